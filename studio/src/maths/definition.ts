/** One symbol of a slot. */
export interface SlotSymbol {
  /** One letter that stands for the symbol on the reels. */
  readonly sign: string;
  /** Name of its drawing. */
  readonly drawing: string;
  readonly role?: 'wild' | 'scatter';
  /** Coins paid from the shortest run that pays upwards; scatters pay anywhere, others from the left. */
  readonly pays: readonly number[];
}

/** Row of the line on each reel, from the left. */
export type Line = readonly number[];

/** Different symbols of one family that pay together when they fill a whole line. */
export interface Mix {
  readonly signs: string;
  readonly coins: number;
}

/** Spins without a stake that scatters bring, played inside the round of the spin that won them. */
export interface FreeSpins {
  /** Spins for the shortest run of scatters that pays, and upwards; scatters in free spins bring more. */
  readonly spins: readonly number[];
  readonly reels: readonly string[];
  /** Every win of a free spin is paid this many times. */
  readonly times: number;
}

/** The mathematics of a slot as data. Wilds never stand on the first reel. */
export interface SlotMaths {
  readonly symbols: readonly SlotSymbol[];
  /** The strips, one sign a stop. */
  readonly reels: readonly string[];
  /** Rows that show. */
  readonly rows: number;
  /** The shortest run that pays. */
  readonly leastRun: number;
  /** Winning lines; `ways` pays every path over touching reels. */
  readonly wins:
    | { readonly by: 'lines'; readonly lines: readonly Line[]; readonly mixes?: readonly Mix[] }
    | { readonly by: 'ways' };
  /** Coins that one spin costs: a coin is the stake divided by this. */
  readonly coins: number;
  readonly freeSpins?: FreeSpins;
  /**
   * In a cascade winning symbols fall away and what stands above them on the strip drops in, until nothing
   * wins: how often the wins of the first, second, third, … grid are paid; the last stands for all further ones.
   */
  readonly cascadeTimes?: readonly number[];
}

/** Signs that show, by reel and then by row. */
export type Grid = readonly string[];

export function symbolOf({ symbols }: SlotMaths, sign: string): SlotSymbol {
  const symbol = symbols.find((candidate) => candidate.sign === sign);
  if (!symbol) throw new Error(`the slot has no symbol ${sign}`);
  return symbol;
}

export function signOfRole({ symbols }: SlotMaths, role: 'wild' | 'scatter'): string | null {
  return symbols.find((symbol) => symbol.role === role)?.sign ?? null;
}

/** What shows when each strip stands at its stop. */
export function gridAt(strips: readonly string[], stops: readonly number[], rows: number): Grid {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join('');
  });
}

/** Coins for a number of equal symbols; nothing below the shortest run. */
export function paid({ leastRun }: SlotMaths, symbol: SlotSymbol, count: number): number {
  return symbol.pays[count - leastRun] ?? 0;
}
