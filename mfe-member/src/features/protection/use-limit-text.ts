import type { LimitKind, LimitValue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';

/** A limit's value as text: money, or minutes. */
export function useLimitText(): (kind: LimitKind, value: LimitValue | null) => string {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  return (kind, value) => {
    if (value === null) return t('safely.no-limit');
    if (kind !== 'time') return money(value);
    return t('safely.minutes', { minutes: formats.number(Number(value)) });
  };
}
