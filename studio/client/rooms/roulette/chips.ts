import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { RouletteBet, RouletteLimits } from '../../../src/games/roulette.ts';

type Layout = ReadonlyMap<string, bigint>;

/** Chips on the cloth. Every change can be undone; what was played last can be put down again. */
export interface Chips {
  /** Puts chips on spots, all of them or none; `false` where a limit would be passed. */
  put(spots: readonly (readonly [spot: string, chips: number])[], chip: DecimalAmount): boolean;
  undo(): void;
  clear(): void;
  double(): boolean;
  repeat(): boolean;
  on(spot: string): bigint;
  total(): bigint;
  bets(): readonly RouletteBet[];
  /** Keeps what lies for `repeat`, as a spin begins. */
  played(): void;
  /** Lays out an old round, to look at it. */
  show(bets: readonly RouletteBet[]): void;
  can(): { readonly undo: boolean; readonly double: boolean; readonly repeat: boolean };
}

export function createChips(limits: RouletteLimits, onChange: () => void): Chips {
  let lying: Layout = new Map();
  let before: Layout[] = [];
  let last: Layout = new Map();
  const [mostOnSpot, mostOnTable] = [unitsOf(limits.mostOnSpot), unitsOf(limits.mostOnTable)];

  function lay(next: Layout): boolean {
    const isTooMuch = [...next.values()].some((units) => units > mostOnSpot);
    if (isTooMuch || sum(next) > mostOnTable) return false;
    before = [...before, lying];
    lying = next;
    onChange();
    return true;
  }

  return {
    put(spots, chip) {
      const next = new Map(lying);
      for (const [spot, count] of spots)
        next.set(spot, (next.get(spot) ?? 0n) + unitsOf(chip) * BigInt(count));
      return lay(next);
    },
    undo() {
      lying = before.at(-1) ?? lying;
      before = before.slice(0, -1);
      onChange();
    },
    clear() {
      if (lying.size > 0) lay(new Map());
    },
    double: () => lay(new Map([...lying].map(([spot, units]) => [spot, units * 2n]))),
    repeat: () => lay(last),
    on: (spot) => lying.get(spot) ?? 0n,
    total: () => sum(lying),
    bets: () => [...lying].map(([spot, units]) => ({ spot, amount: formatAmount(units) })),
    played() {
      last = lying;
      before = [];
    },
    show(bets) {
      lying = new Map(bets.map(({ spot, amount }) => [spot, unitsOf(amount)]));
      before = [];
      onChange();
    },
    can: () => ({
      undo: before.length > 0,
      double: lying.size > 0,
      repeat: lying.size === 0 && last.size > 0,
    }),
  };
}

const unitsOf = (amount: DecimalAmount): bigint => parseAmount(amount) ?? 0n;

const sum = (layout: Layout): bigint =>
  [...layout.values()].reduce((total, units) => total + units, 0n);
