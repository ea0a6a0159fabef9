import type { DecimalAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useSite } from './site-scope.tsx';

/** Formats amounts as the brand writes its currency, in the page's language. */
export function useMoney(): (amount: DecimalAmount) => string {
  const { formats } = useTexts('ui');
  const { currencySymbol, currencyPosition, currencyDecimals } = useSite().brand;
  const look = { position: currencyPosition, decimals: currencyDecimals };
  return (amount) => formats.money(amount, currencySymbol, look);
}
