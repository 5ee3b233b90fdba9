/** SHA-256 and its texts, for whatever shows that the deal was fair. */

/** Browsers compute only where nobody on the way can have changed the page. */
export function canCompute(): boolean {
  return (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
}

/** The SHA-256 of a text or of bytes, as hexadecimal digits. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? encoded(data) : data;
  return hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
}

export async function hmacKey(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

export async function signed(key: CryptoKey, message: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign('HMAC', key, encoded(message));
}

export function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexadecimal(data: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
