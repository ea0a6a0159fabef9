import type { LimitKind, LimitValue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** A limit's value in words: an amount with its currency, or minutes. */
export function useLimitText(
  currency: string,
): (kind: LimitKind, value: LimitValue | null) => string {
  const { t, formats } = useTexts('console');
  return (kind, value) => {
    if (value === null) return t('protection.none');
    if (kind !== 'time') return formats.money(value, `${currency} `);
    return t('protection.minutes', { minutes: formats.number(Number(value)) });
  };
}
