import { CallFailed } from '@croupier/client';
import type { GameQuery } from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { remote } from '../remote.tsx';
import { aGame, aGameId, aVendor, listOf } from '../testing/makers.ts';
import { LobbyPage } from './lobby-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p aria-label="address">{pathname + search}</p>;
}

const openLobby = (answers: HostOptions['answers'], options: HostOptions = {}) =>
  renderInHost([<LobbyPage key="page" />, <Address key="address" />], {
    path: '/rng',
    texts: { 'mfe-games': remote.texts },
    ...options,
    answers: { gameVendors: [aVendor()], ...answers },
  });

const river = aGame();
const gold = aGame({
  nodeId: aGameId('gold00000001'),
  title: 'Monsoon Gold',
  art: 'monsoon_gold',
  minBet: '10.00',
  rtp: 96.88,
  isHot: true,
});

test('a card says the name, the return and the least stake', async () => {
  await openLobby({ gameList: listOf([river]) });
  const card = await screen.findByRole('link', { name: /River Lotus/ });
  expect(card).toHaveTextContent('RTP 96.38%');
  expect(card).toHaveTextContent('৳5.00');
});

test('what is typed is searched for once the typing rests', async () => {
  const { called } = await openLobby({
    gameList: ({ gameName }: GameQuery) => listOf(gameName ? [gold] : [river, gold]),
  });
  await screen.findByRole('link', { name: /River Lotus/ });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'monz');
  await screen.findByText('1 game');
  expect(screen.queryByRole('link', { name: /River Lotus/ })).toBeNull();
  const asked = called
    .filter(({ name }) => name === 'gameList')
    .map(({ input }) => JSON.stringify(input));
  expect([...new Set(asked)]).toEqual([
    '{"gameType":"RNG","pageNo":1}',
    '{"gameType":"RNG","pageNo":1,"gameName":"monz"}',
  ]);
});

test('a name that no game has is said back, with what to try', async () => {
  await openLobby({ gameList: ({ gameName }: GameQuery) => listOf(gameName ? [] : [river]) });
  await userEvent.type(screen.getByRole('searchbox'), 'poker');
  expect(await screen.findByText('No game called “poker”')).toBeVisible();
});

test('a kind without games says so and leads to the slots', async () => {
  await openLobby({ gameList: listOf([]) }, { path: '/fish' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
  expect(await screen.findByText('No games of this kind yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the slots' })).toHaveAttribute('href', '/rng');
});

test('a failure stays in its place and can be tried again', async () => {
  let isDown = true;
  await openLobby({
    gameList: () => {
      if (isDown) throw new CallFailed({ code: 'unavailable' });
      return listOf([river]);
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /River Lotus/ })).toBeVisible();
});

test('more games come below the ones that are there', async () => {
  const page = (pageNo: number) =>
    Array.from({ length: pageNo === 1 ? 15 : 2 }, (_, index) =>
      aGame({ nodeId: aGameId(`page${pageNo}game${index}000`), title: `Game ${pageNo}-${index}` }),
    );
  await openLobby({ gameList: ({ pageNo = 1 }: GameQuery) => listOf(page(pageNo), 17) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Game 2-1/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Game 1-0/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the hot tab shows the hot games of this kind and stands in the address', async () => {
  await openLobby({
    gameList: listOf([river, gold]),
    hotGames: [gold, aGame({ nodeId: aGameId('reef00000001'), title: 'Reef', gameType: 'FISH' })],
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(await screen.findByRole('link', { name: /Monsoon Gold/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Reef|River/ })).toBeNull();
  expect(screen.getByLabelText('address')).toHaveTextContent('/rng?page=hot');
});

test('a vendor narrows the list', async () => {
  const { called } = await openLobby({ gameList: listOf([river]) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Croupier Studio' }));
  expect(called.at(-1)?.input).toEqual({ gameType: 'RNG', pageNo: 1, vassalage: 'STUDIO' });
});

test('a visitor is asked to sign in, and the game opens by itself afterwards', async () => {
  const { said, host } = await openLobby({ gameList: listOf([river]) });
  await userEvent.click(await screen.findByRole('link', { name: /River Lotus/ }));
  expect(said.at(-1)).toMatchObject({ topic: 'sign-in.requested', payload: { reason: 'play' } });
  expect(screen.getByLabelText('address')).toHaveTextContent('/rng');
  act(() => host.publish('session.changed', aSession()));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/game?nodeId=${river.nodeId}`);
});

test('a member goes straight to the game, also when another module asks for it', async () => {
  const { host } = await openLobby({ gameList: listOf([river]) }, { session: aSession() });
  await screen.findByRole('link', { name: /River Lotus/ });
  act(() => host.publish('game.launch-requested', { nodeId: gold.nodeId }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/game?nodeId=${gold.nodeId}`);
});

test.each([
  ['bn', 'স্লট'],
  ['es', 'Tragaperras'],
  ['ar', 'السلوتس'],
] as const)('the lobby speaks %s', async (language, title) => {
  await openLobby({ gameList: listOf([river]) }, { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
