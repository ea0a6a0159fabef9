import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { RouletteBet, RouletteLimits } from '../../../src/games/roulette-result.ts';

type Layout = ReadonlyMap<string, bigint>;

/** Chips on the betting layout. Every change can be undone; the last played chips can be placed again. */
export interface Chips {
  /** Puts chips on spots, all of them or none; `false` if a limit would be exceeded. */
  put(spots: readonly (readonly [spot: string, chips: number])[], chip: DecimalAmount): boolean;
  undo(): void;
  clear(): void;
  double(): boolean;
  repeat(): boolean;
  on(spot: string): bigint;
  total(): bigint;
  bets(): readonly RouletteBet[];
  /** Stores the chips for `repeat`, when a spin begins. */
  played(): void;
  /** The spin is over: its chips are still shown, but the next spin begins with an empty layout. */
  settle(): void;
  isSettled(): boolean;
  /** Shows the chips of an old round. */
  show(bets: readonly RouletteBet[]): void;
  can(): { readonly undo: boolean; readonly double: boolean; readonly repeat: boolean };
}

export function createChips(limits: RouletteLimits, onChange: () => void): Chips {
  let lying: Layout = new Map();
  let before: Layout[] = [];
  let last: Layout = new Map();
  let isSettled = false;
  const [mostOnSpot, mostOnTable] = [unitsOf(limits.mostOnSpot), unitsOf(limits.mostOnTable)];

  /** Chips that count for the next spin. */
  const staked = (): Layout => (isSettled ? new Map() : lying);

  function lay(next: Layout): boolean {
    const isTooMuch = [...next.values()].some((units) => units > mostOnSpot);
    if (isTooMuch || sum(next) > mostOnTable) return false;
    before = [...before, staked()];
    [lying, isSettled] = [next, false];
    onChange();
    return true;
  }

  return {
    put(spots, chip) {
      const next = new Map(staked());
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
      if (staked().size > 0) lay(new Map());
    },
    double: () => lay(new Map([...staked()].map(([spot, units]) => [spot, units * 2n]))),
    repeat: () => lay(last),
    on: (spot) => lying.get(spot) ?? 0n,
    total: () => sum(staked()),
    bets: () => [...staked()].map(([spot, units]) => ({ spot, amount: formatAmount(units) })),
    played() {
      last = lying;
      before = [];
    },
    settle() {
      isSettled = true;
      onChange();
    },
    isSettled: () => isSettled,
    show(bets) {
      lying = new Map(bets.map(({ spot, amount }) => [spot, unitsOf(amount)]));
      [before, isSettled] = [[], false];
      onChange();
    },
    can: () => ({
      undo: before.length > 0 && !isSettled,
      double: staked().size > 0,
      repeat: staked().size === 0 && last.size > 0,
    }),
  };
}

const unitsOf = (amount: DecimalAmount): bigint => parseAmount(amount) ?? 0n;

const sum = (layout: Layout): bigint =>
  [...layout.values()].reduce((total, units) => total + units, 0n);
