import type { CurrencyPosition, DecimalAmount } from '@croupier/contracts';

/**
 * How a provider's page writes amounts: as the site around it does, with the symbol on the same side and two decimals. A decimal
 * string is passed to `Intl` as text, never through a float.
 */
export function moneyFormat(
  locale: string,
  { currency, currencyPosition }: { currency: string; currencyPosition: CurrencyPosition },
): (amount: number | DecimalAmount) => string {
  const symbol =
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? '';
  const decimals = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // Spanish omits the separator below ten thousand, so that a list of amounts would not align.
    useGrouping: 'always',
  });
  return (amount) => {
    const text = decimals.format(amount as number | Intl.StringNumericLiteral);
    // A symbol after an amount must not wrap to the next line alone.
    return currencyPosition === 'before' ? `${symbol}${text}` : `${text}\u00a0${symbol}`;
  };
}
