import { localeOfLanguage, unitsPerCurrencyUnit } from '@croupier/contracts';
import { moneyFormat } from '@croupier/provider/money-format';
import { page } from './page.ts';
import ar from '../texts/ar.json';
import bn from '../texts/bn.json';
import en from '../texts/en.json';
import es from '../texts/es.json';

export type TextKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

const words: Readonly<Record<string, string>> = { en, bn, es, ar }[page.language];
const locale = localeOfLanguage[page.language];

/** A text in the page's language; `{name}` placeholders are filled in. */
export function t(key: TextKey, values: Values = {}): string {
  return (words[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? number(value) : value;
  });
}

/** A text whose key is put together; `otherwise` where there is none. */
export const textOf = (key: string, otherwise: string): string => words[key] ?? otherwise;

// Created once: creating a format is slow.
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const decimals = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const signed = new Intl.NumberFormat(locale, {
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });

export const number = (value: number): string => numbers.format(value);
export const twoPlaces = (value: number): string => decimals.format(value);
export const withSign = (value: number): string => signed.format(value);
export const timeOf = (ms: number): string => clock.format(ms);
export const momentOf = (iso: string): string => moment.format(new Date(iso));

/** An amount in the session's currency. */
export const money = moneyFormat(locale, page);

/** Wallet units as an amount. */
export const moneyOfUnits = (units: string): string =>
  money(Number(units) / Number(unitsPerCurrencyUnit));
