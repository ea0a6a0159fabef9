import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Member } from '../identity/index.ts';
import { builtIn } from './definitions/games.ts';
import { launchOf } from './launch.ts';
import { trendsOf } from './trends.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-1m', 'pk10-1m', 'vn-mb'] });
});

const brand = { code: 'padma', currency: 'BDT' };

test('menus list each game by its tag, with the seconds until its lock', async () => {
  const draw = await table.openDraw();
  table.core.clock.set(new Date(draw.locks_at.getTime() - 12_500));
  const menus = await table.lottery.menus(brand);
  expect(menus.map(({ tag }) => tag)).toEqual(['FAST', 'VN-NORTH']);
  const [k3] = menus[0]?.gameMenus ?? [];
  expect(k3).toMatchObject({
    gameId: 'k3-1m',
    numero: draw.numero,
    remainTime: 12,
    lockTime: 8,
    drawDayOfWeek: '1,2,3,4,5,6,7',
    accountTypeName: 'ELOTT',
  });
  expect(menus[1]?.gameMenus[0]).toMatchObject({ gameId: 'vn-mb', accountTypeName: 'LOTT' });
  expect(await table.lottery.menus({ currency: 'JPY' })).toEqual([]);
});

test('a member’s recent games start with the last played one, popular games with the most played one', async () => {
  const rahim: Member = await table.member('100.00');
  const k3 = await table.openDraw('k3-1m');
  const pk10 = await table.openNow('pk10-1m');
  await table.bet(rahim, k3, [['sum:10', '5.00']]);
  table.core.clock.advance(10);
  await table.bet(rahim, pk10, [['place-1:7', '5.00']]);
  table.core.clock.advance(10);
  expect((await table.lottery.recent(rahim)).map(({ gameId }) => gameId)).toEqual([
    'pk10-1m',
    'k3-1m',
  ]);
  await table.bet(rahim, k3, [['sum:11', '5.00']]);
  const popular = await table.lottery.popular(brand);
  expect(popular.map(({ gameId }) => gameId)).toEqual(['k3-1m', 'pk10-1m', 'vn-mb']);
  expect(await table.lottery.popular(brand, 1)).toHaveLength(1);
});

test('results come newest first, in pages, and for one day', async () => {
  for (let round = 0; round < 3; round++) await table.drawNow(await table.openDraw('k3-1m'));
  const first = await table.lottery.results({ gameId: 'k3-1m', limit: 2 });
  expect(first.rows).toHaveLength(2);
  const rest = await table.lottery.results({ gameId: 'k3-1m', before: first.next ?? '' });
  const all = [...first.rows, ...rest.rows].map(({ numero }) => numero);
  expect(all).toEqual([...all].sort().reverse());
  expect(new Set(all).size).toBe(all.length);
  const day = first.rows[0]?.drawsAt.slice(0, 10) ?? '';
  expect((await table.lottery.results({ gameId: 'k3-1m', day })).rows.length).toBeGreaterThan(0);
  expect((await table.lottery.results({ gameId: 'k3-1m', day: '2020-01-01' })).rows).toEqual([]);
  const latest = await table.lottery.openedByGame();
  expect(latest.find(({ gameId }) => gameId === 'k3-1m')?.id).toBe(first.rows[0]?.id);
});

test('trends count each number by position where the position matters, and how long it has been missing', () => {
  const { draws, numbers } = trendsOf({ kind: 'independent', count: 2, from: 1, to: 3 }, [
    [1, 2],
    [1, 3],
    [3, 3],
  ]);
  expect(draws).toBe(3);
  expect(numbers).toEqual([
    { position: 1, number: '1', count: 2, missing: 0 },
    { position: 1, number: '2', count: 0, missing: 3 },
    { position: 1, number: '3', count: 1, missing: 2 },
    { position: 2, number: '1', count: 0, missing: 3 },
    { position: 2, number: '2', count: 1, missing: 0 },
    { position: 2, number: '3', count: 2, missing: 1 },
  ]);
});

test('a price list shows the return of each play and marks those below three quarters', async () => {
  const list = await table.lottery.priceList({ brand, member: null }, { gameId: 'vn-mb' });
  const playTypes = list.ok ? list.value.playTypes : [];
  expect(playTypes.find(({ code }) => code === 'lo2')).toMatchObject({
    pick: { form: 'digits', count: 2 },
    odds: ['98.5'],
    unitStake: 27,
    rtp: 98.5,
    isLotteryClass: false,
  });
  expect(playTypes.find(({ code }) => code === 'xien4')).toMatchObject({ isLotteryClass: true });
  expect(
    await table.lottery.priceList({ brand, member: null }, { gameId: 'vn-mb', prizeMode: 'ZY' }),
  ).toMatchObject({
    code: 'not-found',
  });
});

const games = ['k3-1m', 'vn-mb'].flatMap((id) => builtIn(id) ?? []);

test.each([
  [
    { lottoGameCode: 'k3-1m', lottoPrizeMode: 'ZY', playType: 'sum' },
    {
      view: 'betting',
      prizeMode: 'ZY',
      playType: 'sum',
      path: '/lottery?gameCode=k3-1m&playType=sum',
    },
  ],
  [
    { lottoGameCode: 'k3-1m', lottoView: 'lobby' as const },
    { view: 'lobby', gameId: 'k3-1m' },
  ],
  [
    { lottoGameCode: 'nothing', playType: 'sum' },
    { view: 'lobby', gameId: null, playType: null, path: '/lottery' },
  ],
  [
    { lottoGameCode: 'K3_1M', playType: 'SUM' },
    { gameId: 'k3-1m', path: '/lottery?gameCode=k3-1m&playType=sum' },
  ],
  [{ lottoPrizeMode: 'constructor' }, { prizeMode: 'SEA' }],
  [{ backUrl: '/promotions' }, { backUrl: '/promotions' }],
  [{ backUrl: '//evil.example' }, { backUrl: null }],
  [{ backUrl: '/\\evil.example' }, { backUrl: null }],
  [{ backUrl: 'javascript:alert(1)' }, { backUrl: null }],
  [{ backUrl: 'https://evil.example/' }, { backUrl: null }],
])('an address that asks for %j opens %j', (request, expected) => {
  expect(launchOf(games, request)).toMatchObject(expected);
});

test('a draw every 30 seconds has its result at its time, by a value that is revealed after the lock', async () => {
  const fast = await lotteryTable({}, { games: ['k3-30s'] });
  const draw = await fast.openDraw('k3-30s');
  expect(draw.draws_at.getTime() - draw.opens_at.getTime()).toBe(30_000);
  for (let round = 0; round < 3; round++) {
    const drawn = await fast.drawNow(await fast.openNow('k3-30s'));
    expect(drawn).toMatchObject({
      state: 'resulted',
      result: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    await fast.lottery.draws.schedule();
    await fast.lottery.draws.advance(1n);
  }
});

test('games whose draws are all late by more than a day are not offered until their next draw', async () => {
  table.core.clock.advance(10 * 86_400_000);
  const offered = async () =>
    (await table.lottery.menus(brand))
      .flatMap(({ gameMenus }) => gameMenus)
      .map(({ gameId }) => gameId);
  expect(await offered()).toEqual([]);
  await table.lottery.draws.schedule();
  expect(await offered()).toEqual(['k3-1m', 'pk10-1m', 'vn-mb']);
});
