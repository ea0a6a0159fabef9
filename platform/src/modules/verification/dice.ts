import type { Random } from '../../core.ts';

/** A number from `from` to below `to`, for looks and noise. */
export type Dice = (from: number, to: number) => number;

export function createDice(random: Random): Dice {
  return (from, to) => {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32;
    return from + drawn * (to - from);
  };
}
