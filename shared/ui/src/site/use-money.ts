import type { DecimalAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useSite } from './site-scope.tsx';

/** Formats amounts with the brand's symbol in the page's language. */
export function useMoney(): (amount: DecimalAmount) => string {
  const { formats } = useTexts('ui');
  const { currencySymbol } = useSite().brand;
  return (amount) => formats.money(amount, currencySymbol);
}
