import { useTexts } from '@croupier/i18n';

/** Draw periods of a jackpot in seconds, as offered to operators. */
export const periods: readonly number[] = [600, 3_600, 21_600, 86_400, 604_800];

const hour = 3_600;
const day = 24 * hour;

/** A period in words: in minutes, hours or days, the largest unit that divides the period evenly. */
export function usePeriodText(): (seconds: number) => string {
  const { t, formats } = useTexts('console');
  return (seconds) => {
    const [unit, size] =
      seconds % day === 0
        ? (['days', day] as const)
        : seconds % hour === 0
          ? (['hours', hour] as const)
          : (['minutes', 60] as const);
    const count = seconds / size;
    return t(`jackpots.every.${unit}`, { count, total: formats.number(count) });
  };
}
