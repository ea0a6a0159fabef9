import { returnToPlayer } from '../../maths/rtp.ts';
import type { SlotDefinition } from '../slot-definition.ts';
import { slots } from '../slots.ts';

/**
 * Distribution of a pay table: `tilt` above 1 moves money to the rare symbols, below 1 to the common ones.
 */
export interface Temper {
  readonly tilt: number;
  /** Target return in percent; the exact return is computed from the rounded payments. */
  readonly aim: number;
}

const tempers: readonly Temper[] = [
  { tilt: 1, aim: 96.4 },
  { tilt: 1.35, aim: 95.7 },
  { tilt: 0.75, aim: 96.9 },
  { tilt: 1.7, aim: 94.9 },
];

/** Smaller coins, so that rounding a payment hardly changes the return. */
const finer = 10;

/** The maths variants of a series: every slot in every temper. */
export interface Variants {
  readonly count: number;
  /** Built on first use. */
  at(index: number): SlotDefinition;
}

export function variantsOf(tempers: readonly Temper[]): Variants {
  const made = new Map<number, SlotDefinition>();
  return {
    count: slots.length * tempers.length,
    at(index) {
      const known = made.get(index);
      if (known) return known;
      const slot = slots[index % slots.length];
      const temper = tempers[Math.floor(index / slots.length) % tempers.length];
      if (!slot || !temper) throw new Error('the series has no mathematics to vary');
      const fresh = varied(slot, temper);
      made.set(index, fresh);
      return fresh;
    },
  };
}

export const studioVariants = variantsOf(tempers);

function varied(slot: SlotDefinition, { tilt, aim }: Temper): SlotDefinition {
  const tilted = repaid(
    { ...slot, coins: slot.coins * finer },
    (coins, rank) => coins * finer * 100 * tilt ** (0.5 - rank),
  );
  const { over, under } = returnToPlayer(tilted);
  const share = (aim / 100) * (Number(under) / Number(over));
  return repaid(tilted, (coins) => coins * share);
}

/** The slot with other payments; `rank` goes from 0, the best-paying symbol, to 1. */
function repaid(
  slot: SlotDefinition,
  pay: (coins: number, rank: number) => number,
): SlotDefinition {
  const last = slot.symbols.length - 1;
  return {
    ...slot,
    symbols: slot.symbols.map((symbol, index) => ({
      ...symbol,
      pays: symbol.pays.map((coins) =>
        coins === 0 ? 0 : Math.max(1, Math.round(pay(coins, index / last))),
      ),
    })),
    ...(slot.wins.by === 'lines' && slot.wins.mixes
      ? {
          wins: {
            ...slot.wins,
            mixes: slot.wins.mixes.map((mix) => ({
              ...mix,
              coins: Math.max(1, Math.round(pay(mix.coins, 0.5))),
            })),
          },
        }
      : {}),
  };
}
