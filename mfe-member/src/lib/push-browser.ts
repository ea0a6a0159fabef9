import type { PushAddress } from '@croupier/contracts';

/**
 * `none`: this browser has no push; `blocked`: the member has blocked notifications of the site; `coming`:
 * the site's worker is not ready yet.
 */
export type PushSupport = 'ready' | 'none' | 'blocked' | 'coming';

/** Push needs a browser that supports it and a site with a worker. */
export async function pushSupport(): Promise<PushSupport> {
  const knows = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  if (!knows) return 'none';
  if (!(await workerOfSite())) return 'coming';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/**
 * SHA-256 of this browser's endpoint in hex, the platform's id of this browser; `null` while there is no
 * endpoint.
 */
export async function ownMark(): Promise<string | null> {
  const subscription = await (await workerOfSite())?.pushManager.getSubscription();
  return subscription ? markOf(subscription.endpoint) : null;
}

/**
 * The endpoint of this browser, subscribed with the platform's key; the browser asks the member first, so
 * call this only on a press. `null` if the member refuses. Rejects if the push service is unavailable.
 */
export async function subscribe(key: string): Promise<PushAddress | null> {
  const worker = await workerOfSite();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const before = await worker.pushManager.getSubscription();
  if (before && !isOfKey(before, key)) await before.unsubscribe();
  const { endpoint, keys } = (
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

export async function unsubscribe(): Promise<void> {
  await (await (await workerOfSite())?.pushManager.getSubscription())?.unsubscribe();
}

/** On a first visit the page registers its worker when idle: earlier callers must query again. */
export function waitForWorker(onReady: () => void): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(onReady);
}

async function workerOfSite(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration('/');
}

/** After a change of the platform's key, the push service would reject its messages. */
function isOfKey({ options }: PushSubscription, key: string): boolean {
  const used = options.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

async function markOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
