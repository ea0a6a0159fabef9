declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the worker out of the browser, and everything that it kept. It goes at once, beneath open pages too:
 * it answers nothing, so that they ask the network from then on.
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
