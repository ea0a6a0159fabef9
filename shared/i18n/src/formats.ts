import { isLanguage, localeOfLanguage, type DecimalAmount } from '@croupier/contracts';

/** The format of a currency. */
interface MoneyLook {
  readonly position: 'before' | 'after';
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
  const numberFormat = kept(
    (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  );
  const timeFormat = kept(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );
  const agoFormat = kept(
    (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
  );
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
    month: (value) => shownTime(value, { month: 'long', year: 'numeric' }),
    weekday: (value, length) => shownTime(value, { weekday: length }),
    ago: (value, now) =>
      formatAgo(
        agoFormat({ numeric: 'auto' }),
        Math.min(0, new Date(value).getTime() - now.getTime()),
      ),
    countdown: (milliseconds) => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
      const padded = numberFormat(twoDigits);
      if (hours >= 24)
        return `${numberFormat(inDays).format(Math.floor(hours / 24))} ${padded.format(hours % 24)}:${padded.format(minutes)}`;
      const plain = numberFormat({ useGrouping: false });
      const shown = hours ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
      return shown.map((part, index) => (index ? padded : plain).format(part)).join(':');
    },
  };
}

const mostPlaces = 5;
const twoDigits = { minimumIntegerDigits: 2, useGrouping: false } as const;
const inDays = { style: 'unit', unit: 'day', unitDisplay: 'narrow', useGrouping: false } as const;

/** Created on first use and cached: creating a format costs far more than using it. */
function kept<Options extends object, Format>(
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

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

function formatAgo(format: Intl.RelativeTimeFormat, differenceMs: number): string {
  for (const [unit, length] of steps) {
    if (Math.abs(differenceMs) >= length)
      return format.format(Math.trunc(differenceMs / length), unit);
  }
  return format.format(0, 'second');
}
