import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aRemote } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';
import type { Versions } from './version-watch.ts';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });
const games = aModule('mfe-games', {
  routes: [
    { path: '/rng', page: 'lobby', title: inAll('Slots') },
    { path: '/game', page: 'game', title: inAll('Game'), frame: 'bare' },
  ],
});
const Page = () => <h1>Here</h1>;
const loadRemote = async () =>
  aRemote({ pages: { lobby: async () => ({ Page }), game: async () => ({ Page }) } });

const same: Versions = { scripts: [], modules: ['mfe-games@1.0.0'] };
const newer: Versions = { scripts: [], modules: ['mfe-games@1.1.0'] };

async function aPage(path: string, fresh: Versions | null) {
  const reload = jest.fn();
  const page = await renderShell({
    site: { modules: [games] },
    path,
    loadRemote,
    freshVersions: async () => fresh,
    reload,
  });
  const change = () =>
    act(async () => void page.stream.latest.emit('site.changed', { brand: 'padma' }));
  return { reload, change };
}

const notice = () => screen.queryByText('A newer version of the site is ready.');

async function goTo(path: string): Promise<void> {
  act(() => window.history.pushState(null, '', path));
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
}

test('a change that does not affect this visitor’s modules is ignored', async () => {
  const { change } = await aPage('/rng', same);
  await change();
  expect(notice()).not.toBeInTheDocument();
});

test('a newer release is announced, and loaded when the visitor accepts', async () => {
  const { change, reload } = await aPage('/rng', newer);
  expect(notice()).not.toBeInTheDocument();
  await change();
  expect(notice()).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('otherwise it is loaded with the next navigation', async () => {
  const { change, reload } = await aPage('/rng', newer);
  await change();
  await goTo('/');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a visitor in a game sees no notice until they leave the game', async () => {
  const { change, reload } = await aPage('/game', newer);
  await change();
  expect(notice()).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await goTo('/rng');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failed check shows nothing', async () => {
  const { change } = await aPage('/rng', null);
  await change();
  expect(notice()).not.toBeInTheDocument();
});
