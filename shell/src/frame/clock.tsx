import { useTexts, type Formats } from '@croupier/i18n';
import { useServerNow } from '@croupier/ui';
import { useHydrated } from '../server-render/server-skeleton.tsx';

/** The server's time in the visitor's time zone, updated every second. */
export function Clock({ className }: { className: string | undefined }) {
  const { formats } = useTexts('shell');
  const now = useServerNow(1_000);
  // Only the browser knows the visitor's time zone.
  if (!useHydrated()) return <time className={className} />;
  return (
    <time className={className} dateTime={now.toISOString()}>
      {clockText(now, formats)}
    </time>
  );
}

/** `GMT+6 2026/03/01 (Sun) 09:05:07`, in the digits and the weekdays of the language. */
function clockText(now: Date, formats: Formats): string {
  const two = (value: number) =>
    formats.number(value, { minimumIntegerDigits: 2, useGrouping: false });
  const year = formats.number(now.getFullYear(), { useGrouping: false });
  const date = `${year}/${two(now.getMonth() + 1)}/${two(now.getDate())}`;
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':');
  const weekday = `(${formats.weekday(now, 'short')})`;
  return [offsetText(-now.getTimezoneOffset(), two, formats), date, weekday, time]
    .map(apart)
    .join(' ');
}

/** Isolates each piece: in Arabic text numbers would otherwise swap. */
const apart = (piece: string) => `\u2068${piece}\u2069`;

function offsetText(minutes: number, two: (value: number) => string, formats: Formats): string {
  const sign = minutes < 0 ? '-' : '+';
  const whole = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `GMT${sign}${formats.number(whole)}${rest ? `:${two(rest)}` : ''}`;
}
