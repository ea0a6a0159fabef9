declare const self: ServiceWorkerGlobalScope;

/**
 * Removes the worker and all its caches from the browser. The worker is removed immediately, also under open
 * pages: it answers no request, so that the pages use the network from then on.
 */
export function retire(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
