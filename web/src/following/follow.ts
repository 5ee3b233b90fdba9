/** The change from a table that the server words to one that the page plays again by itself. */

import type { TableWire } from '$api/socket';
import { language } from '$base/i18n.svelte';
import { MODULES } from '$engine/addresses';
import { compiledModule } from '$engine/compiled';
import { CoreModule } from '$engine/core-module';
import { formatterFor } from '$engine/formatters';
import { Following, type Session } from './following';

export async function follow(wire: TableWire, session: Session): Promise<void> {
  const [compiled] = await Promise.all([
    compiledModule(MODULES.kingdom.game),
    formatterFor('kingdom', language()),
  ]);
  wire.listener = new Following(wire, session, new CoreModule(compiled));
  wire.send({ type: 'follow_actions' });
}
