import type { DecimalAmount, Language } from '@croupier/contracts';
import { page } from './page-data.ts';
import words from './texts.json';

export type TextKey = keyof (typeof words)['en'];

const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  bn: 'bn-BD',
  es: 'es-ES',
  ar: 'ar-EG',
};
const locale = locales[page.language];
const ours: Readonly<Record<TextKey, string>> = words[page.language];

export function text(key: TextKey, values: Readonly<Record<string, string>> = {}): string {
  return ours[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const decimalFormat = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const symbol = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: page.currency,
  currencyDisplay: 'narrowSymbol',
})
  .formatToParts(0)
  .find(({ type }) => type === 'currency')?.value;

/** An amount in the session's currency; the decimal string goes to `Intl` as text, never through a float. */
export function money(amount: DecimalAmount): string {
  return `${symbol ?? ''}${decimalFormat.format(amount as Intl.StringNumericLiteral)}`;
}

export function number(value: number): string {
  return new Intl.NumberFormat(locale).format(value);
}

export function percent(value: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );
}
