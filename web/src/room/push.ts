/** Notices of the browser when no page is open: asking for them, and giving them up. */

import type { PushOffer } from '$api/generated/wire';
import { request } from '$api/http';
import { keepHouse } from '$base/service-worker';

export type PushState = 'impossible' | 'blocked' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'impossible';
  }
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/** Asks the person, then the push service; to be called on a press only. */
export async function switchOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await keepHouse();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await request<PushOffer>('/push');
  await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await renew();
  return pushState();
}

/** Tells the server of this browser again, in the language of now and for who uses it now. */
export async function renew(): Promise<void> {
  const { endpoint, keys } = (await subscription())?.toJSON() ?? {};
  if (!endpoint || !keys) return;
  await request('/push', { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } });
}

export async function switchOff(): Promise<PushState> {
  const given = await subscription();
  if (given) {
    await request('/push/end', { endpoint: given.endpoint });
    await given.unsubscribe();
  }
  return pushState();
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
