import { CallFailed } from '@croupier/client';
import type { GameQuery } from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { remote } from '../remote.tsx';
import { aGame, aGameId, aLane, aVendor, aWinner, listOf } from '../testing/makers.ts';
import { LobbyPage } from './lobby-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p aria-label="address">{pathname + search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        previous address
      </button>
    </>
  );
}

const openLobby = (answers: HostOptions['answers'], options: HostOptions = {}) =>
  renderInHost([<LobbyPage key="page" />, <Address key="address" />], {
    path: '/rng',
    texts: { 'mfe-games': remote.texts },
    ...options,
    answers: {
      gameCategories: [aLane({ games: 2 })],
      gameClassifies: [],
      hotGames: [],
      winners: [],
      gameIndex: new CallFailed({ code: 'unavailable' }),
      ...answers,
    },
  });

const card = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Games' })).getByRole('link', { name });
const findCard = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Games' })).findByRole('link', { name });

const river = aGame();
const gold = aGame({
  nodeId: aGameId('gold00000001'),
  title: 'Monsoon Gold',
  art: 'monsoon_gold',
  minBet: '10.00',
  rtp: 96.88,
  isHot: true,
});

// Every card counts as visible: hidden cards render only when idle, and a busy machine has little idle time.
beforeAll(() => Object.assign(window, { innerHeight: 4_000 }));

test('a card shows the name, the return and the minimum stake', async () => {
  await openLobby({ gameList: listOf([river]) });
  const found = await findCard(/^River Lotus/);
  expect(found).toHaveTextContent('RTP 96.38%');
  expect(found).toHaveTextContent('৳5.00');
});

test('typed text is searched after typing stops', async () => {
  const { called } = await openLobby({
    gameList: ({ gameName }: GameQuery) => listOf(gameName ? [gold] : [river, gold]),
  });
  await findCard(/^River Lotus/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'monz');
  await screen.findByText('1 game');
  expect(screen.queryByRole('link', { name: /^River Lotus/ })).toBeNull();
  const asked = called
    .filter(({ name }) => name === 'gameList')
    .map(({ input }) => JSON.stringify(input));
  expect([...new Set(asked)]).toEqual([
    '{"gameType":"RNG","pageNo":1,"pageSize":18}',
    '{"gameType":"RNG","gameName":"monz","pageNo":1,"pageSize":18}',
  ]);
});

test('an unknown name is repeated in the message, and one press shows everything again', async () => {
  await openLobby({ gameList: ({ gameName }: GameQuery) => listOf(gameName ? [] : [river]) });
  await userEvent.type(screen.getByRole('searchbox'), 'poker');
  expect(await screen.findByText('No game called “poker”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything again' }));
  expect(await findCard(/^River Lotus/)).toBeVisible();
});

test('without the index the platform names the nearest', async () => {
  await openLobby({
    gameList: ({ gameName }: GameQuery) =>
      gameName === 'rivver' ? { ...listOf([]), nearest: [river] } : listOf([river]),
  });
  await userEvent.type(screen.getByRole('searchbox'), 'rivver');
  await userEvent.click(await screen.findByRole('button', { name: 'River Lotus' }));
  expect(screen.getByRole('searchbox')).toHaveValue('River Lotus');
});

