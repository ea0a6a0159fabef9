import type { DecimalAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useCallback } from 'react';
import { useSite } from './site-scope.tsx';

/** Formats amounts as the brand writes its currency, in the page's language; one function until either is another. */
export function useMoney(): (amount: DecimalAmount) => string {
  const { formats } = useTexts('ui');
  const {
    currencySymbol,
    currencyPosition: position,
    currencyDecimals: decimals,
  } = useSite().brand;
  return useCallback(
    (amount) => formats.money(amount, currencySymbol, { position, decimals }),
    [formats, currencySymbol, position, decimals],
  );
}
