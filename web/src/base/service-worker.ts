/** The worker that keeps the house on this device, and shows notices. */

const ADDRESS = '/service-worker.js';

/** Has the house kept from now on; it is when this has been answered. */
export async function keepHouse(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(ADDRESS);
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}
