/** The address of a table's socket, and the socket that was opened before the page had come. */

import { stored } from '$base/local-storage';
import { preferredLanguage } from '$base/preferred-language';

export interface Reader {
  language: string;
  /** The length of what is said. */
  length: string;
  /** The numbers of the last entry and of the last message of the talk received. */
  entry: number | null;
  talk: number;
  /** True if it needs the actions alone. */
  followsActions: boolean;
}

/** A socket with what it has heard while nobody listened. */
interface Opened {
  socket: WebSocket;
  early: MessageEvent<string>[];
}

let first: (Opened & { address: string; stop: () => void }) | null = null;

/** Opens the socket of a table while the scripts that will show it are on their way. */
export function askFirst(table: string): void {
  const reader = {
    language: preferredLanguage(),
    length: stored('speech') ?? 'short',
    entry: null,
    talk: 0,
    followsActions: false,
  };
  const address = socketAddress(table, reader);
  const socket = new WebSocket(address);
  const early: MessageEvent<string>[] = [];
  const keep = (message: MessageEvent<string>) => void early.push(message);
  socket.addEventListener('message', keep);
  first = { address, socket, early, stop: () => socket.removeEventListener('message', keep) };
}

/** The socket of an address: the first one, if it is still good for it, or a new one. */
export function openSocket(address: string): Opened {
  const asked = first;
  first = null;
  asked?.stop();
  if (asked?.address === address && asked.socket.readyState <= WebSocket.OPEN) return asked;
  asked?.socket.close();
  return { socket: new WebSocket(address), early: [] };
}

/** The address of a table's socket, from the last entry and the last message of the talk on. */
export function socketAddress(table: string, reader: Reader): string {
  const server = location.origin.replace('http', 'ws');
  const parts = reader.followsActions ? 'changes&actions' : 'changes';
  const { language, length, entry, talk } = reader;
  return `${server}/api/tables/${table}/socket?${parts}&language=${language}&length=${length}&talk=${talk}&from=${entry ?? ''}`;
}
