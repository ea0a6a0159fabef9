import type { DecimalAmount, Localized } from '@croupier/contracts';

export interface SlotSymbol {
  /** One letter that stands for the symbol on the reels. */
  readonly sign: string;
  /** Name of its drawing. */
  readonly drawing: string;
  readonly role?: 'wild' | 'scatter';
  /** Coins paid for 3, 4 and 5 of a kind; scatters pay anywhere, others from the left. */
  readonly pays: readonly [number, number, number];
}

/** Row (0 to 2) of the line on each reel, from the left. */
export type Line = readonly [number, number, number, number, number];

/** A slot as data: five reels of which three rows show. Wilds never stand on the first reel. */
export interface SlotDefinition {
  readonly code: string;
  readonly name: Localized;
  readonly classify: string;
  /** Seed of the lobby's cover; a word in it as `palm` or `night` names what is drawn. */
  readonly art: string;
  readonly isHot: boolean;
  readonly symbols: readonly SlotSymbol[];
  /** The strips, one sign a stop. */
  readonly reels: readonly string[];
  /** Winning lines; `ways` pays every path over touching reels. */
  readonly wins:
    | { readonly by: 'lines'; readonly lines: readonly Line[] }
    | { readonly by: 'ways' };
  /** Coins that one spin costs: a coin is the stake divided by this. */
  readonly coins: number;
  /** Total stakes to choose from, by currency. Each divides into whole coins. */
  readonly stakes: Readonly<Record<string, readonly DecimalAmount[]>>;
}

export const rows = 3;
export const reelCount = 5;

/** Signs that show, by reel and then by row. */
export type Grid = readonly string[];

export function symbolOf(slot: SlotDefinition, sign: string): SlotSymbol {
  const symbol = slot.symbols.find((candidate) => candidate.sign === sign);
  if (!symbol) throw new Error(`${slot.code} has no symbol ${sign}`);
  return symbol;
}

export function signOfRole(slot: SlotDefinition, role: 'wild' | 'scatter'): string | null {
  return slot.symbols.find((symbol) => symbol.role === role)?.sign ?? null;
}

/** What shows when each reel stands at its stop. */
export function gridAt(slot: SlotDefinition, stops: readonly number[]): Grid {
  return slot.reels.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join('');
  });
}

/** Coins for a number of equal symbols; nothing below three. */
export function paid(symbol: SlotSymbol, count: number): number {
  return symbol.pays[count - 3] ?? 0;
}
