import type { Side } from './regatta-odds.ts';

/** How a race is rowed: both boats as shares of the course, from the race's own bits. */
export interface Course {
  /** Position of a boat `share` of the race's time after the start; 1 is the finish. */
  at(boat: 'red' | 'green', share: number): number;
}

interface Wave {
  readonly turns: number;
  readonly size: number;
  readonly phase: number;
}

/** Distance by which a race is won, as a share of the course. */
const margins = { least: 0.012, most: 0.05 };

/** `bits`: at least 32 hexadecimal digits, which decide how the boats gain and lose on the way, not who wins. */
export function courseOf(bits: string, side: Side): Course {
  const number = (place: number) => Number.parseInt(bits.slice(place * 2, place * 2 + 2), 16) / 255;
  const margin = margins.least + number(0) * (margins.most - margins.least);
  const behind = { red: side === 'green' ? margin : 0, green: side === 'red' ? margin : 0 };
  const waves = (from: number): readonly Wave[] =>
    [1, 2, 3].map((turns, index) => ({
      turns,
      size: (0.03 + number(from + index * 2) * 0.05) / turns,
      phase: number(from + index * 2 + 1) * Math.PI * 2,
    }));
  const swings = { red: waves(1), green: waves(7) };
  return {
    at(boat, share) {
      const time = Math.min(1, Math.max(0, share));
      // The boats do not sway at the start and at the finish, so the course ends with the decided result.
      const damped = Math.sin(Math.PI * time);
      const swing = swings[boat].reduce(
        (sum, { turns, size, phase }) => sum + size * Math.sin(turns * Math.PI * 2 * time + phase),
        0,
      );
      return Math.max(0, time * (1 - behind[boat]) + swing * damped * 0.6);
    },
  };
}
