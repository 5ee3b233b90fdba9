/** Sharing of links, by the device where it can, else by its clipboard. */

const PATIENCE_MILLISECONDS = 2000;

interface Shared {
  text: string;
  url: string;
  /** The address of a picture that goes along where the device takes files. */
  picture: string;
}

/** Shares a link; tells whether the device did, or copied it, or can do neither. */
export async function share({
  text,
  url,
  picture,
}: Shared): Promise<'shared' | 'copied' | 'refused'> {
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ text, url, ...(await filesOf(picture)) });
    return 'shared';
  } catch (error) {
    // Whoever thinks better of it has still seen what the device offers.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : copy(url);
  }
}

/** Copies a text; tells whether the device let it. */
export async function copy(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

async function filesOf(picture: string): Promise<{ files?: File[] }> {
  const type = 'image/png';
  if (!navigator.canShare?.({ files: [new File([], 'dominium.png', { type })] })) return {};
  try {
    const answer = await fetch(picture, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    if (!answer.ok) return {};
    return { files: [new File([await answer.blob()], 'dominium.png', { type })] };
  } catch {
    return {};
  }
}
