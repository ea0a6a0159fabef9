import type { CDPSession, Page } from '@playwright/test';
import type { PushMessage } from '@croupier/contracts';
import { browserOptions } from './browsers.ts';
import { expect, padma, test, visit } from './visitor.ts';

test.use({ serviceWorkers: 'allow', launchOptions: browserOptions });

const message: PushMessage = {
  title: 'আপনার টিকিট জিতেছে',
  text: '৳২৫০.৫০ আপনার ব্যালেন্সে যোগ হয়েছে।',
  language: 'bn',
  to: '/?centre=member-centre&page=personalHistoryCopy',
  tag: 'win',
};

test('a push message shows as a notification, a later one of the same kind replaces it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: padma });
  await visit(page, `${padma}/help`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const browser = await context.newCDPSession(page);
  const registrationId = await registrationOf(browser);
  const push = (sent: PushMessage) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin: padma,
      registrationId,
      data: JSON.stringify(sent),
    });

  await expect.poll(() => delivered(page, () => push(message))).toBe(1);
  expect(await shown(page)).toEqual([[message.title, message.text, message.to]]);
  await push({ ...message, text: '৳৫.০০' });
  await expect.poll(() => shown(page)).toEqual([[message.title, '৳৫.০০', message.to]]);
});

test('a click on a notification opens its page, and no open window is navigated away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: padma });
  await visit(page, `${padma}/help`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the page has no worker');
  const browser = await context.newCDPSession(page);
  const registrationId = await registrationOf(browser);
  const push = () =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin: padma,
      registrationId,
      data: JSON.stringify(message),
    });
  await expect.poll(() => delivered(page, push)).toBe(1);

  // A test cannot click a notification; this records the worker’s requests to the browser instead.
  await worker.evaluate(pressed);
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'opened')))
    .toEqual([padma + message.to]);
  await expect.poll(async () => (await shown(page)).length).toBe(0);
  await expect(page).toHaveURL(`${padma}/help`);
});

/** Code for the worker, whose globals differ from a page's. */
const pressed = `(async () => {
  self.opened = [];
  const openWindow = { value: async (address) => void self.opened.push(address) };
  Object.defineProperty(self.clients, 'openWindow', openWindow);
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})()`;

/** The browser reports its workers as soon as the domain is enabled. */
function registrationOf(browser: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${padma}/`);
      if (own) resolve(own.registrationId);
    });
    browser.send('ServiceWorker.enable').catch(reject);
  });
}

/**
 * Sends a push message unless one is shown, and returns the number shown. The protocol accepts a
 * message without an error while the worker is not yet ready for it, and then drops it.
 */
async function delivered(page: Page, push: () => Promise<unknown>): Promise<number> {
  if ((await shown(page)).length === 0) await push();
  return (await shown(page)).length;
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, data }) => [title, body, data.to]);
  });
