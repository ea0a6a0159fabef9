import { localeOfLanguage, type Language } from '@croupier/contracts';
import { moneyFormat } from '@croupier/provider/money-format';
import { page } from './page-data.ts';
import ar from './texts/ar.json';
import bn from './texts/bn.json';
import en from './texts/en.json';
import es from './texts/es.json';

type Words = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string>>;

/** The texts of one part in the page's language; `{name}` placeholders are filled in. */
export function textsOf<Key extends string>(
  words: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): (key: Key, values?: Values) => string {
  const ours: Words = words[page.language];
  return (key, values = {}) =>
    (ours[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export type TextKey = keyof typeof en;
export const text = textsOf<TextKey>({ en, bn, es, ar });

const locale = localeOfLanguage[page.language];

/** An amount in the session's currency. */
export const money = moneyFormat(locale, page);

// Created once: creating a format takes longer than one frame.
const numberFormat = new Intl.NumberFormat(locale);
const percentFormat = new Intl.NumberFormat(locale, {
  style: 'percent',
  maximumFractionDigits: 2,
});

export function number(value: number): string {
  return numberFormat.format(value);
}

export function percent(value: number): string {
  return percentFormat.format(value / 100);
}

export function timeOf(iso: string, timeStyle: 'short' | 'medium' = 'medium'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle }).format(new Date(iso));
}
