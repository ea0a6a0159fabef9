/** Classes of three digits. They are tested from the last one; each rule excludes those after it. */
export const triples = { other: 0, halfStraight: 1, pair: 2, straight: 3, triplet: 4 };

/** Classes of five digits as poker hands; in a straight 9 and 0 are neighbours. */
export const pokers = {
  highCard: 0,
  pair: 1,
  twoPair: 2,
  three: 3,
  straight: 4,
  fullHouse: 5,
  four: 6,
  five: 7,
};

export function triple(digits: readonly number[]): number {
  const different = new Set(digits).size;
  if (different === 1) return triples.triplet;
  if (isStraight(digits)) return triples.straight;
  if (different === 2) return triples.pair;
  return digits.some((digit) => digits.includes((digit + 1) % 10))
    ? triples.halfStraight
    : triples.other;
}

const pokerByCounts: Readonly<Record<string, number>> = {
  '5': pokers.five,
  '41': pokers.four,
  '32': pokers.fullHouse,
  '311': pokers.three,
  '221': pokers.twoPair,
  '2111': pokers.pair,
};

export function poker(digits: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const shape = [...counts.values()].sort((a, b) => b - a).join('');
  return pokerByCounts[shape] ?? (isStraight(digits) ? pokers.straight : pokers.highCard);
}

/**
 * If three of the five digits add up to a multiple of ten, the bull is the last digit of the sum of the other
 * two, with ten for 0; otherwise -1, also for five equal digits other than 0.
 */
export function bull(digits: readonly number[]): number {
  if (new Set(digits).size === 1 && digits[0] !== 0) return -1;
  const total = digits.reduce((sum, digit) => sum + digit, 0);
  const isBull = digits.some((first, i) =>
    digits.some((second, j) => j > i && (total - first - second) % 10 === 0),
  );
  return isBull ? total % 10 || 10 : -1;
}

function isStraight(digits: readonly number[]): boolean {
  return digits.some((first) =>
    digits.every((_, offset) => digits.includes((first + offset) % 10)),
  );
}
