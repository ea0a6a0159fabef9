import { randomUUID } from 'node:crypto';
import { calls, type Game, type GameId } from '@croupier/contracts';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { aGame, catalogueServer } from '../../testing/test-provider.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { maskAccount } from './mask-account.ts';

const names = { en: 'Monsoon Gold', bn: 'বর্ষার সোনা', es: 'Oro del Monzón', ar: 'ذهب المونسون' };
const many = Array.from({ length: 20 }, (_, index) =>
  aGame(`filler_${index}`, {
    name: {
      en: `Filler ${index}`,
      bn: `ফিলার ${index}`,
      es: `Relleno ${index}`,
      ar: `حشو ${index}`,
    },
  }),
);

type RoundValues = Insertable<Tables['game_round']>;

let site: TestSite;
let studio: Awaited<ReturnType<typeof catalogueServer>>;
let visitor: TestBrowser;
beforeAll(async () => {
  studio = await catalogueServer([
    aGame('river_lotus', { hot: true }),
    aGame('monsoon_gold', { name: names }),
    aGame('taka_only', { min_bet: { BDT: '5.00' } }),
    aGame('reef', { kind: 'FISH' }),
    ...many,
  ]);
  site = await testSite({ studio: { origin: studio.origin, secret: 'studio-test-secret' } });
  await site.app.modules.providers.readCatalogues();
  visitor = site.browser();
});

async function find(gameName: string, browser = visitor): Promise<readonly string[]> {
  const { value } = await browser.call(calls.gameList, { gameType: 'RNG', gameName });
  return value.games.map(({ code }) => code);
}

async function aPlayer(username: string): Promise<TestBrowser> {
  const browser = site.browser({ ip: `10.1.0.${username.length}` });
  const registered = await browser.call(
    calls.register,
    {
      username,
      password: 'River2026',
      confirmPassword: 'River2026',
      paymentPassword: '123456',
      termsAccepted: true,
      login: true,
      registerMethod: 'WEB',
      registerUrl: 'http://localhost/',
    },
    { 'idempotency-key': randomUUID() },
  );
  browser.token = registered.value.token;
  return browser;
}

async function river(): Promise<Game> {
  const { value } = await visitor.call(calls.hotGames, {});
  const [game] = value;
  if (!game) throw new Error('no hot game');
  return game;
}

test('a visitor sees the games of a kind, fifteen a page, the hot ones first', async () => {
  const first = await visitor.call(calls.gameList, { gameType: 'RNG' });
  expect(first.value).toMatchObject({ total: 23, totalPages: 2 });
  expect(first.value.games).toHaveLength(15);
  expect(first.value.games[0]).toMatchObject({
    code: 'river_lotus',
    vassalage: 'STUDIO',
    minBet: '5.00',
    rtp: 96.38,
    isHot: true,
  });
  const second = await visitor.call(calls.gameList, { gameType: 'RNG', pageNo: 2 });
  expect(second.value.games).toHaveLength(8);
  const codes = [...first.value.games, ...second.value.games].map(({ code }) => code);
  expect(new Set(codes).size).toBe(23);
});

test('a kind without games is an empty list, not a failure', async () => {
  const { value } = await visitor.call(calls.gameList, { gameType: 'LIVE' });
  expect(value).toEqual({ games: [], totalPages: 0, total: 0 });
});

test.each(['monsoon', 'MONZON', 'বর্ষার', 'ذهب', '  gold '])(
  'search finds Monsoon Gold by “%s”',
  async (words) => {
    expect(await find(words)).toEqual(['monsoon_gold']);
  },
);

test.each(['%', '_', "' or 1=1 --", '\\'])('search takes “%s” as what it is', async (words) => {
  expect(await find(words)).toEqual([]);
});

test('a brand sees what it can be played in its own currency, and not what it hides', async () => {
  const verano = site.browser({ host: 'second.localhost' });
  expect(await find('river lotus', verano)).toContain('river_lotus');
  const { value } = await verano.call(calls.gameList, { gameType: 'RNG' });
  expect(value.total).toBe(22);
  expect(value.games[0]?.minBet).toBe('0.10');

  const { nodeId } = await river();
  await site.core.db.read
    .insertInto('game_hidden')
    .values({ brand: 'verano', game_id: nodeId })
    .execute();
  expect((await verano.call(calls.hotGames, {})).value).toEqual([]);
  expect((await visitor.call(calls.hotGames, {})).value).toHaveLength(1);
});

test('vendors are told by the kinds of their games', async () => {
  const { value } = await visitor.call(calls.gameVendors, undefined);
  expect(value).toEqual([
    { vassalage: 'STUDIO', displayName: 'Croupier Studio', gameType: 'FISH', isHot: 0 },
    { vassalage: 'STUDIO', displayName: 'Croupier Studio', gameType: 'RNG', isHot: 1 },
  ]);
});

