import { aDraw, aDrawnDraw, aTable } from '../testing/makers.ts';
import { applyDraws } from './apply-draw.ts';
import { refreshAfterMs } from './refresh.ts';

test('an event older than the table changes nothing', () => {
  const table = aTable({ current: aDraw({ state: 'locked' }), opened: [aDrawnDraw([1, 2, 3])] });
  expect(applyDraws(table, [aDraw(), aDrawnDraw([1, 2, 3], 'opened01', 'resulted')])).toEqual(
    table,
  );
});

test('the next draw replaces the previous one, whose numbers join the opened numbers', () => {
  const next = aDraw({ name: 'next0001', drawsAt: new Date(Date.now() + 108_000).toISOString() });
  const drawn = { ...aDraw({ state: 'resulted', result: [6, 5, 4] }) };
  const after = applyDraws(aTable(), [drawn, next]);
  expect(after.current.id).toBe(next.id);
  expect(after.opened.map(({ result }) => result)).toEqual([
    [6, 5, 4],
    [1, 1, 3],
  ]);
});

test('six opened numbers are kept, the latest first, and draws of other games are ignored', () => {
  const drawn = Array.from({ length: 9 }, (_, index) => ({
    ...aDrawnDraw([1, 1, 1], `opened1${index}`),
    drawsAt: new Date(Date.now() + index * 1000).toISOString(),
  }));
  const other = { ...aDrawnDraw([2, 2, 2], 'other001'), gameId: 'k3-3m' };
  const { opened } = applyDraws(aTable(), [...drawn, other]);
  expect(opened.map(({ id }) => id)).toEqual(
    [8, 7, 6, 5, 4, 3].map((index) => `drw_opened1${index}`),
  );
});

test.each([
  [20_000, 20_000],
  [45_000, 30_000],
  [0, 7_000],
  [-500, 7_000],
])('%i ms left of the shortest open draw refreshes after %i ms', (left, expected) => {
  const now = Date.now();
  const current = aDraw({ locksAt: new Date(now + left).toISOString() });
  expect(refreshAfterMs([aTable({ current, serverTime: new Date(now).toISOString() })])).toBe(
    expected,
  );
});
