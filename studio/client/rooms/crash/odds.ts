import { number } from '../../core/texts.ts';
import { page } from '../../core/page-data.ts';

const twoPlaces = new Intl.NumberFormat(page.language === 'ar' ? 'ar-EG' : page.language, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats odds of hundredths: 2.50×. */
export function oddsText(odds: number): string {
  return `${odds >= 100_000 ? number(odds / 100) : twoPlaces.format(odds / 100)}×`;
}

/** Height class of a flight, for its colour. */
export function heightOf(odds: number): 'low' | 'middle' | 'high' {
  if (odds < 200) return 'low';
  return odds < 1_000 ? 'middle' : 'high';
}
