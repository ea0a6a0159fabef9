export function combinationsOf(strips: readonly string[]): bigint {
  return strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

export function countSigns(strip: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of strip) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

/** For each stop of a strip, the number of visible rows that match. */
export function matchesAtStops(
  strip: string,
  rows: number,
  matches: (sign: string) => boolean,
): readonly number[] {
  return Array.from({ length: strip.length }, (_, stop) => {
    const shown = Array.from(
      { length: rows },
      (_unused, row) => strip[(stop + row) % strip.length] ?? '',
    );
    return shown.filter(matches).length;
  });
}

/** Number of combinations of stops for each total of matches. */
export function spreadOf(perReel: readonly (readonly number[])[]): ReadonlyMap<number, bigint> {
  let spread = new Map<number, bigint>([[0, 1n]]);
  for (const reel of perReel) {
    const next = new Map<number, bigint>();
    for (const [found, weight] of spread)
      for (const more of reel) next.set(found + more, (next.get(found + more) ?? 0n) + weight);
    spread = next;
  }
  return spread;
}
