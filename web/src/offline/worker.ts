/** The worker of a table on this device: the rules, the words and the bots, beside the page. */

import type { ServerMessage } from '$api/generated/wire';
import { CoreModule } from '$engine/core-module';
import { formatterOf, type Voice } from '$engine/telling';
import { LocalTable, type Modules } from './local-table';
import type { LocalLog } from './log';
import type { Beginning, FromWorker, ToWorker, Wording } from './messages';

/** People follow more easily when a bot takes a moment. */
const BOT_PAUSE_MILLISECONDS = 700;

let begun: { modules: Modules; log: LocalLog } | null = null;
let voice: Voice | null = null;
let table: LocalTable | null = null;
let botWaits = false;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'begin':
      begin(data);
      break;
    case 'words':
      speak(data);
      break;
    case 'message': {
      if (!table) return;
      const before = table.log.actions.length;
      const answer = table.obey(data.message);
      if (answer) keepThen([answer]);
      else if (data.message.type !== 'language') tellNews(before);
      break;
    }
  }
});

function begin({ log, game, players }: Beginning): void {
  begun = { log, modules: { game: new CoreModule(game), players: new CoreModule(players) } };
  open();
}

function speak({ language, messages, length }: Wording): void {
  voice = { words: formatterOf(language, messages), length };
  if (!table) return open();
  table.speak(voice);
  tell(table.snapshot());
}

function open(): void {
  if (!begun || !voice || table) return;
  try {
    table = new LocalTable(begun.modules, begun.log, voice);
  } catch {
    post({ kind: 'broken' });
    return;
  }
  table.draw();
  const snapshot = table.snapshot();
  keepThen([snapshot]);
  letBotsAct();
}

function tellNews(before: number): void {
  if (!table) return;
  const news = table.log.actions.length < before ? table.snapshot() : table.entries(before);
  keepThen([news]);
  letBotsAct();
}

function letBotsAct(): void {
  if (botWaits || !table?.isBotsTurn) return;
  botWaits = true;
  setTimeout(() => {
    botWaits = false;
    if (!table?.isBotsTurn) return;
    const before = table.log.actions.length;
    table.think();
    tellNews(before);
  }, BOT_PAUSE_MILLISECONDS);
}

function keepThen(then: ServerMessage[]): void {
  if (table) post({ kind: 'log', log: table.log, then });
}

function tell(message: ServerMessage): void {
  post({ kind: 'message', message });
}

function post(message: FromWorker): void {
  postMessage(message);
}
