import { useCallQuery } from '@croupier/client';
import { calls, type MenuDescription, type UnreadCount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { VisuallyHidden } from '@croupier/ui';
import { useHydrated } from '../server-render/use-hydrated.ts';
import styles from './entry-count.module.css';

/** What the badge of a page of the member centre counts. */
const countsOf: Readonly<Record<string, (counts: UnreadCount) => number>> = {
  messageV2: ({ messages, support }) => messages + support,
  missionLeaderboard: ({ missions }) => missions,
  rewardCenter: ({ rewards }) => rewards,
};

/** The count of an entry, once the header has loaded the counts. */
export function EntryCount({ entry: { to } }: { entry: MenuDescription }) {
  const { t, formats } = useTexts('shell');
  const { data } = useCallQuery(calls.unreadCount, undefined, { enabled: false });
  // The counts may be faster than the hydration of the header, which starts from markup without them.
  const isHydrated = useHydrated();
  const page = 'page' in to ? (to.page ?? '') : '';
  const count = isHydrated && data ? (countsOf[page]?.(data) ?? 0) : 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{formats.number(count)}</span>
      <VisuallyHidden>
        {t(page === 'messageV2' ? 'unread' : 'waiting', { number: formats.number(count) })}
      </VisuallyHidden>
    </span>
  );
}