test('a kind without games shows a message and links to other kinds', async () => {
  await openLobby(
    { gameCategories: [aLane({ games: 3 }), aLane({ gameCategory: 'FISH', games: 0 })] },
    { path: '/fish' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
  expect(await screen.findByText('This table is being set')).toBeVisible();
  const open = screen.getByRole('list', { name: 'Open now' });
  expect(within(open).getByRole('link', { name: /Slots/ })).toHaveAttribute('href', '/rng');
  expect(screen.getByRole('link', { name: 'To the lottery' })).toHaveAttribute('href', '/lottery');
});

test.each([
  ['/rng?page=fish', '/fish', 'Fish games'],
  ['/rng?page=FISH&vassalage=STUDIO', '/fish?vassalage=STUDIO', 'Fish games'],
  ['/live?page=rng', '/rng', 'Slots'],
])('%s is the tab at %s', async (path, address, title) => {
  const { called } = await openLobby({ gameList: listOf([river]) }, { path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent(address);
  const kinds = called.filter(({ name }) => name === 'gameList').map(({ input }) => input);
  const gameType = address.startsWith('/fish') ? 'FISH' : 'RNG';
  expect(kinds).toContainEqual(expect.objectContaining({ gameType }));
});

test('the page of an open window is no tab of the lobby', async () => {
  await openLobby({ gameList: listOf([river]) }, { path: '/rng?centre=somewhere&page=fish' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
});

test('a failure affects only its own section and can be retried', async () => {
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
  expect(await findCard(/^River Lotus/)).toBeVisible();
});

test('without the index, more games load below the existing ones', async () => {
  const page = (pageNo: number) =>
    Array.from({ length: pageNo === 1 ? 18 : 2 }, (_, index) =>
      aGame({ nodeId: aGameId(`page${pageNo}game${index}000`), title: `Game ${pageNo}-${index}` }),
    );
  await openLobby({ gameList: ({ pageNo = 1 }: GameQuery) => listOf(page(pageNo), 20) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await findCard(/^Game 2-1/)).toBeVisible();
  expect(card(/^Game 1-0/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a page that fails to load is reported below the loaded ones, and can be retried', async () => {
  let isDown = true;
  await openLobby({
    gameList: ({ pageNo = 1 }: GameQuery) => {
      if (pageNo === 1) return listOf([river], 2);
      if (isDown) throw new CallFailed({ code: 'unavailable' });
      return listOf([gold], 2);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(card(/^River Lotus/)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findCard(/^Monsoon Gold/)).toBeVisible();
});

test('the hot tab requests the hot games of this kind and is in the address', async () => {
  await openLobby({ gameList: ({ isTop }: GameQuery) => listOf(isTop ? [gold] : [river, gold]) });
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(await findCard(/^Monsoon Gold/)).toBeVisible();
  await screen.findByText('1 game');
  expect(screen.queryByRole('link', { name: /^River/ })).toBeNull();
  expect(screen.getByLabelText('address')).toHaveTextContent('/rng?page=hot');
});

test('a vendor filters the list, and the kinds are those of the vendor', async () => {
  const vendors = [aVendor(), aVendor({ vassalage: 'OTHER', displayName: 'Other House' })];
  const { called } = await openLobby({
    gameCategories: [aLane({ games: 2, vendors })],
    gameList: listOf([river]),
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Other House/ }));
  const inputOf = (call: string) => called.filter(({ name }) => name === call).at(-1)?.input;
  expect(inputOf('gameList')).toMatchObject({ gameType: 'RNG', vassalage: 'OTHER' });
  expect(inputOf('gameClassifies')).toEqual({ gameType: 'RNG', vassalage: 'OTHER' });
});

test('more than seven vendors show arrows', async () => {
  const vendors = Array.from({ length: 8 }, (_, place) =>
    aVendor({ vassalage: `HOUSE${place}`, displayName: `House ${place}` }),
  );
  const gameList = listOf([river]);
  await openLobby({ gameCategories: [aLane({ games: 2, vendors })], gameList });
  expect(await screen.findByRole('button', { name: 'More providers' })).toBeVisible();
});

test('favourites and recent games ask a visitor to sign in', async () => {
  const { published } = await openLobby({ gameList: listOf([river]) }, { path: '/rng?page=fav' });
  expect(await screen.findByText('Your favourites wait for you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(published.at(-1)).toMatchObject({ topic: 'sign-in.requested' });
  await userEvent.click(screen.getByRole('tab', { name: 'Recent' }));
  expect(await screen.findByText('Pick up where you left off')).toBeVisible();
});

test('a star adds a favourite, and is reverted if the platform refuses', async () => {
  const { called } = await openLobby(
    {
      gameList: listOf([river]),
      favouriteIds: { content: [] },
      addFavourite: new CallFailed({ code: 'favourites-full' }),
    },
    { session: aSession() },
  );
  const star = await screen.findByRole('button', { name: /Keep River Lotus/ });
  await userEvent.click(star);
  expect(called.at(-1)).toMatchObject({ name: 'addFavourite', input: { nodeId: river.nodeId } });
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
});

test('a trial account has no stars, and sees the reason', async () => {
  const session = aSession({ type: 4 });
  await openLobby({ gameList: listOf([river]) }, { session, path: '/rng?page=fav' });
  expect(await screen.findByText('Favourites are for real accounts')).toBeVisible();
});

test('real wins of the kind scroll by, and the scrolling can be stopped', async () => {
  const winners = Array.from({ length: 6 }, (_, place) => aWinner({ account: `ra•••${place}` }));
  const { called } = await openLobby({ gameList: listOf([river]), winners }, { path: '/fish' });
  const line = await screen.findByRole('region', { name: 'They just won' });
  expect(within(line).getAllByRole('listitem')).toHaveLength(6);
  const stop = within(line).getByRole('button', { name: 'Stop the line' });
  await userEvent.click(stop);
  expect(stop).toHaveAttribute('aria-pressed', 'true');
  expect(called.find(({ name }) => name === 'winners')?.input).toEqual({
    limitNum: 12,
    gameCategory: 'FISH',
  });
});

test('a visitor is asked to sign in, and then the game opens automatically', async () => {
  const { published, host } = await openLobby({ gameList: listOf([river]) });
  await userEvent.click(await findCard(/^River Lotus/));
  expect(published.at(-1)).toMatchObject({
    topic: 'sign-in.requested',
    payload: { reason: 'play' },
  });
  expect(screen.getByLabelText('address')).toHaveTextContent('/rng');
  act(() => host.publish('session.changed', aSession()));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/game?nodeId=${river.nodeId}`);
});

test('a member goes directly to the game, also when another module requests it', async () => {
  const { host } = await openLobby(
    { gameList: listOf([river]), favouriteIds: { content: [] } },
    { session: aSession() },
  );
  await findCard(/^River Lotus/);
  act(() => host.publish('game.launch-requested', { nodeId: gold.nodeId }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/game?nodeId=${gold.nodeId}`);
});

// The code loads with the first list: on a busy machine this takes longer than a query waits.
beforeAll(async () => void (await import('../features/launch/vendor-games.tsx')));
const patient = { timeout: 4_000 };

test('a link to a provider with many games lists them, filters them by name, and launches the chosen one', async () => {
  const vendor = aVendor({ games: 2, isGame: 'VASSALAGE', nodeId: null });
  const { called } = await openLobby(
    {
      gameCategories: [aLane({ games: 2, vendors: [vendor] })],
      gameList: ({ gameName }: GameQuery) => listOf(gameName ? [gold] : [river, gold]),
      favouriteIds: { content: [] },
    },
    { session: aSession(), path: '/rng?vassalage=STUDIO&isGame=VASSALAGE' },
  );
  const list = await screen.findByRole('dialog', { name: 'Croupier Studio' }, patient);
  await within(list).findByRole('link', { name: /^River Lotus/ });
  await userEvent.type(within(list).getByRole('searchbox'), 'mon');
  await waitFor(
    () =>
      expect(within(list).queryByRole('link', { name: /^River Lotus/ })).not.toBeInTheDocument(),
    patient,
  );
  expect(called.filter(({ name }) => name === 'gameList').at(-1)?.input).toMatchObject({
    vassalage: 'STUDIO',
    gameName: 'mon',
  });
  await userEvent.click(within(list).getByRole('link', { name: /^Monsoon Gold/ }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/game?nodeId=${gold.nodeId}`);
});

test('a link to a provider with one game opens the game, and the way back leads to its lobby', async () => {
  await openLobby(
    {
      gameCategories: [aLane({ games: 3, vendors: [aVendor()] })],
      gameList: listOf([river, gold]),
      favouriteIds: { content: [] },
    },
    { session: aSession(), path: '/rng?vassalage=STUDIO&isGame=GAME' },
  );
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent(`/game?nodeId=${river.nodeId}`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'previous address' }));
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/rng\?vassalage=STUDIO$/),
  );
});

test('the list of a provider closes, and the lobby stays filtered by the provider', async () => {
  const vendor = aVendor({ games: 2, isGame: 'VASSALAGE', nodeId: null });
  await openLobby(
    {
      gameCategories: [aLane({ games: 2, vendors: [vendor] })],
      gameList: listOf([river, gold]),
    },
    { path: '/rng?vassalage=STUDIO&isGame=VASSALAGE' },
  );
  const list = await screen.findByRole('dialog', { name: 'Croupier Studio' }, patient);
  await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/rng\?vassalage=STUDIO$/);
});

test('a kind with few games also shows hot games of the other kinds', async () => {
  await openLobby({
    gameCategories: [aLane({ games: 1 })],
    gameList: listOf([river]),
    hotGames: ({ gameType }: { gameType?: string }) =>
      gameType ? [river] : [river, aGame({ ...gold, gameType: 'FISH' })],
  });
  expect(await findCard(/^River Lotus/)).toBeVisible();
  const hot = within(await screen.findByRole('region', { name: 'Hot right now' }));
  expect(await hot.findByRole('link', { name: /^Monsoon Gold/ })).toBeVisible();
  expect(hot.queryByRole('link', { name: /^River Lotus/ })).toBeNull();
});

test('a lottery of the platform opens on its own page', async () => {
  const lotto = aGame({ gameType: 'ELOTT', vassalage: 'ELOTT', code: 'k3', title: 'K3' });
  await openLobby(
    {
      gameCategories: [aLane({ gameCategory: 'ELOTT', games: 1 })],
      gameList: listOf([lotto]),
      favouriteIds: { content: [] },
    },
    { session: aSession(), path: '/elott' },
  );
  await userEvent.click(await findCard(/^K3/));
  expect(screen.getByLabelText('address')).toHaveTextContent('/lottery?gameCode=k3&vendor=ELOTT');
});

test.each([
  ['bn', 'স্লট'],
  ['es', 'Tragaperras'],
  ['ar', 'السلوتس'],
] as const)('the lobby speaks %s', async (language, title) => {
  await openLobby({ gameList: listOf([river]) }, { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
