import {
  asciiDigits,
  formatAmount,
  gameCategories,
  parseAmount,
  type RebateTerms,
} from '@croupier/contracts';

const basisPointsAtMost = 500;

/** Hundredths of a percent as a percentage, such as `0.8`. */
export const percentText = (basisPoints: number) => String(basisPoints / 100);

/** The typed terms, in whatever digits; `null` if a rate or the minimum cannot be read or is out of range. */
export function termsIn(fields: FormData): RebateTerms | null {
  const textOf = (name: string) => asciiDigits(String(fields.get(name) ?? '').trim());
  const typed = gameCategories.map((category) => ({
    category,
    basisPoints: basisPointsOf(textOf(category)),
  }));
  const minimumUnits = parseAmount(textOf('minimum').replace(',', '.'));
  if (minimumUnits === null || minimumUnits < 0n) return null;
  const rates: { -readonly [Name in keyof RebateTerms['rates']]: RebateTerms['rates'][Name] } = {};
  for (const { category, basisPoints } of typed) {
    if (basisPoints === null) return null;
    if (basisPoints > 0) rates[category] = basisPoints;
  }
  return {
    isEnabled: fields.get('isEnabled') !== null,
    rates,
    minimum: formatAmount(minimumUnits),
    payAt: textOf('payAt') || null,
  };
}

/** An empty field is no rebate. */
function basisPointsOf(percent: string): number | null {
  if (percent === '') return 0;
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(percent)) return null;
  const basisPoints = Math.round(Number(percent.replace(',', '.')) * 100);
  return basisPoints <= basisPointsAtMost ? basisPoints : null;
}
