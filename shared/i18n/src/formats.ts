import {
  isLanguage,
  languages,
  localeOfLanguage,
  type CurrencyPosition,
  type DecimalAmount,
} from '@croupier/contracts';
import { dayjs } from './dayjs.ts';

/** The format of a currency. */
interface MoneyLook {
  readonly position: CurrencyPosition;
  readonly decimals: number;
}

export interface Formats {
  /**
   * Two decimals with thousands separators, such as `৳1,250.00`, or the currency's own number; more decimals
   * only if the amount has them.
   */
  money(amount: DecimalAmount, symbol: string, look?: MoneyLook): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `0.96` is shown as `96%`. */
  percent(share: number, places?: number): string;
  date(time: string | Date): string;
  time(time: string | Date): string;
  dateTime(time: string | Date): string;
  /** A time of every day, such as `04:00`, as it is in its own time zone. */
  timeOfDay(hoursAndMinutes: string): string;
  /**
   * A time in the visitor's time zone by a pattern of dayjs, such as `YYYY/MM/DD`, with the language's digits
   * and names.
   */
  pattern(time: string | Date, pattern: string): string;
  /** Such as `November 2026`. */
  month(time: Date): string;
  weekday(time: Date, length: 'narrow' | 'short' | 'long'): string;
  /**
   * Relative to `now`, such as `3 minutes ago`. A later time, for example between two clock ticks, is shown
   * as now.
   */
  ago(time: string | Date, now: Date): string;
  /** A duration such as `1:05` or `1:02:05`; from one day on `3d 04:12`, without seconds. */
  countdown(milliseconds: number): string;
}

const made = new Map<string, Formats>();

/** Formats of a language, or of a region by its tag such as `es-MX`; the same object each time. */
export function formatsOf(tag: string): Formats {
  const known = made.get(tag);
  if (known) return known;
  const formats = makeFormats(isLanguage(tag) ? localeOfLanguage[tag] : tag);
  made.set(tag, formats);
  return formats;
}

const usualLook: MoneyLook = { position: 'before', decimals: 2 };

function makeFormats(locale: string): Formats {
  const numberFormat = stored(
    (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  );
  const timeFormat = stored(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );
  const language = languages.find((one) => locale.split('-')[0] === one) ?? 'en';
  const digit = numberFormat({ useGrouping: false });
  const inDigits = (text: string) => text.replace(/\d/g, (one) => digit.format(Number(one)));
  const dateOf = (value: string | Date) => dayjs(value).locale(language);
  // dayjs's relative-time plug-in weighs 0.5 KB more and has one plural in Arabic ("11 دقائق"); `Intl` has all.
  const agoFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // dayjs has one order of day and month for each language; `Intl` knows those of all regions.
  const shownTime = (value: string | Date, options: Intl.DateTimeFormatOptions) =>
    timeFormat(options).format(new Date(value));

  return {
    money(amount, symbol, { position, decimals } = usualLook) {
      if (decimals < 0 || decimals > mostPlaces)
        throw new RangeError(`no amount shows ${decimals} places`);
      const places = {
        minimumFractionDigits: decimals,
        maximumFractionDigits: mostPlaces,
        // Spanish omits the separator below ten thousand, so that a list of amounts would not align.
        useGrouping: 'always',
      } as const;
      const text = formatDecimal(numberFormat(places), amount);
      // A symbol after an amount must not wrap to the next line alone.
      return position === 'before' ? `${symbol}${text}` : `${text}\u00a0${symbol}`;
    },
    number: (value, options = {}) => numberFormat(options).format(value),
    percent: (share, places = 0) =>
      numberFormat({
        style: 'percent',
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      }).format(share),
    date: (value) => shownTime(value, { dateStyle: 'medium' }),
    time: (value) => shownTime(value, { timeStyle: 'short' }),
    dateTime: (value) => shownTime(value, { dateStyle: 'medium', timeStyle: 'short' }),
    timeOfDay: (value) =>
      shownTime(`1970-01-01T${value}:00Z`, { timeStyle: 'short', timeZone: 'UTC' }),
    pattern: (value, pattern) => inDigits(dateOf(value).format(pattern)),
    month: (value) => inDigits(dateOf(value).format('MMMM YYYY')),
    weekday: (value, length) => dateOf(value).format(weekdayPatterns[length]),
    ago: (value, now) => {
      const past = dayjs(value);
      const unit = agoUnits.find((one) => dayjs(now).diff(past, one) >= 1) ?? 'second';
      return agoFormat.format(0 - Math.max(0, dayjs(now).diff(past, unit)), unit);
    },
    countdown: (milliseconds) => {
      const left = dayjs.utc(Math.max(0, Math.ceil(milliseconds / 1000)) * 1000);
      const days = left.diff(dayjs.utc(0), 'day');
      if (days > 0) return `${numberFormat(inDays).format(days)} ${inDigits(left.format('HH:mm'))}`;
      return inDigits(left.format(left.hour() > 0 ? 'H:mm:ss' : 'm:ss'));
    },
  };
}

const mostPlaces = 5;
const weekdayPatterns = { narrow: 'dd', short: 'ddd', long: 'dddd' } as const;
const agoUnits = ['year', 'month', 'day', 'hour', 'minute'] as const;
const inDays = { style: 'unit', unit: 'day', unitDisplay: 'narrow', useGrouping: false } as const;

/** Created on first use and cached: creating a format costs far more than using it. */
function stored<Options extends object, Format>(
  make: (options: Options) => Format,
): (options: Options) => Format {
  const known = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = known.get(key) ?? make(options);
    known.set(key, format);
    return format;
  };
}

/** Formats a decimal string without conversion to a float: `Intl` accepts it as text. */
function formatDecimal(format: Intl.NumberFormat, amount: DecimalAmount): string {
  const exact: Intl.StringNumericLiteral = /^-?\d+(\.\d+)?$/.test(amount)
    ? (amount as Intl.StringNumericLiteral)
    : '0';
  return format.format(exact);
}
