import { isLanguage, localeOfLanguage, type DecimalAmount } from '@croupier/contracts';

/** How a currency is written. */
interface MoneyLook {
  readonly position: 'before' | 'after';
  readonly decimals: number;
}

export interface Formats {
  /**
   * Two decimals with thousands separators, as `৳1,250.00`, or as many as the currency shows; more places
   * only where the amount has them.
   */
  money(amount: DecimalAmount, symbol: string, look?: MoneyLook): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `0.96` as `96%`. */
  percent(share: number, places?: number): string;
  date(time: string | Date): string;
  time(time: string | Date): string;
  dateTime(time: string | Date): string;
  /** As `November 2026`. */
  month(time: Date): string;
  weekday(time: Date, length: 'short' | 'long'): string;
  /** Relative to `now`, as `3 minutes ago`. */
  ago(time: string | Date, now: Date): string;
  /** A span as `1:05` or `1:02:05`; from a day on as `3d 04:12`, without seconds. */
  countdown(milliseconds: number): string;
}

const made = new Map<string, Formats>();

/** Formats of a language, or of a region by its tag as `es-MX`; the same object each time. */
export function formatsOf(tag: string): Formats {
  const known = made.get(tag);
  if (known) return known;
  const formats = makeFormats(isLanguage(tag) ? localeOfLanguage[tag] : tag);
  made.set(tag, formats);
  return formats;
}

const usualLook: MoneyLook = { position: 'before', decimals: 2 };

function makeFormats(locale: string): Formats {
  const amounts = [0, 1, 2, 3, 4, 5].map(
    (places) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: 5 }),
  );
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const whole = new Intl.NumberFormat(locale);
  const shares = new Map<number, Intl.NumberFormat>();

  /** Made once: a format costs far more than what it formats. */
  function shareIn(places: number): Intl.NumberFormat {
    const known = shares.get(places);
    if (known) return known;
    const format = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    shares.set(places, format);
    return format;
  }
  const inDays = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'narrow',
    useGrouping: false,
  });

  return {
    money(amount, symbol, { position, decimals } = usualLook) {
      const format = amounts[decimals];
      if (!format) throw new RangeError(`no amount shows ${decimals} places`);
      const text = formatDecimal(format, amount);
      // A symbol that stands after an amount never stands alone on the next line.
      return position === 'before' ? `${symbol}${text}` : `${text}\u00a0${symbol}`;
    },
    number: (value, options) =>
      (options ? new Intl.NumberFormat(locale, options) : whole).format(value),
    percent: (share, places = 0) => shareIn(places).format(share),
    date: (value) => date.format(new Date(value)),
    time: (value) => time.format(new Date(value)),
    dateTime: (value) => dateTime.format(new Date(value)),
    month: (value) => value.toLocaleDateString(locale, { month: 'long', year: 'numeric' }),
    weekday: (value, length) => value.toLocaleDateString(locale, { weekday: length }),
    ago: (value, now) => formatAgo(relative, new Date(value).getTime() - now.getTime()),
    countdown: (milliseconds) => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
      if (hours >= 24)
        return `${inDays.format(Math.floor(hours / 24))} ${padded.format(hours % 24)}:${padded.format(minutes)}`;
      const shown = hours ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
      return shown.map((part, index) => (index ? padded : plain).format(part)).join(':');
    },
  };
}

/** Formats a decimal string without going through a float: `Intl` takes it as text. */
function formatDecimal(format: Intl.NumberFormat, amount: DecimalAmount): string {
  const exact: Intl.StringNumericLiteral = /^-?\d+(\.\d+)?$/.test(amount)
    ? (amount as Intl.StringNumericLiteral)
    : '0';
  return format.format(exact);
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
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
