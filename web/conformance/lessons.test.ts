/**
 * A page plays lessons as the library does. `tests/wasm` writes what is answered and runs this.
 */

import { test } from 'vitest';
import type { LessonScript } from '$api/generated/wire';
import { lessonAfter, type LessonView } from '$learn/course';
import { compare, type Written } from './exercises';
import { written } from './written';

const all = written('DOMINIUM_LESSONS') as Written<LessonScript, LessonView>[];

test.each(all.map((one) => [one.script.lesson, one.language, one] as const))(
  '%s in %s',
  (_name, _language, one) => compare(one, lessonAfter),
);
