import { useTexts } from '@croupier/i18n';
import { useServerNow } from '@croupier/ui';
import { useHydrated } from '../server-render/use-hydrated.ts';
import { clockText } from './clock-text.ts';

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
