import { useTexts } from '@croupier/i18n';
import { useServerNow } from '../site/server-clock.ts';

/** How long ago, with the exact time on hover. */
export function TimeAgo({ time }: { time: string }) {
  const { formats } = useTexts('ui');
  const clock = useServerNow(10_000);
  // Between two ticks something may have happened: it is not to come.
  const happened = new Date(time);
  const now = happened > clock ? happened : clock;
  return (
    <time dateTime={time} title={formats.dateTime(time)}>
      {formats.ago(time, now)}
    </time>
  );
}
