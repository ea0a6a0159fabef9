import type { Random } from '../../core.ts';

/** A random number with `from` inclusive and `to` exclusive, for appearance and noise. */
export type Dice = (from: number, to: number) => number;

export function createDice(random: Random): Dice {
  return (from, to) => {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32;
    return from + drawn * (to - from);
  };
}
