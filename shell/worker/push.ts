import type { PushMessage } from '@croupier/contracts';

declare const self: ServiceWorkerGlobalScope;

const icon = '/icons/192.png';

/** Shows what the platform tells a member while no page is open, and leads to it. */
export function listenForPush(): void {
  self.addEventListener('push', (event) => {
    const letter: PushMessage | undefined = event.data?.json();
    if (letter) event.waitUntil(show(letter));
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

/** An address of this site and of no other. */
function addressIn({ data }: Notification): string {
  const { origin } = self.location;
  const to = new URL(String(data?.to ?? '/'), origin);
  return to.origin === origin ? to.href : origin;
}

/** A window that shows it already comes to the front; no other is taken from what it shows. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
