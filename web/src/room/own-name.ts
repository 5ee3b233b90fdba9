/** The name by which their own pages call people who never gave one. */

import type { SeatView } from '$api/generated/wire';
import { text } from '$base/i18n.svelte';

/** True of the own seat of somebody whom the others see under a name that nobody chose. */
export function isUnnamed({ name, you }: Pick<SeatView, 'name' | 'you'>): boolean {
  return you && name === text('web-somebody');
}
