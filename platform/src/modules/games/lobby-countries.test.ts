import { calls, type CountryRule, type GameId, type OperatorId } from '@croupier/contracts';
import { aGame, catalogueServer } from '../../testing/test-provider.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

const operator = { id: 'opr_00000000olga' as OperatorId, name: 'Olga', token: '' };

/** Listed by every platform, besides the games of providers. */
const instantLotteries = 10;

let site: TestSite;
beforeAll(async () => {
  const studio = await catalogueServer([
    aGame('river_lotus', { hot: true, has_fun_play: true }),
    aGame('monsoon_gold'),
  ]);
  site = await testSite({
    studio: { origin: studio.origin, secret: 'studio-test-secret' },
    trustProxy: ['10.20.0.0/16'],
    countryHeader: 'cf-ipcountry',
  });
  await site.app.modules.providers.readCatalogues();
});

/** A visitor in a country, as the proxy in front of the site reports it. */
function somebodyIn(country: string | null) {
  const browser = site.browser({ ip: '10.20.0.1' });
  const headers: Record<string, string> = {
    'x-forwarded-for': '203.0.113.9',
    ...(country !== null && { 'cf-ipcountry': country }),
  };
  const visit = { language: 'en', lobbyUrl: '/rng' };
  return {
    browser,
    headers,
    listed: async () =>
      (await browser.call(calls.gameList, { gameType: 'RNG' }, headers)).value.games.map(
        ({ code }) => code,
      ),
    indexed: async () => (await browser.call(calls.gameIndex, undefined, headers)).value,
    tries: async (nodeId: GameId) =>
      (await browser.call(calls.tryGame, { nodeId, ...visit }, headers)).code,
  };
}

async function river(): Promise<GameId> {
  const { value } = await site.browser().call(calls.hotGames, {});
  const [game] = value;
  if (!game) throw new Error('no hot game');
  return game.nodeId;
}

async function set(rule: CountryRule | null, nodeId?: GameId) {
  const part = { brand: 'padma', vassalage: 'STUDIO', ...(nodeId && { nodeId }) };
  const { games } = site.app.modules;
  expect(await games.setCountries({ ...part, rule, note: 'licence' }, operator)).toMatchObject({
    ok: true,
  });
}

test('a game closed to a country is in none of its lists and cannot be opened there', async () => {
  const nodeId = await river();
  await set({ mode: 'refuse', countries: ['FR'] }, nodeId);
  const [paris, dhaka] = [somebodyIn('FR'), somebodyIn('BD')];
  expect(await paris.listed()).toEqual(['monsoon_gold']);
  expect(await dhaka.listed()).toEqual(['river_lotus', 'monsoon_gold']);
  expect(
    (await paris.browser.call(calls.hotGames, { gameType: 'RNG' }, paris.headers)).value,
  ).toEqual([]);
  expect(await paris.tries(nodeId)).toBe('game-unavailable');
  expect(await dhaka.tries(nodeId)).toBeNull();
  await set(null, nodeId);
  expect(await paris.listed()).toHaveLength(2);
});

test('each country has its own lobby index, and countries with the same games share one', async () => {
  const nodeId = await river();
  await set({ mode: 'refuse', countries: ['FR', 'ES'] }, nodeId);
  const [paris, madrid, dhaka] = [somebodyIn('FR'), somebodyIn('ES'), somebodyIn('BD')];
  expect(await paris.indexed()).toEqual(await madrid.indexed());
  expect((await paris.indexed()).total).toBe(1 + instantLotteries);
  const { version, total } = await dhaka.indexed();
  expect(total).toBe(2 + instantLotteries);
  const file = await paris.browser.request(
    'GET',
    calls.gameIndexFile.path.replace(':version', version),
    { headers: paris.headers },
  );
  expect(file.status).toBe(404);
  await set(null, nodeId);
});

test('if a provider is allowed in some countries only, a visitor of an unknown country does not see it', async () => {
  await set({ mode: 'admit', countries: ['BD'] });
  expect(await somebodyIn('BD').listed()).toHaveLength(2);
  expect(await somebodyIn('FR').listed()).toEqual([]);
  expect(await somebodyIn(null).listed()).toEqual([]);
  await set({ mode: 'refuse', countries: ['FR'] });
  expect(await somebodyIn(null).listed()).toHaveLength(2);
  await set(null);
});

test('operators search all switchable games by any of their names; who changed a setting is recorded', async () => {
  const nodeId = await river();
  const { games, audit } = site.app.modules;
  await set({ mode: 'refuse', countries: ['FR', 'ES', 'FR'] }, nodeId);
  await games.show(
    { brand: 'padma', vassalage: 'STUDIO', nodeId, isShown: false, note: '' },
    operator,
  );
  const found = await games.lobby({ brand: 'padma', words: 'LOTO del rio', switched: 1 });
  expect(found).toMatchObject({
    value: {
      total: 1,
      games: [
        {
          nodeId,
          isShown: false,
          isProviderShown: true,
          countries: { mode: 'refuse', countries: ['ES', 'FR'] },
        },
      ],
    },
  });
  expect(await games.lobby({ brand: 'padma' })).toMatchObject({
    value: { total: 2 + instantLotteries },
  });
  const [, newest] = (await audit.entries({ subject: `padma/${nodeId}` })).rows;
  expect(newest).toMatchObject({
    action: 'game.countries-set',
    before: 'everywhere',
    after: 'refuse ES FR',
  });
  await games.show(
    { brand: 'padma', vassalage: 'STUDIO', nodeId, isShown: true, note: '' },
    operator,
  );
  await set(null, nodeId);
});
