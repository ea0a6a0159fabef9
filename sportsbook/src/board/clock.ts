import type { Fixture, MatchState } from '../feed/feed.ts';

/** The clock of a match at a moment: it runs on between two messages of the feed. */
export function shownClock({ clock, at, speed }: MatchState, now: number): number {
  return clock + (speed * Math.max(0, now - at)) / 1_000;
}

/** Steps of prices by minute: towards the end a minute changes more. */
const steps: readonly (readonly [untilMinute: number, step: number])[] = [
  [45, 3],
  [75, 2],
  [Number.POSITIVE_INFINITY, 1],
];

/**
 * The clock that prices are made for: the middle of the current step. Prices that changed with every second would ask
 * everybody again.
 */
export function priceClock(
  expectation: Fixture['expectation'],
  state: MatchState,
  now: number,
): number {
  if ('round' in expectation || state.phase !== 'live') return state.clock;
  const minute = Math.min(89.9, shownClock(state, now));
  const [, step = 1] = steps.find(([until]) => minute < until) ?? [];
  return Math.floor(minute / step) * step + step / 2;
}
