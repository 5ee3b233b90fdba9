// A client of the HTTP API for Node: it plays a game against a bot and fetches its record.
//
//     DOMINIUM_TOKEN=dominium_… node play.mjs https://dominium.example [anybody]
//
// The token needs the scopes play, watch and read. With anybody it waits for a player at an open
// table, as a bot does: its token has the scope bot too. It takes any legal action.

const base = `${process.argv[2].replace(/\/$/, '')}/api/v1`;
const headers = {
  Authorization: `Bearer ${process.env.DOMINIUM_TOKEN}`,
  'Content-Type': 'application/json',
};

/** Returns the response to a request; with a body it is a POST. */
async function ask(path, body) {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(base + path, { headers, ...sent });
  // The table may have gone on meanwhile, as its stream tells.
  const isGood = response.ok || response.status === 409;
  if (!isGood) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

const answer = async (path, body) => (await ask(path, body)).json();

/** Yields the messages of a table as they come; empty lines only say that the server is there. */
async function* messages(table) {
  const { body } = await ask(`/tables/${table}/events`);
  let rest = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}

const { name } = await answer('/me');
const waits = process.argv[3] === 'anybody';
const seats = [{ kind: 'me' }, waits ? { kind: 'friend' } : { kind: 'bot', level: 'easy' }];
const settings = { visibility: waits ? 'open' : 'private' };
const { table } = await answer('/tables', { game: 'kingdomino', my_name: name, seats, settings });

for await (const message of messages(table)) {
  if (message.type === 'refused' || message.status === 'finished') break;
  const legal = message.legal ?? [];
  if (legal.length === 0) continue;
  const { action } = legal[Math.floor(Math.random() * legal.length)];
  const command = { type: 'act', request: 1, ply: message.ply, actions: [action] };
  await answer(`/tables/${table}/commands`, command);
}

const record = await answer(`/tables/${table}/record`);
console.log(`${record.game}: ${record.actions.length} actions`);
