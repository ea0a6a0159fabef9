import { webcrypto } from 'node:crypto';
import type { PushSettings } from '@croupier/contracts';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { PushChoice } from './push-choice.tsx';

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
/** SHA-256 of the endpoint. */
const mark = 'bd2955d9358211897f78d42e9dff9f33dbad8c59ed1707b478b5be3a8fdebfbf';
const keys = { p256dh: 'BPublic', auth: 'secret' };

interface Browser {
  permission: NotificationPermission;
  isSubscribed: boolean;
  asked: number;
  hasWorker: boolean;
  /** Resolves when the worker is ready. */
  worker: Promise<void>;
}

/** Browser features that the test DOM lacks: the permission and the push service. */
function standIn(overrides: Partial<Browser> = {}): Browser {
  const browser: Browser = {
    permission: 'default',
    isSubscribed: false,
    asked: 0,
    hasWorker: true,
    worker: Promise.resolve(),
    ...overrides,
  };
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      browser.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    subscribe: async () => {
      browser.isSubscribed = true;
      return subscription;
    },
  };
  const notification = {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      if (browser.permission === 'default') browser.permission = 'granted';
      return browser.permission;
    },
  };
  define(window, 'Notification', notification);
  define(window, 'PushManager', function PushManager() {});
  define(crypto, 'subtle', webcrypto.subtle);
  const worker = { pushManager };
  define(navigator, 'serviceWorker', {
    getRegistration: async () => (browser.hasWorker ? worker : undefined),
    ready: browser.worker,
  });
  return browser;
}

const lent: (() => void)[] = [];
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  lent.push(() => Reflect.deleteProperty(target, name));
}
afterEach(() => {
  for (const giveBack of lent.splice(0)) giveBack();
});

async function renderChoice(settings: Partial<PushSettings> = {}) {
  let stored: PushSettings = { key: 'BKey', browsers: [], ...settings };
  return renderInHost(<PushChoice />, {
    session: aSession(),
    language: 'es',
    texts: { 'mfe-member': remote.texts },
    answers: {
      pushSettings: () => stored,
      savePushBrowser: ({ kinds, language }) => {
        stored = { ...stored, browsers: [{ mark, kinds, language }] };
        return stored;
      },
      dropPush: () => {
        stored = { ...stored, browsers: [] };
        return stored;
      },
    },
  });
}

const wins = () => screen.findByRole('switch', { name: 'Premios' });
const news = () => screen.findByRole('switch', { name: 'Novedades y avisos' });

test('the page asks for no permission on arrival; the first choice asks the browser, then the platform is notified', async () => {
  const user = userEvent.setup();
  const browser = standIn();
  const { called } = await renderChoice();
  await waitFor(async () => expect(await wins()).toBeEnabled());
  expect(browser).toMatchObject({ asked: 0, isSubscribed: false });
  await user.click(await wins());
  await waitFor(async () => expect(await wins()).toBeChecked());
  expect(browser).toMatchObject({ asked: 1, isSubscribed: true });
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'savePushBrowser',
      input: { endpoint, keys, language: 'es', kinds: ['wins'] },
    }),
  );
});

test('a second kind is added to the first; turning the last one off ends the subscription in browser and platform', async () => {
  const user = userEvent.setup();
  const browser = standIn({ permission: 'granted', isSubscribed: true });
  const { called } = await renderChoice({ browsers: [{ mark, kinds: ['wins'], language: 'es' }] });
  await waitFor(async () => expect(await wins()).toBeChecked());
  await user.click(await news());
  await waitFor(async () => expect(await news()).toBeChecked());
  await user.click(await wins());
  await waitFor(async () => expect(await wins()).not.toBeChecked());
  await waitFor(async () => expect(await news()).toBeEnabled());
  await user.click(await news());
  await waitFor(async () => expect(await news()).not.toBeChecked());
  const sent = called.filter(({ name }) => name === 'savePushBrowser').map(({ input }) => input);
  expect(sent).toMatchObject([{ kinds: ['wins', 'news'] }, { kinds: ['news'] }]);
  expect(called).toContainEqual(expect.objectContaining({ name: 'dropPush', input: { mark } }));
  expect(browser.isSubscribed).toBe(false);
});

test('the choices of the member’s other browser are not selected here', async () => {
  standIn();
  await renderChoice({
    browsers: [{ mark: 'f'.repeat(64), kinds: ['wins', 'news'], language: 'es' }],
  });
  await waitFor(async () => expect(await wins()).toBeEnabled());
  expect(await wins()).not.toBeChecked();
});

test('a browser that blocks notifications of the site shows where to allow them', async () => {
  standIn({ permission: 'denied' });
  await renderChoice();
  expect(await screen.findByText(/están bloqueadas en tu navegador/)).toBeVisible();
  expect(await wins()).toBeDisabled();
});

test('a browser without push shows a message, and instructions for a phone', async () => {
  await renderChoice();
  expect(await screen.findByText(/añade antes el sitio a la pantalla de inicio/)).toBeVisible();
  expect(await wins()).toBeDisabled();
});

test('a refused permission leaves all kinds off', async () => {
  const user = userEvent.setup();
  const browser = standIn();
  const { called } = await renderChoice();
  await waitFor(async () => expect(await wins()).toBeEnabled());
  browser.permission = 'denied';
  await user.click(await wins());
  expect(await screen.findByText(/están bloqueadas en tu navegador/)).toBeVisible();
  expect(await wins()).not.toBeChecked();
  expect(called.map(({ name }) => name)).not.toContain('savePushBrowser');
});

test('the choice is enabled when the worker becomes ready after the page', async () => {
  let come: () => void = () => undefined;
  const worker = new Promise<void>((resolve) => (come = resolve));
  const browser = standIn({ hasWorker: false, worker });
  await renderChoice();
  expect(await screen.findByText(/Estamos preparando este navegador/)).toBeVisible();
  browser.hasWorker = true;
  come();
  await waitFor(async () => expect(await wins()).toBeEnabled());
});
