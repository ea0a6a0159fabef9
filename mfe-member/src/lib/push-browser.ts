import type { PushAddress } from '@croupier/contracts';

/**
 * `none`: this browser cannot be told; `blocked`: the member has forbidden the site to tell them; `coming`: the
 * site's worker is not here yet.
 */
export type PushSupport = 'ready' | 'none' | 'blocked' | 'coming';

/** A browser that knows no push tells nobody, and neither does a site whose worker is not there. */
export async function pushSupport(): Promise<PushSupport> {
  const knows = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  if (!knows) return 'none';
  if (!(await workerOfSite())) return 'coming';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** SHA-256 of this browser's endpoint in hex, as the platform knows it; `null` while it has none. */
export async function ownMark(): Promise<string | null> {
  const subscription = await (await workerOfSite())?.pushManager.getSubscription();
  return subscription ? markOf(subscription.endpoint) : null;
}

/**
 * The address of this browser, subscribed with the platform's key; the browser asks the member first, so this is
 * called by nothing but what they press. `null` where they say no. Rejects where the push service cannot be had.
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

/** A first page registers its worker when it has nothing else to do: whoever asked before then asks again. */
export function whenWorkerCame(tell: () => void): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(tell);
}

async function workerOfSite(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration('/');
}

/** The platform's key has changed: its letters would not be taken any more. */
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
