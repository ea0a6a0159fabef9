import { useTexts } from '@croupier/i18n';

/** Formats points: at most two decimals, rounded down. */
export function usePoints(): (points: string | number) => string {
  const { formats } = useTexts('mfe-promo');
  return (points) =>
    formats.number(Math.floor(Number(points) * 100) / 100, { maximumFractionDigits: 2 });
}
