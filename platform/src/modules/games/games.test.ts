import { randomUUID } from 'node:crypto';
import {
  trialType,
  calls,
  type Game,
  type GameId,
  type GameQuery,
  type MemberId,
  type OperatorId,
} from '@croupier/contracts';
import { sql, type Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { setSection } from '../../testing/brand-settings.ts';
import { aGame, catalogueServer } from '../../testing/test-provider.ts';
import { gamesIn } from './game-view.ts';
import { winsWithAccounts } from './lottery-wins.ts';
import { winnersOf } from './winners.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

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

const operator = { id: 'opr_00000000olga' as OperatorId, name: 'Olga', token: '' };

type RoundValues = Insertable<Tables['game_round']>;

let site: TestSite;
let studio: Awaited<ReturnType<typeof catalogueServer>>;
let visitor: TestBrowser;
beforeAll(async () => {
  studio = await catalogueServer([
    aGame('river_lotus', {
      hot: true,
      max_bet: { BDT: '500.00' },
      languages: ['en', 'bn'],
      has_fun_play: true,
    }),
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
      password: 'River2026boat',
      confirmPassword: 'River2026boat',
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

test('a visitor sees the games of a kind, fifteen per page, hot ones first', async () => {
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

test('a kind without games gives an empty list, not an error', async () => {
  const { value } = await visitor.call(calls.gameList, { gameType: 'LIVE' });
  expect(value).toEqual({ games: [], totalPages: 0, total: 0 });
});

test.each(['monsoon', 'MONZON', 'বর্ষার', 'ذهب', '  gold '])(
  'search finds Monsoon Gold by “%s”',
  async (words) => {
    expect(await find(words)).toEqual(['monsoon_gold']);
  },
);

test.each(['%', '_', "' or 1=1 --", '\\'])('search treats “%s” as literal text', async (words) => {
  expect(await find(words)).toEqual([]);
});

test('a brand lists games that support its currency, without those that it hides', async () => {
  const verano = site.browser({ host: 'second.localhost' });
  expect(await find('river lotus', verano)).toContain('river_lotus');
  const { value } = await verano.call(calls.gameList, { gameType: 'RNG' });
  expect(value.total).toBe(22);
  expect(value.games[0]?.minBet).toBe('0.10');

  const { nodeId } = await river();
  const { games } = site.app.modules;
  const river_lotus = { brand: 'verano', vassalage: 'STUDIO', nodeId, note: '' };
  await games.show({ ...river_lotus, isShown: false }, operator);
  const slots = { gameType: 'RNG' } as const;
  expect((await verano.call(calls.hotGames, slots)).value).toEqual([]);
  expect((await visitor.call(calls.hotGames, slots)).value).toHaveLength(1);
  await games.show({ ...river_lotus, isShown: true }, operator);
  expect((await verano.call(calls.hotGames, slots)).value).toHaveLength(1);
});

test('a provider that a brand hides disappears from this brand’s lists only', async () => {
  const { games } = site.app.modules;
  const verano = site.browser({ host: 'second.localhost' });
  const studio = { brand: 'verano', vassalage: 'STUDIO', note: 'contract ended' };
  await games.show({ ...studio, isShown: false }, operator);
  const vendorsOf = async (browser: TestBrowser) =>
    (await browser.call(calls.gameVendors, {})).value.map(({ vassalage }) => vassalage);
  expect(await vendorsOf(verano)).toEqual(['ELOTT']);
  expect((await verano.call(calls.gameIndex, undefined)).value.total).toBe(10);
  expect(await vendorsOf(visitor)).toEqual(['ELOTT', 'STUDIO', 'STUDIO']);
  await games.show({ ...studio, isShown: true }, operator);
  expect(await vendorsOf(verano)).toEqual(['ELOTT', 'STUDIO', 'STUDIO']);
  const { entries } = site.app.modules.audit;
  expect((await entries({ subject: 'verano/STUDIO' })).rows.map(({ action }) => action)).toEqual([
    'game.shown',
    'game.hidden',
  ]);
});

test('a game that its provider does not have cannot be switched', async () => {
  const nodeId = 'gam_0000000000000000' as GameId;
  const change = { brand: 'verano', vassalage: 'STUDIO', nodeId, isShown: false, note: '' };
  expect(await site.app.modules.games.show(change, operator)).toMatchObject({
    code: 'game-unavailable',
  });
});

test('vendors are listed by the kinds of their games', async () => {
  const { value } = await visitor.call(calls.gameVendors, { platform: 'html5-desktop' });
  const studio = { vassalage: 'STUDIO', displayName: 'Croupier Studio' };
  expect(value).toEqual([
    expect.objectContaining({ vassalage: 'ELOTT', category: 'ELOTT', games: 10 }),
    {
      ...studio,
      gameType: 'FISH',
      category: 'FISH',
      isHot: 0,
      games: 1,
      isGame: 'GAME',
      nodeId: expect.stringMatching(/^gam_/),
    },
    {
      ...studio,
      gameType: 'RNG',
      category: 'RNG',
      isHot: 0,
      games: 23,
      isGame: 'VASSALAGE',
      nodeId: null,
    },
  ]);
});

test('every category is listed, cockfight as number five after the sports, empty ones too', async () => {
  const { value } = await visitor.call(calls.gameCategories, undefined);
  expect(value.map(({ id, gameCategory, games }) => [id, gameCategory, games])).toEqual([
    [1, 'RNG', 23],
    [2, 'LIVE', 0],
    [3, 'FISH', 1],
    [4, 'SPORTS', 0],
    [5, 'COCKFIGHT', 0],
    [6, 'ESPORTS', 0],
    [7, 'PVP', 0],
    [8, 'ELOTT', 10],
  ]);
});

test('the instant lotteries fill their category, and open at the lottery’s own page', async () => {
  const { value } = await visitor.call(calls.gameList, { gameType: 'ELOTT' });
  expect(value).toMatchObject({ total: 10 });
  const [fastest] = value.games;
  expect(fastest).toMatchObject({
    code: 'k3-30s',
    vassalage: 'ELOTT',
    isHot: true,
    minBet: '1.00',
  });
  // The dice open with big and small: 96 %. A sum of 7 at the Elott prices returns 10 × 15 / 216, the lowest of all bets.
  expect(fastest?.rtp).toBe(96);
  const nodeId = fastest?.nodeId ?? (await river()).nodeId;
  const detail = await visitor.call(calls.gameDetail, { nodeId });
  expect(detail.value.rtpRange).toEqual({ least: expect.closeTo(66.6666, 2), most: 96 });
  const { value: lanes } = await visitor.call(calls.gameCategories, undefined);
  // It stands alone in its category: a mark would tell it from nothing.
  expect(lanes.at(-1)?.vendors).toMatchObject([
    { vassalage: 'ELOTT', isGame: 'VASSALAGE', isHot: 0 },
  ]);
  const player = await aPlayer('instantly');
  const visit = { nodeId, language: 'en', lobbyUrl: '/elott' };
  const opened = await player.call(calls.launchGame, visit);
  expect(opened.value.content).toBe('http://localhost/lottery?gameCode=k3-30s&vendor=ELOTT');
});

test('kinds of games are counted', async () => {
  const { value } = await visitor.call(calls.gameClassifies, { gameType: 'RNG' });
  expect(value).toEqual([{ gameClassify: 'video-slot', games: 23 }]);
});

test('the detail of a game contains the provider’s data and similar games', async () => {
  const { value } = await visitor.call(calls.gameDetail, { nodeId: (await river()).nodeId });
  expect(value).toMatchObject({
    game: { code: 'river_lotus' },
    vendorName: 'Croupier Studio',
    maxBet: '500.00',
    languages: ['en', 'bn'],
    hasFunPlay: true,
  });
  expect(value.similar).toHaveLength(10);
  expect(value.similar.map(({ code }) => code)).not.toContain('river_lotus');
});

test('a demo game opens if the provider supports it, and is refused otherwise', async () => {
  const visit = { language: 'bn', lobbyUrl: 'http://localhost/rng' };
  const { value } = await visitor.call(calls.tryGame, { ...visit, nodeId: (await river()).nodeId });
  expect(Object.fromEntries(new URL(value.content).searchParams)).toEqual({
    mode: 'fun',
    game_code: 'river_lotus',
    language: 'bn',
    currency: 'BDT',
    currency_position: 'before',
    lobby_url: 'http://localhost/rng',
    host_origin: 'http://localhost',
  });
  const [filler] = (await visitor.call(calls.gameList, { gameType: 'RNG', gameName: 'filler 1' }))
    .value.games;
  const nodeId = filler?.nodeId ?? (await river()).nodeId;
  expect((await visitor.call(calls.tryGame, { ...visit, nodeId })).code).toBe('game-unavailable');
});

test.each([
  ['rivr lotus', ['river_lotus', 'taka_only']],
  ['নদীর পদ্ম', ['river_lotus', 'taka_only']],
  ['nodir podmo', ['river_lotus', 'taka_only']],
  ['zzzz', []],
  ['qqqq', []],
])('the list searches for “%s” as the page does', async (text, codes) => {
  expect(await find(text)).toEqual(codes);
});

test('a name that no game has comes with the nearest, within what the query leaves', async () => {
  const ask = async (query: GameQuery) => (await visitor.call(calls.gameList, query)).value;
  const near = await ask({ gameType: 'RNG', gameName: 'rivurr latosse' });
  expect(near).toMatchObject({ total: 0, games: [] });
  expect(near.nearest?.map(({ code }) => code)).toContain('river_lotus');
  expect(near.nearest?.length).toBeLessThanOrEqual(5);
  const ofFish = await ask({ gameType: 'FISH', gameName: 'rivurr latosse' });
  expect(ofFish.nearest?.map(({ code }) => code)).toEqual(['reef']);
  expect(await ask({ gameType: 'RNG', gameName: 'river' })).not.toHaveProperty('nearest');
});

test('without a provider coded FB there is no sports book', async () => {
  const player = await aPlayer('sportsman');
  const visit = { language: 'en', lobbyUrl: '/sports' };
  expect((await player.call(calls.launchSportsBook, visit)).code).toBe('game-unavailable');
});

describe('favourites', () => {
  test('are added and removed by node id, the latest first', async () => {
    const player = await aPlayer('keeper');
    const { nodeId } = await river();
    const [other] = (await visitor.call(calls.gameList, { gameType: 'FISH' })).value.games;
    if (!other) throw new Error('no fish game');
    await player.call(calls.addFavourite, { nodeId });
    site.core.clock.advance(1_000);
    await player.call(calls.addFavourite, { nodeId: other.nodeId });
    const again = await player.call(calls.addFavourite, { nodeId });
    expect(again.value.content).toEqual([other.nodeId, nodeId]);
    const listed = await player.call(calls.favouriteGames, { gameType: 'FISH' });
    expect(listed.value.content.map(({ code }) => code)).toEqual(['reef']);
    await player.call(calls.removeFavourite, { nodeId });
    expect((await player.call(calls.favouriteIds, undefined)).value.content).toEqual([
      other.nodeId,
    ]);
  });

  test('are refused to a trial account', async () => {
    const guest = site.browser({ ip: '10.2.0.1' });
    const { value } = await guest.call(calls.freePlay, {
      os: 'linux',
      platform: 'W',
      random: 'a-press-of-the-button-1',
      version: 3,
    });
    guest.token = value.token;
    const { nodeId } = await river();
    expect((await guest.call(calls.addFavourite, { nodeId })).code).toBe('in_need_true_account');
  });

  test('are refused for a game that is not offered', async () => {
    const player = await aPlayer('collector');
    const nodeId = 'gam_0000000000000000' as GameId;
    expect((await player.call(calls.addFavourite, { nodeId })).code).toBe('game-unavailable');
  });
});

test('the game opened last is the first of the recent games', async () => {
  const player = await aPlayer('regular');
  const { id } = (await player.call(calls.memberInfo, undefined)).value;
  const games = (await visitor.call(calls.gameList, { gameType: 'RNG' })).value.games.slice(0, 2);
  for (const { nodeId } of games) {
    site.core.clock.advance(1_000);
    await aSession(id, nodeId);
  }
  const { value } = await player.call(calls.recentGames, {});
  expect(value.list.map(({ code }) => code)).toEqual(games.map(({ code }) => code).reverse());
});

test('games are ranked by play count', async () => {
  const [one, two] = (await visitor.call(calls.gameList, { gameType: 'RNG', gameName: 'filler' }))
    .value.games;
  if (!one || !two) throw new Error('too few games');
  const rounds = [two, one, two, two, one];
  for (const { nodeId } of rounds) await aRound({ game_id: nodeId, brand: 'verano' });
  const verano = site.browser({ host: 'second.localhost' });
  const { value } = await verano.call(calls.rankedGames, { limitNum: 2 });
  expect(value.map(({ rank, game }) => [rank, game.code])).toEqual([
    [1, two.code],
    [2, one.code],
  ]);
});

describe('a launch', () => {
  const order = async () => ({
    nodeId: (await river()).nodeId,
    language: 'es',
    lobbyUrl: 'http://localhost/rng?page=2',
  });

  test('requires a session', async () => {
    expect((await visitor.call(calls.launchGame, await order())).code).toBe('unauthenticated');
  });

  test('returns the game’s address with all parameters, and its exit link stays on the site', async () => {
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
      currency_position: 'before',
      lobby_url: 'http://localhost/',
      host_origin: 'http://localhost',
      cashier_url: 'http://localhost/?centre=member-centre&page=depositv2',
      history_url: 'http://localhost/?centre=member-centre&page=transactionHistory',
      rg_url: 'http://localhost/play-safely',
      reality_check_url: 'http://localhost/play-safely',
      session_timeout_url: 'http://localhost/',
      autoplay: 'off',
      min_cycle_ms: '0',
    });
  });

  test('of a game that is not offered is refused', async () => {
    const player = await aPlayer('wanderer');
    const nodeId = 'gam_0000000000000000' as GameId;
    expect((await player.call(calls.launchGame, { ...(await order()), nodeId })).code).toBe(
      'game-unavailable',
    );
  });

  test('reports that the provider does not answer, and works again when it does', async () => {
    const player = await aPlayer('patient');
    studio.state.isDown = true;
    expect((await player.call(calls.launchGame, await order())).code).toBe('provider-unavailable');
    studio.state.isDown = false;
    expect((await player.call(calls.launchGame, await order())).code).toBeNull();
  });
});

test('a provider that is down or sends invalid data keeps its last catalogue; games that it drops disappear', async () => {
  const { providers } = site.app.modules;
  const stored = studio.state.catalogue;
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
  studio.state.catalogue = stored;
  await providers.readCatalogues();
  expect(await find('filler 1')).toEqual(before);
});

async function aSession(member_id: MemberId, game_id: GameId): Promise<void> {
  const now = site.core.clock.now();
  await site.core.db.read
    .insertInto('game_session')
    .values({
      id: site.core.ids.next('gss'),
      token_hash: randomUUID(),
      member_id,
      account: 'rahim',
      brand: 'padma',
      game_id,
      provider: 'studio',
      game_code: 'any',
      currency: 'BDT',
      language: 'en',
      is_play: false,
      started_at: now,
      expires_at: now,
      is_disabled: false,
    })
    .execute();
}

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
    adjusted_units: 0n,
    bonus_stake_units: 0n,
    jackpot_units: 0n,
    started_at: now,
    closed_at: now,
    ...changes,
  };
  await site.core.db.read.insertInto('game_round').values(round).execute();
}

test('winners are real rounds that paid more than they cost, with masked names', async () => {
  await aRound({ win_units: 2_500_000n });
  await aRound({ win_units: 500_000n });
  await aRound({});
  await aRound({ win_units: 9_900_000n, brand: 'verano' });
  const { value } = await visitor.call(calls.winners, { limitNum: 10 });
  expect(value).toMatchObject([
    { account: 'ra•••m', amount: '25.00', vassalage: 'STUDIO', art: 'river_lotus' },
  ]);
  const ofCategory = async (gameCategory: 'RNG' | 'FISH') =>
    (await visitor.call(calls.winners, { gameCategory })).value;
  expect(await ofCategory('RNG')).toHaveLength(1);
  expect(await ofCategory('FISH')).toEqual([]);
});

test('winners of sports, esports and cockfight are on boards of their own', async () => {
  const { read } = site.core.db;
  const { nodeId } = await river();
  const added: string[] = [];
  for (const provider of ['ds88', 'tf', 'tcg_sport']) {
    const id = site.core.ids.next('gam');
    added.push(id);
    const values = JSON.stringify({ id, provider, kind: 'SPORTS', code: provider, art: provider });
    await sql`INSERT INTO game SELECT (jsonb_populate_record(game, ${values}::jsonb)).* FROM game
      WHERE id = ${nodeId}`.execute(read);
    await aRound({ game_id: id, win_units: 2_500_000n, account: `of_${provider}` });
  }
  const won = { brand: 'padma', since: new Date(0), timesStake: 2, limit: 10 };
  for (const [category, provider] of [
    ['SPORTS', 'tcg_sport'],
    ['ESPORTS', 'tf'],
    ['COCKFIGHT', 'ds88'],
  ] as const) {
    const rounds = await site.app.modules.providers.wonRounds({
      ...won,
      games: gamesIn(category),
    });
    expect(rounds.map((round) => round.provider)).toEqual([provider]);
  }
  await sql`DELETE FROM game_round WHERE game_id = ANY(${added})`.execute(read);
  await sql`DELETE FROM game WHERE id = ANY(${added})`.execute(read);
});

test('tickets of the instant lotteries that won are on the board, except those of trial accounts', async () => {
  const { identity, providers } = site.app.modules;
  const at = site.core.clock.now();
  const winOf = async (player: TestBrowser, type: number) => {
    const { id } = (await player.call(calls.memberInfo, undefined)).value;
    await sql`UPDATE members SET type = ${type} WHERE id = ${id}`.execute(site.core.db.read);
    return { member_id: id, game_id: 'k3-30s', win_units: 4_000_000n, at };
  };
  const wins = [
    await winOf(await aPlayer('lotterywin'), 0),
    await winOf(await aPlayer('lotterytrial'), trialType),
  ];
  const offer = await providers.offer({ brand: 'padma', currency: 'BDT', country: null });
  const won = { rounds: [], jackpots: [], tickets: await winsWithAccounts(wins, identity) };
  expect(winnersOf(offer, won, 50)).toMatchObject([
    { account: 'lo•••n', gameType: 'ELOTT', vassalage: 'ELOTT', amount: '40.00', isJackpot: false },
  ]);
});

test('the board has one line a player and game, of wins of twice the stake at least, within a day', async () => {
  const now = site.core.clock.now();
  const at = (hours: number) => ({ closed_at: new Date(now.getTime() - hours * 3_600_000) });
  const member_id = 'mem_00000winner1' as MemberId;
  const mine = { account: 'shakib', member_id };
  for (const win_units of [2_100_000n, 8_000_000n, 3_000_000n])
    await aRound({ ...mine, win_units, ...at(1) });
  await aRound({ account: 'tamim', win_units: 1_999_999n });
  await aRound({ account: 'liton', win_units: 9_000_000n, ...at(25) });
  const { value } = await visitor.call(calls.winners, { limitNum: 50 });
  const seen = value.map(({ account, amount }) => `${account} ${amount}`);
  expect(seen.filter((line) => line.startsWith('sh'))).toEqual(['sh•••b 80.00']);
  expect(seen.filter((line) => /^(ta|li)/.test(line))).toEqual([]);
});

test('a round shows all its bookings, to its player only', async () => {
  const player = await aPlayer('detailed');
  const { id: member_id } = (await player.call(calls.memberInfo, undefined)).value;
  const id = site.core.ids.next('rnd');
  await aRound({ id, member_id, win_units: 4_000_000n, jackpot_units: 3_000_000n });
  await aBooking({ round_id: id, player: member_id, kind: 'bet' });
  site.core.clock.advance(1_000);
  await aBooking({
    round_id: id,
    player: member_id,
    kind: 'win',
    amount_units: 4_000_000n,
    jackpot_units: 3_000_000n,
  });
  const { value } = await player.call(calls.roundDetail, { id });
  expect(value).toMatchObject({
    id,
    stake: '10.00',
    win: '40.00',
    jackpotWin: '30.00',
    bookings: [
      { kind: 'bet', amount: '-10.00', isTakenBack: false },
      { kind: 'win', amount: '40.00', jackpot: '30.00' },
    ],
  });
  const other = await aPlayer('somebodyelse');
  expect((await other.call(calls.roundDetail, { id })).code).toBe('not-found');
  const board = (await visitor.call(calls.winners, { limitNum: 1 })).value;
  expect(board).toMatchObject([{ amount: '40.00', isJackpot: true }]);
});

async function aBooking(
  changes: Partial<Insertable<Tables['provider_tx']>> &
    Pick<Insertable<Tables['provider_tx']>, 'player' | 'kind' | 'round_id'>,
): Promise<void> {
  await site.core.db.read
    .insertInto('provider_tx')
    .values({
      partner: 'studio',
      transaction_uuid: randomUUID(),
      fingerprint: '',
      state: 'booked',
      status: 'RS_OK',
      amount_units: 1_000_000n,
      booked_at: site.core.clock.now(),
      bonus_units: 0n,
      wager_units: 0n,
      jackpot_units: 0n,
      ...changes,
    })
    .execute();
}

test('the stated return includes the brand’s jackpot share while the jackpot is on', async () => {
  const { jackpots } = site.app.modules;
  const { nodeId, rtp } = await river();
  const terms = { brand: 'padma', periodSeconds: 3_600, seed: '100.00', note: '' };
  const shares = [
    { provider: 'studio', gameId: null, millionths: 5_000 },
    { provider: 'studio', gameId: nodeId, millionths: 12_500 },
  ];
  await jackpots.set({ ...terms, shares, isActive: true, revision: 0 }, operator);
  site.core.clock.advance(2_000);
  expect((await river()).rtp).toBe(Number((rtp + 1.25).toFixed(2)));
  const { value } = await visitor.call(calls.gameDetail, { nodeId });
  expect([value.jackpotRtp, value.similar[0]?.rtp]).toEqual([1.25, rtp + 0.5]);
  await jackpots.set({ ...terms, shares, isActive: false, revision: 1 }, operator);
  site.core.clock.advance(2_000);
  expect((await river()).rtp).toBe(rtp);
});

test('a player reads only the own rounds, page by page', async () => {
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

test('the detail of a slot states the largest stake that the profile of the brand allows', async () => {
  const { modules } = site.app;
  const { nodeId } = await river();
  const most = async () => (await visitor.call(calls.gameDetail, { nodeId })).value.maxBet;
  await setSection(modules, 'padma', 'profile', { complianceProfile: 'uk-like' });
  site.core.clock.advance(3_000);
  expect(await most()).toBe('300.00');
  await setSection(modules, 'padma', 'profile', { complianceProfile: 'open' });
  site.core.clock.advance(3_000);
  expect(await most()).toBe('500.00');
});
