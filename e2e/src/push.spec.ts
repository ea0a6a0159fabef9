import type { CDPSession, Page } from '@playwright/test';
import type { PushLetter } from '@croupier/contracts';
import { expect, padma, test, visit } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const letter: PushLetter = {
  title: 'আপনার টিকিট জিতেছে',
  text: '৳২৫০.৫০ আপনার ব্যালেন্সে যোগ হয়েছে।',
  language: 'bn',
  to: '/?centre=member-centre&page=personalHistoryCopy',
  tag: 'win',
};

test('what the platform pushes shows as a notification, a later one of a kind in place of the earlier', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: padma });
  await visit(page, `${padma}/help`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const browser = await context.newCDPSession(page);
  const registrationId = await registrationOf(browser);
  const push = (sent: PushLetter) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin: padma,
      registrationId,
      data: JSON.stringify(sent),
    });

  await push(letter);
  await expect.poll(() => shown(page)).toEqual([[letter.title, letter.text, letter.to]]);
  await push({ ...letter, text: '৳৫.০০' });
  await expect.poll(() => shown(page)).toEqual([[letter.title, '৳৫.০০', letter.to]]);
});

/** The browser tells of its workers as soon as it is asked to. */
function registrationOf(browser: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${padma}/`);
      if (own) resolve(own.registrationId);
    });
    browser.send('ServiceWorker.enable').catch(reject);
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, data }) => [title, body, data.to]);
  });
