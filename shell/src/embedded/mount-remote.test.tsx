import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aRemote, aSite } from '../testing/makers.ts';
import { mountOf } from './mount-remote.tsx';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });
const games = aModule('mfe-games', {
  routes: [{ path: '/rng', page: 'lobby', title: inAll('Slots') }],
});
const Page = () => <h1>Slots of the house</h1>;
const remote = aRemote({ pages: { lobby: async () => ({ Page }) } });
const page = `<meta name="site-signature" content="x"><script type="application/json" id="site">${JSON.stringify(aSite({ session: null }))}</script>`;

let isAway = false;
beforeEach(() => {
  isAway = false;
  document.documentElement.lang = 'es';
  document.body.innerHTML = '<section id="place"></section>';
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as never;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, {
    EventSource: class extends EventTarget {
      close = () => undefined;
    },
    fetch: async () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return { text: async () => page };
    },
  });
});
afterEach(() => jest.restoreAllMocks());

async function mounted() {
  const element = document.getElementById('place');
  if (!element) throw new Error('the page has no place');
  const shown = await act(() =>
    mountOf(remote, games)(element, { platform: '/croupier', show: { path: '/rng' } }),
  );
  return { element, shown };
}

test('a mounted remote is shown in its element, and unmounting empties the element', async () => {
  const { element, shown } = await mounted();
  expect(await screen.findByRole('heading', { name: 'Slots of the house' })).toBeVisible();
  expect(await shown.shown).toBe(shown.page);
  act(() => shown.unmount());
  expect(element).toBeEmptyDOMElement();
});

test('while the platform is unreachable the place shows an error in the language of the page, and recovers', async () => {
  isAway = true;
  const { shown } = await mounted();
  expect(shown.page).toBeNull();
  expect(await screen.findByRole('alert')).toHaveAttribute('role', 'alert');
  expect(document.querySelector('[data-croupier]')).toHaveAttribute('lang', 'es');

  isAway = false;
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Slots of the house' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await shown.shown).toBe(shown.page);
  act(() => shown.unmount());
});

test('a place that is unmounted while the platform is unreachable stays empty', async () => {
  isAway = true;
  const { element, shown } = await mounted();
  act(() => shown.unmount());
  expect(element).toBeEmptyDOMElement();
});
