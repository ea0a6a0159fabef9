import {
  calls,
  parseAmount,
  readGameIndex,
  type GameIndex,
  type GameQuery,
} from '@croupier/contracts';
import { brotliDecompressSync } from 'node:zlib';
import { aGame, catalogueServer } from '../../testing/test-provider.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const kinds = ['RNG', 'FISH', 'PVP', 'SPORTS'] as const;
const classifies = ['video-slot', 'classic', 'cascade'];
const stakes = ['0.10', '0.50', '5.00'];
const games = Array.from({ length: 240 }, (_, place) =>
  aGame(`game_${place}`, {
    kind: kinds[place % 4 === 3 ? place % 4 : place % 3] ?? 'RNG',
    classify: classifies[place % classifies.length] ?? '',
    hot: place % 17 === 0,
    min_bet: { BDT: stakes[place % stakes.length] ?? '1.00', EUR: '0.10' },
    name: { en: `Game ${place}`, bn: `খেলা ${place}`, es: `Juego ${place}`, ar: `لعبة ${place}` },
    art: place % 5 === 0 ? `other_${place}` : `game_${place}`,
    ...(place % 40 === 0 && { image: `https://pictures.example/${place}.webp` }),
  }),
);

/** Listed by every platform, besides the games of providers. */
const instantLotteries = 10;

let site: TestSite;
let studio: Awaited<ReturnType<typeof catalogueServer>>;
let visitor: TestBrowser;
beforeAll(async () => {
  studio = await catalogueServer(games);
  site = await testSite({ studio: { origin: studio.origin, secret: 'studio-test-secret' } });
  await site.app.modules.providers.readCatalogues();
  visitor = site.browser();
});

async function theIndex(): Promise<GameIndex> {
  const { version } = (await visitor.call(calls.gameIndex, undefined)).value;
  return readGameIndex((await visitor.call(calls.gameIndexFile, { version })).value);
}

const pathOf = (version: string) => calls.gameIndexFile.path.replace(':version', version);

const everyPlace = ({ size }: GameIndex) => Array.from({ length: size }, (_, place) => place);

async function everyPage(query: GameQuery) {
  const first = (await visitor.call(calls.gameList, query)).value;
  const found = [...first.games];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo++)
    found.push(...(await visitor.call(calls.gameList, { ...query, pageNo })).value.games);
  expect(found).toHaveLength(first.total);
  return found;
}

const queries: readonly GameQuery[] = [
  { gameType: 'RNG', pageSize: 18 },
  { gameType: 'FISH' },
  { gameType: 'SPORTS' },
  { gameType: 'COCKFIGHT' },
  { gameType: 'RNG', gameClassify: 'cascade' },
  { gameType: 'RNG', minBet: '0.5' },
  { gameType: 'RNG', isTop: 1 },
  { gameType: 'RNG', vassalage: 'STUDIO', gameClassify: 'classic', minBet: '0.1' },
];

test.each(queries)('the pages of %j match the index, in the same order', async (query) => {
  const index = await theIndex();
  const { gameType, vassalage, gameClassify, minBet, isTop } = query;
  const held = everyPlace(index)
    .map((place) => index.at(place))
    .filter(
      (game) =>
        game.category === gameType &&
        (!vassalage || game.vassalage === vassalage) &&
        (!gameClassify || game.gameClassify === gameClassify) &&
        (!minBet || (parseAmount(game.minBet) ?? 0n) <= (parseAmount(minBet) ?? 0n)) &&
        (!isTop || game.isHot),
    )
    .map(({ category: _, ...game }) => game);
  expect(await everyPage(query)).toEqual(held);
});

test('a game can be found in the index by its id', async () => {
  const index = await theIndex();
  for (const place of everyPlace(index)) expect(index.placeOf(index.at(place).nodeId)).toBe(place);
});

test('the file is immutable under its version and compressed as the browser accepts', async () => {
  const { version, total } = (await visitor.call(calls.gameIndex, undefined)).value;
  expect(total).toBe(games.length + instantLotteries);
  const path = pathOf(version);
  const plain = await visitor.request('GET', path);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await site.app.http.inject({
    url: path,
    headers: { host: 'localhost', 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.text);
  const known = { headers: { 'if-none-match': `"${version}"` } };
  expect((await visitor.request('GET', path, known)).status).toBe(304);
});

test('a changed lobby has a new version, the old one is gone, and each brand has its own', async () => {
  const before = (await visitor.call(calls.gameIndex, undefined)).value;
  const verano = site.browser({ host: 'second.localhost' });
  expect((await verano.call(calls.gameIndex, undefined)).value.version).not.toBe(before.version);
  studio.state.catalogue = games.slice(1);
  await site.app.modules.providers.readCatalogues();
  const after = (await visitor.call(calls.gameIndex, undefined)).value;
  expect(after.version).not.toBe(before.version);
  expect((await visitor.request('GET', pathOf(before.version))).status).toBe(404);
  studio.state.catalogue = games;
  await site.app.modules.providers.readCatalogues();
  expect((await visitor.call(calls.gameIndex, undefined)).value.version).toBe(before.version);
});

test('two nodes compute the same version, and each sees changes of the other within a second', async () => {
  const otherNode = await site.secondNode();
  const second = otherNode.browser();
  const version = async (browser: TestBrowser) =>
    (await browser.call(calls.gameIndex, undefined)).value.version;
  const before = await version(visitor);
  expect(await version(second)).toBe(before);
  const [first] = (await visitor.call(calls.gameList, { gameType: 'RNG' })).value.games;
  if (!first) throw new Error('no game');
  const game = { brand: 'padma', vassalage: 'STUDIO', nodeId: first.nodeId, note: '' };
  const operator = { id: site.core.ids.next('opr'), name: 'Olga', token: '' };
  await site.app.modules.games.show({ ...game, isShown: false }, operator);
  expect(await version(visitor)).not.toBe(before);
  expect(await version(second)).toBe(before);
  otherNode.core.clock.advance(1_000);
  expect(await version(second)).toBe(await version(visitor));
  await site.app.modules.games.show({ ...game, isShown: true }, operator);
});
