import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { plainNumbers } from '$base/plain-numbers';

const NUMBERS = [-1234567, -12, -1, 0, 1, 9, 48, 1000, 1234567, 0.5, -2.25, 1234.5];

it.each(['cs', 'sk', 'pl', 'en'])('writes numbers as %s does, without groups', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource('number = { $number }'));
  const pattern = bundle.getMessage('number')?.value ?? '';
  const rules = new Intl.NumberFormat(language, { useGrouping: false });
  for (const number of NUMBERS)
    expect(bundle.formatPattern(pattern, plainNumbers({ number }))).toBe(rules.format(number));
});
