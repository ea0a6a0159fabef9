import type { Clock } from '../core.ts';

export interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(ms: number): void;
}

/** A clock that only the test moves. */
export function testClock(start: Date | string = '2026-01-05T12:00:00Z'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (time) => {
      now = new Date(time).getTime();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
