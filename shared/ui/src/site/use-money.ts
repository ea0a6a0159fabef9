import type { DecimalAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useCallback } from 'react';
import { useSite } from './site-scope.tsx';

/**
 * Formats amounts in the brand's currency format and the page's language; the function is stable until either
 * changes.
 */
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