describe('a launch', () => {
  const order = async () => ({
    nodeId: (await river()).nodeId,
    language: 'es',
    lobbyUrl: 'http://localhost/rng?page=2',
  });

  test('needs a session', async () => {
    expect((await visitor.call(calls.launchGame, await order())).code).toBe('unauthenticated');
  });

  test('gives the game’s address with everything it needs, and leads back to the site only', async () => {
    const player = await aPlayer('launcher');
    const { value } = await player.call(calls.launchGame, {
      ...(await order()),
      lobbyUrl: 'https://evil.example/steal',
    });
    const address = new URL(value.content);
    expect(address.origin).toBe(studio.origin);
    expect(address.pathname).toBe('/play/river_lotus');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      launch_token: expect.stringMatching(/^[\w-]{43}$/),
      game_code: 'river_lotus',
      language: 'es',
      currency: 'BDT',
      lobby_url: 'http://localhost/',
      host_origin: 'http://localhost',
    });
  });

  test('of a game that nobody offers is refused', async () => {
    const player = await aPlayer('wanderer');
    const nodeId = 'gam_0000000000000000' as GameId;
    expect((await player.call(calls.launchGame, { ...(await order()), nodeId })).code).toBe(
      'game-unavailable',
    );
  });

  test('says so when the provider does not answer, and works again when it does', async () => {
    const player = await aPlayer('patient');
    studio.state.isDown = true;
    expect((await player.call(calls.launchGame, await order())).code).toBe('provider-unavailable');
    studio.state.isDown = false;
    expect((await player.call(calls.launchGame, await order())).code).toBeNull();
  });
});

test('a provider that is down, or talks nonsense, keeps its last catalogue; what it drops disappears', async () => {
  const { providers } = site.app.modules;
  const kept = studio.state.catalogue;
  const before = await find('filler 1');
  studio.state.isDown = true;
  await providers.readCatalogues();
  expect(await find('filler 1')).toEqual(before);
  studio.state.isDown = false;
  studio.state.catalogue = [aGame('river_lotus', { min_bet: { BDT: '-5.00' } })];
  await providers.readCatalogues();
  expect(await find('filler 1')).toEqual(before);
  const { nodeId } = await river();
  studio.state.catalogue = [aGame('river_lotus', { hot: true })];
  await providers.readCatalogues();
  expect(await find('filler 1')).toEqual([]);
  expect((await river()).nodeId).toBe(nodeId);
  studio.state.catalogue = kept;
  await providers.readCatalogues();
  expect(await find('filler 1')).toEqual(before);
});

async function aRound(changes: Partial<RoundValues>): Promise<void> {
  const { nodeId } = await river();
  const now = site.core.clock.now();
  const round: RoundValues = {
    id: site.core.ids.next('rnd'),
    provider: 'studio',
    member_id: site.core.ids.next('mem'),
    provider_round: randomUUID(),
    account: 'rahim',
    brand: 'padma',
    game_id: nodeId,
    currency: 'BDT',
    state: 'closed',
    is_play: false,
    stake_units: 1_000_000n,
    win_units: 0n,
    held_units: 0n,
    started_at: now,
    closed_at: now,
    ...changes,
  };
  await site.core.db.read.insertInto('game_round').values(round).execute();
}

test('winners are real rounds that paid more than they cost, under masked names', async () => {
  await aRound({ win_units: 2_500_000n });
  await aRound({ win_units: 500_000n });
  await aRound({});
  await aRound({ win_units: 9_900_000n, brand: 'verano' });
  const { value } = await visitor.call(calls.winners, { limitNum: 10 });
  expect(value).toMatchObject([
    { account: 'ra•••m', amount: '25.00', vassalage: 'STUDIO', art: 'river_lotus' },
  ]);
});

test('a player reads the own rounds, page by page, and nobody else’s', async () => {
  const player = await aPlayer('reader');
  const { id } = (await player.call(calls.memberInfo, undefined)).value;
  for (const stake_units of [100_000n, 200_000n, 300_000n]) {
    site.core.clock.advance(1_000);
    await aRound({ member_id: id, stake_units });
  }
  await aRound({ stake_units: 777n });
  const first = (await player.call(calls.rounds, { limit: 2 })).value;
  expect(first.rows.map(({ stake }) => stake)).toEqual(['3.00', '2.00']);
  const second = (await player.call(calls.rounds, { limit: 2, before: first.next ?? '' })).value;
  expect(second.rows.map(({ stake }) => stake)).toEqual(['1.00']);
  expect(second.next).toBeNull();
});

test.each([
  ['rahim', 'ra•••m'],
  ['বাবু', 'বা•••'],
  ['ab', 'a•••'],
  ['a', 'a•••'],
])('%s is shown as %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown);
});
