import type { LotteryTable } from '@croupier/contracts';

const leastMs = 7_000;
const mostMs = 30_000;

/**
 * The specification's refresh interval: the shortest time left of an open draw, 7 s if none is left, 30 s at
 * most.
 */
export function refreshAfterMs(tables: readonly LotteryTable[]): number {
  const left = tables
    .filter(({ current }) => current.state === 'open')
    .map(({ current, serverTime }) => Date.parse(current.locksAt) - Date.parse(serverTime));
  const shortest = Math.min(mostMs, ...left);
  const hasClosed = tables.some(({ current }) => current.state !== 'open');
  return shortest <= 0 || hasClosed ? leastMs : shortest;
}
