/** One symbol of a slot. */
export interface SlotSymbol {
  /** One letter that represents the symbol on the reels. */
  readonly sign: string;
  /** Name of its drawing. */
  readonly drawing: string;
  readonly role?: 'wild' | 'scatter';
  /**
   * Coins for each run length, starting with the shortest run that pays; scatters pay anywhere, other symbols
   * from the left.
   */
  readonly pays: readonly number[];
}

/** Row of the line on each reel, left to right. */
export type Line = readonly number[];

/** Different symbols of one family that pay together when they fill a whole line. */
export interface Mix {
  readonly signs: string;
  readonly coins: number;
}

/** Free spins that scatters bring; they are played inside the round of the spin that won them. */
export interface FreeSpins {
  /**
   * Number of spins for each run length, starting with the shortest run of scatters that pays; scatters in
   * free spins add more.
   */
  readonly spins: readonly number[];
  readonly reels: readonly string[];
  /** Multiplier for every win of a free spin. */
  readonly times: number;
}

/** The maths of a slot as data. Wilds never appear on the first reel. */
export interface SlotMaths {
  readonly symbols: readonly SlotSymbol[];
  /** The strips, one sign per stop. */
  readonly reels: readonly string[];
  /** Visible rows. */
  readonly rows: number;
  /** The shortest run that pays. */
  readonly leastRun: number;
  /** Winning lines; `ways` pays every path over adjacent reels. */
  readonly wins:
    | { readonly by: 'lines'; readonly lines: readonly Line[]; readonly mixes?: readonly Mix[] }
    | { readonly by: 'ways' };
  /** Coins per spin: a coin is the stake divided by this number. */
  readonly coins: number;
  readonly freeSpins?: FreeSpins;
  /**
   * In a cascade the winning symbols fall away and the symbols above them on the strip drop in, until nothing
   * wins. These are the multipliers of the first, second, third, … grid; the last multiplier applies to all
   * further grids.
   */
  readonly cascadeTimes?: readonly number[];
}

/** Visible signs, by reel and then by row. */
export type Grid = readonly string[];

export function symbolOf({ symbols }: SlotMaths, sign: string): SlotSymbol {
  const symbol = symbols.find((candidate) => candidate.sign === sign);
  if (!symbol) throw new Error(`the slot has no symbol ${sign}`);
  return symbol;
}

export function signOfRole({ symbols }: SlotMaths, role: 'wild' | 'scatter'): string | null {
  return symbols.find((symbol) => symbol.role === role)?.sign ?? null;
}

/** The visible grid for the given stops. */
export function gridAt(strips: readonly string[], stops: readonly number[], rows: number): Grid {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join('');
  });
}

/** Coins for a number of equal symbols; 0 below the shortest run. */
export function paid({ leastRun }: SlotMaths, symbol: SlotSymbol, count: number): number {
  return symbol.pays[count - leastRun] ?? 0;
}
