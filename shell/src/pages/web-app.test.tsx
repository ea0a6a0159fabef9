import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captureInstallOffer } from '../offline/install-offer.ts';
import { renderShell } from '../testing/render-shell.tsx';

beforeAll(captureInstallOffer);
afterEach(() => act(() => void window.dispatchEvent(new Event('appinstalled'))));

/** Simulates the browser's installation prompt. */
function offer(prompt: () => Promise<unknown>): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}

const install = { name: 'Install Padma' };

test('an earlier prompt is available on the app page, and a press shows it once', async () => {
  const user = userEvent.setup();
  let asked = 0;
  const event = offer(async () => (asked += 1));
  expect(event.defaultPrevented).toBe(true);
  await renderShell({ path: '/down' });
  await user.dblClick(await screen.findByRole('button', install));
  expect(asked).toBe(1);
  expect(screen.queryByRole('button', install)).toBeNull();
});

test('a later prompt appears immediately, and disappears when the site is installed', async () => {
  await renderShell({ path: '/down' });
  await screen.findByRole('heading', { name: 'Without a store' });
  expect(screen.queryByRole('button', install)).toBeNull();
  offer(async () => undefined);
  expect(screen.getByRole('button', install)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button', install)).toBeNull();
});

test('a browser that withdraws the prompt causes no error, and may offer it again', async () => {
  const user = userEvent.setup();
  await renderShell({ path: '/down' });
  await screen.findByRole('heading', { name: 'Without a store' });
  offer(() => Promise.reject(new Error('not any more')));
  await user.click(screen.getByRole('button', install));
  expect(screen.queryByRole('button', install)).toBeNull();
  offer(async () => undefined);
  expect(screen.getByRole('button', install)).toBeVisible();
});
