import { useTexts } from '@croupier/i18n';
import { useServerNow } from '../site/server-clock.ts';

/** Relative time, with the exact time on hover. */
export function TimeAgo({ time }: { time: string }) {
  const { formats } = useTexts('ui');
  const now = useServerNow(10_000);
  return (
    <time dateTime={time} title={formats.dateTime(time)}>
      {formats.ago(time, now)}
    </time>
  );
}
