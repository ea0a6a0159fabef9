import { aGame, catalogueServer } from '../../testing/test-provider.ts';
import { testCore, type TestCore } from '../../testing/test-core.ts';
import { createCatalogueReads } from './catalogue-reads.ts';
import { createLivePartners } from './live-partners.ts';
import { readCatalogue } from './catalogue.ts';
import { partnersOf, type Partner } from './partners.ts';

const someGames = (count: number) =>
  Array.from({ length: count }, (_, index) => aGame(`game_${index}`));

async function aProvider(count: number) {
  const server = await catalogueServer(someGames(count));
  const core = await testCore({
    config: { studio: { origin: server.origin, secret: 'studio-test-secret' } },
  });
  const [partner] = partnersOf(core.config).all;
  if (!partner) throw new Error('no partner');
  return { core, partner, state: server.state };
}

const stand = async (core: TestCore) => ({
  ...(await core.db.read
    .selectFrom('game_catalogue')
    .select(['version', 'etag'])
    .executeTakeFirstOrThrow()),
  games: await core.db.read
    .selectFrom('game')
    .select(['code', 'is_active', 'position'])
    .orderBy('position')
    .execute(),
});

const read = (core: TestCore, partner: Partner) => readCatalogue(core, partner);

test('a catalogue is read page by page, in the provider’s order', async () => {
  const { core, partner, state } = await aProvider(25);
  state.pageSize = 10;
  expect(await read(core, partner)).toBe(true);
  const { games } = await stand(core);
  expect(games.map(({ code }) => code)).toEqual(someGames(25).map(({ code }) => code));
  expect(state.answered).toEqual([200, 200, 200]);
});

test('unchanged games are neither sent nor written again', async () => {
  const { core, partner, state } = await aProvider(3);
  await read(core, partner);
  const first = await stand(core);
  await read(core, partner);
  expect(state.answered).toEqual([200, 304]);
  expect(await stand(core)).toEqual(first);
});

test('reading an unchanged catalogue updates the time of the last reading', async () => {
  const { core, partner } = await aProvider(1);
  await read(core, partner);
  core.clock.advance(60_000);
  await read(core, partner);
  const { read_at } = await core.db.read
    .selectFrom('game_catalogue')
    .select('read_at')
    .executeTakeFirstOrThrow();
  expect(read_at).toEqual(core.clock.now());
});

test('a change raises the version and touches only its game', async () => {
  const { core, partner, state } = await aProvider(3);
  await read(core, partner);
  core.clock.advance(1_000);
  state.catalogue = state.catalogue.map((game, index) =>
    index === 1 ? { ...game, hot: true } : game,
  );
  await read(core, partner);
  expect((await stand(core)).version).toBe(2);
  const touched = await core.db.read
    .selectFrom('game')
    .select('code')
    .where('read_at', '=', core.clock.now())
    .execute();
  expect(touched).toEqual([{ code: 'game_1' }]);
});

test('a game that is no longer listed is hidden, and returns with its data', async () => {
  const { core, partner, state } = await aProvider(3);
  const whole = state.catalogue;
  await read(core, partner);
  state.catalogue = whole.slice(0, 2);
  await read(core, partner);
  expect((await stand(core)).games.filter(({ is_active }) => is_active)).toHaveLength(2);
  state.catalogue = whole;
  await read(core, partner);
  expect((await stand(core)).games.filter(({ is_active }) => is_active)).toHaveLength(3);
});

test.each([
  [
    'a page that is no list of games',
    (games: ReturnType<typeof someGames>) => [...games, aGame('')],
  ],
  [
    'a game that is listed twice',
    (games: ReturnType<typeof someGames>) => [...games, aGame('game_0')],
  ],
])('%s leaves the last catalogue as it was', async (_, spoiled) => {
  const { core, partner, state } = await aProvider(12);
  state.pageSize = 10;
  await read(core, partner);
  const before = await stand(core);
  state.catalogue = spoiled(someGames(12));
  expect(await read(core, partner)).toBe(false);
  expect(await stand(core)).toEqual(before);
});

test('a provider that starts late is read at once when it answers, and not asked again', async () => {
  const { core, state } = await aProvider(2);
  const catalogues = createCatalogueReads(core, createLivePartners(core));
  state.isDown = true;
  await catalogues.readAll();
  expect(await catalogues.readFirst()).toBe(false);
  state.isDown = false;
  expect(await catalogues.readFirst()).toBe(true);
  expect((await stand(core)).games).toHaveLength(2);
  const asked = state.answered.length;
  expect(await catalogues.readFirst()).toBe(false);
  expect(state.answered).toHaveLength(asked);
});
