import { localeOfLanguage, type Language } from '@croupier/contracts';
import type { Brand } from './brand.ts';

export interface BrandFormats {
  time(value: Date): string;
  money(amount: string): string;
  number(value: number): string;
}

/** Amounts, numbers and times of a brand as readers of a language write them. */
export function brandFormats(brand: Pick<Brand, 'settings'>, language: Language): BrandFormats {
  const locale = localeOfLanguage[language];
  const { currencySymbol, currencyPosition, currencyDecimals, timeZone } = brand.settings.profile;
  const amounts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: currencyDecimals,
    maximumFractionDigits: 5,
  });
  const times = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const numbers = new Intl.NumberFormat(locale);
  return {
    time: (value) => times.format(value),
    number: (value) => numbers.format(value),
    money(amount) {
      const sign = amount.startsWith('-') ? '−' : '';
      const shown = amounts.format(Math.abs(Number(amount)));
      return currencyPosition === 'before'
        ? `${sign}${currencySymbol}${shown}`
        : `${sign}${shown}\u00a0${currencySymbol}`;
    },
  };
}
