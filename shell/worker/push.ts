import type { PushMessage } from '@croupier/contracts';

declare const self: ServiceWorkerGlobalScope;

const icon = '/icons/192.png';

/** Shows the platform's push messages to a member while no page is open, and opens their address. */
export function listenForPush(): void {
  self.addEventListener('push', (event) => {
    const message: PushMessage | undefined = event.data?.json();
    if (message) event.waitUntil(show(message));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(addressIn(event.notification)));
  });
}

function show({ title, text, language, to, tag }: PushMessage): Promise<void> {
  return self.registration.showNotification(title, {
    body: text,
    lang: language,
    dir: 'auto',
    icon,
    badge: icon,
    tag,
    data: { to },
  });
}

/** Accepts only addresses of this site. */
function addressIn({ data }: Notification): string {
  const { origin } = self.location;
  const to = new URL(String(data?.to ?? '/'), origin);
  return to.origin === origin ? to.href : origin;
}

/** Focuses a window that already shows the address; other windows keep their page. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
