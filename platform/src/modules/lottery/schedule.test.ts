import { gameOf } from './definitions/games.ts';
import { sittingsFrom } from './schedule.ts';

const oneMinute = gameOf('k3-1m') ?? missing();
const threeMinutes = gameOf('k3-3m') ?? missing();

function missing(): never {
  throw new Error('the game is not defined');
}

test('the first issue of a day opens at midnight UTC and keeps its leading zeros', () => {
  const [first] = sittingsFrom(oneMinute, new Date('2026-01-01T00:00:30Z'), 1);
  expect(first).toEqual({
    numero: '20260101-0001',
    opensAt: new Date('2026-01-01T00:00:00Z'),
    locksAt: new Date('2026-01-01T00:00:52Z'),
    drawsAt: new Date('2026-01-01T00:01:00Z'),
  });
});

test('the last issue of a day is drawn at the next midnight, and the count begins anew', () => {
  const [last, next] = sittingsFrom(oneMinute, new Date('2026-12-31T23:59:00Z'), 2);
  expect(last).toMatchObject({
    numero: '20261231-1440',
    drawsAt: new Date('2027-01-01T00:00:00Z'),
  });
  expect(next).toMatchObject({ numero: '20270101-0001' });
});

test('the three-minute game is the same definition at another pace', () => {
  const [sitting] = sittingsFrom(threeMinutes, new Date('2026-01-01T23:58:00Z'), 1);
  expect(sitting?.numero).toBe('20260101-480');
  expect(threeMinutes.playTypes).toBe(oneMinute.playTypes);
});

test('a sitting opens when the one before is drawn, whole days long', () => {
  const sittings = sittingsFrom(oneMinute, new Date('2026-03-28T00:00:00Z'), 2 * 1440);
  const gaps = sittings.filter(
    (one, index) => index > 0 && +one.opensAt !== Number(sittings[index - 1]?.drawsAt),
  );
  expect(gaps).toEqual([]);
  expect(new Set(sittings.map(({ numero }) => numero)).size).toBe(2 * 1440);
});
