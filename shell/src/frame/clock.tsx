import { dayjs, useTexts, type Formats } from '@croupier/i18n';
import { useServerNow } from '@croupier/ui';
import { useHydrated } from '../server-render/use-hydrated.ts';

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
  return [
    offsetText(dayjs(now).utcOffset(), formats),
    formats.pattern(now, 'YYYY/MM/DD'),
    `(${formats.weekday(now, 'short')})`,
    formats.pattern(now, 'HH:mm:ss'),
  ]
    .map(apart)
    .join(' ');
}

/** Isolates each piece: in Arabic text numbers would otherwise swap. */
const apart = (piece: string) => `\u2068${piece}\u2069`;

function offsetText(minutes: number, formats: Formats): string {
  const sign = minutes < 0 ? '-' : '+';
  const whole = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const restText = formats.number(rest, { minimumIntegerDigits: 2 });
  return `GMT${sign}${formats.number(whole)}${rest ? `:${restText}` : ''}`;
}
