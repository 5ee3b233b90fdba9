/** The parts that the first picture of a page does without: they come when it has time for them. */

/** The wait for a page that never rests, in milliseconds. */
const PATIENCE = 500;

/** Brings something when what there is has been drawn and the page rests. */
export async function later<Brought>(bring: () => Promise<Brought>): Promise<Brought> {
  await rest();
  return bring();
}

function rest(): Promise<void> {
  return new Promise((done) => {
    // Not every browser tells when it rests.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => done(), { timeout: PATIENCE });
    else setTimeout(done, PATIENCE);
  });
}

/** Lets the page do what is waiting, before more work is done. */
export function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}
