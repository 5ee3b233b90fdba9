/** The room of a table where people play together. */

import HelpPanel from '$table/HelpPanel.svelte';
import { RoomSession } from '$table/room-session.svelte';
import Aside from './Aside.svelte';
import Head from './Head.svelte';
import SettingsPanel from './SettingsPanel.svelte';
import UndoButton from './UndoButton.svelte';

export class TableRoom extends RoomSession {
  readonly Head: RoomSession['Head'] = Head;
  readonly UndoButton: RoomSession['UndoButton'] = UndoButton;
  readonly Aside: RoomSession['Aside'] = Aside;
  readonly Help = HelpPanel;
  readonly Settings = SettingsPanel;
}
