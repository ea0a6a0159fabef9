import { writeGameIndex } from '@croupier/contracts';
import { renderInHost } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { aGame, aGameId, aLane, listOf } from '../testing/makers.ts';
import { LobbyPage } from './lobby-page.tsx';

const games = Array.from({ length: 600 }, (_, place) => ({
  ...aGame({
    nodeId: aGameId(`game${String(place).padStart(6, '0')}`),
    title: place === 431 ? 'Midnight Harbour' : `River Lotus ${place}`,
    gameClassify: place % 2 ? 'cascade' : 'video-slot',
    minBet: place % 3 ? '5.00' : '20.00',
    isHot: place < 4,
  }),
  category: 'RNG' as const,
}));

let served = 0;

async function openWhole(path = '/rng') {
  const version = `v${(served += 1)}`;
  const host = await renderInHost(<LobbyPage />, {
    path,
    texts: { 'mfe-games': remote.texts },
    answers: {
      gameCategories: [aLane({ games: games.length })],
      gameClassifies: [
        { gameClassify: 'video-slot', games: 300 },
        { gameClassify: 'cascade', games: 300 },
      ],
      hotGames: [],
      winners: [],
      gameList: listOf(games.slice(0, 18), games.length),
      gameIndex: { version, total: games.length },
      gameIndexFile: writeGameIndex(games),
    },
  });
  const search = screen.getByRole('searchbox');
  await userEvent.click(search);
  // The filter by stake needs the index: when the filter is shown, the whole lobby has loaded.
  const sheet = await openFilters();
  await sheet.findByRole('radiogroup', { name: 'Least stake' });
  await userEvent.click(sheet.getByRole('button', { name: 'Show the games' }));
  await userEvent.click(search);
  return { ...host, search };
}

async function openFilters() {
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

const cards = () => within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem');

// Every card counts as visible: hidden cards render only when idle, and a busy machine has little idle time.
beforeAll(() => Object.assign(window, { innerHeight: 4_000 }));

test('six hundred games are one list that renders only the visible rows', async () => {
  await openWhole();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(cards().length).toBeLessThan(80);
  expect(cards()[0]).toHaveAttribute('aria-setsize', '600');
});

test('a name with a wrong letter is found immediately, without a call', async () => {
  const { search, called } = await openWhole();
  const before = called.filter(({ name }) => name === 'gameList').length;
  await userEvent.type(search, 'midnigt harbor');
  await screen.findByText('1 game');
  expect(cards()).toHaveLength(1);
  expect(cards()[0]).toHaveTextContent('Midnight Harbour');
  expect(called.filter(({ name }) => name === 'gameList')).toHaveLength(before);
});

test('a name that no game has offers the nearest, and a press searches for one of them', async () => {
  const { search } = await openWhole();
  await userEvent.type(search, 'mydnite harbr');
  expect(await screen.findByText('No game called “mydnite harbr”')).toBeVisible();
  const nearest = screen.getByRole('region', { name: 'Did you mean one of these?' });
  expect(within(nearest).getAllByRole('button').length).toBeLessThanOrEqual(5);
  await userEvent.click(within(nearest).getByRole('button', { name: 'Midnight Harbour' }));
  expect(search).toHaveValue('Midnight Harbour');
  await screen.findByText('1 game');
});

test.each(['zzzz', 'qqqq', '%%%%'])('“%s” finds nothing', async (text) => {
  const { search } = await openWhole();
  await userEvent.type(search, text);
  expect(await screen.findByText(`No game called “${text}”`)).toBeVisible();
});

test('sort and stake filter together, and the count follows', async () => {
  await openWhole();
  const sheet = await openFilters();
  await userEvent.click(sheet.getByRole('radio', { name: /Cascades/ }));
  await screen.findByText('300 games');
  await userEvent.click(sheet.getByRole('radio', { name: /up to ৳5.00/ }));
  await screen.findByText('200 games');
  await userEvent.click(sheet.getByRole('button', { name: 'Show the games' }));
  expect(screen.getByRole('button', { name: 'Filters 2' })).toBeVisible();
  const again = await openFilters();
  await userEvent.click(again.getByRole('button', { name: 'Show everything again' }));
  await screen.findByText('600 games');
});

test('every step of the least stake is shown, and one that no game has cannot be chosen', async () => {
  await openWhole();
  const sheet = await openFilters();
  const steps = within(sheet.getByRole('radiogroup', { name: 'Least stake' }));
  const [any, ...rest] = steps.getAllByRole('radio');
  expect(any).toBeChecked();
  expect(rest.map((step) => step.getAttribute('value'))).toEqual(['1', '5', '10', '50', '75']);
  expect(rest.map((step) => step.matches(':disabled'))).toEqual([true, false, false, false, false]);
});

test('the hot tab contains the hot games of the index', async () => {
  await openWhole('/rng?page=hot');
  await screen.findByText('4 games');
  expect(cards()).toHaveLength(4);
});
