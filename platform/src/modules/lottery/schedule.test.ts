import { builtIn } from './definitions/games.ts';
import { drawTimesFrom } from './schedule.ts';

const oneMinute = builtIn('k3-1m') ?? missing();
const threeMinutes = builtIn('k3-3m') ?? missing();

function missing(): never {
  throw new Error('the game is not defined');
}

test('the first issue of a day opens at midnight UTC and keeps its leading zeros', () => {
  const [first] = drawTimesFrom(oneMinute, new Date('2026-01-01T00:00:30Z'), 1);
  expect(first).toEqual({
    numero: '20260101-0001',
    opensAt: new Date('2026-01-01T00:00:00Z'),
    locksAt: new Date('2026-01-01T00:00:52Z'),
    drawsAt: new Date('2026-01-01T00:01:00Z'),
  });
});

test('the last issue of a day is drawn at the next midnight, and the sequence restarts', () => {
  const [last, next] = drawTimesFrom(oneMinute, new Date('2026-12-31T23:59:00Z'), 2);
  expect(last).toMatchObject({
    numero: '20261231-1440',
    drawsAt: new Date('2027-01-01T00:00:00Z'),
  });
  expect(next).toMatchObject({ numero: '20270101-0001' });
});

test('the three-minute game is the same definition with another period', () => {
  const [sitting] = drawTimesFrom(threeMinutes, new Date('2026-01-01T23:58:00Z'), 1);
  expect(sitting?.numero).toBe('20260101-480');
  expect(threeMinutes.playTypes).toBe(oneMinute.playTypes);
});

test('a draw opens when the one before is drawn, around the clock', () => {
  const sittings = drawTimesFrom(oneMinute, new Date('2026-03-28T00:00:00Z'), 2 * 1440);
  const gaps = sittings.filter(
    (one, index) => index > 0 && +one.opensAt !== Number(sittings[index - 1]?.drawsAt),
  );
  expect(gaps).toEqual([]);
  expect(new Set(sittings.map(({ numero }) => numero)).size).toBe(2 * 1440);
});

function drawTimes(gameId: string, at: string, count: number): string[] {
  const game = builtIn(gameId) ?? missing();
  return drawTimesFrom(game, new Date(at), count).map(({ drawsAt }) => drawsAt.toISOString());
}

test('a station draws on its weekdays, at its local time', () => {
  // Monday and Saturday at 16:15 in Vietnam, seven hours before UTC.
  expect(drawTimes('vn-tp-hcm', '2026-11-21T10:00:00Z', 3)).toEqual([
    '2026-11-23T09:15:00.000Z',
    '2026-11-28T09:15:00.000Z',
    '2026-11-30T09:15:00.000Z',
  ]);
});

test('days of the month count in the zone of the draw', () => {
  expect(drawTimes('thai-gov', '2026-11-16T10:00:00Z', 3)).toEqual([
    '2026-12-01T09:00:00.000Z',
    '2026-12-16T09:00:00.000Z',
    '2027-01-01T09:00:00.000Z',
  ]);
});

test('a calendar draw is named by its day and opens when the one before is held', () => {
  const game = builtIn('vn-mb') ?? missing();
  const [today, tomorrow] = drawTimesFrom(game, new Date('2026-08-22T03:00:00Z'), 2);
  expect(today).toEqual({
    numero: '20260822',
    opensAt: new Date('2026-08-21T11:15:00Z'),
    locksAt: new Date('2026-08-22T11:05:00Z'),
    drawsAt: new Date('2026-08-22T11:15:00Z'),
  });
  expect(tomorrow).toMatchObject({ numero: '20260823', opensAt: today?.drawsAt });
});

test('no draw is held on a closed day, and clock changes keep the local time', () => {
  const schedule = {
    kind: 'calendar' as const,
    timeZone: 'Europe/Madrid',
    time: '21:30',
    lockSeconds: 60,
    closedDates: ['2026-10-25'],
  };
  const draws = drawTimesFrom({ schedule }, new Date('2026-10-24T00:00:00Z'), 2);
  expect(draws.map(({ drawsAt }) => drawsAt.toISOString())).toEqual([
    '2026-10-24T19:30:00.000Z',
    '2026-10-26T20:30:00.000Z',
  ]);
});

test('a calendar answers at each moment as if it were asked for the first time', () => {
  const game = builtIn('thai-gov') ?? missing();
  const moments = Array.from(
    { length: 160 },
    (_, index) => new Date(Date.UTC(2026, 10, 1, index * 6)),
  );
  for (const at of [...moments, ...moments.toReversed()])
    expect(drawTimesFrom(game, at, 4)).toEqual(
      drawTimesFrom({ schedule: structuredClone(game.schedule) }, at, 4),
    );
});
