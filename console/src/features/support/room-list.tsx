import type { AdminSupportRoom, SupportQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Empty, Retry, Skeleton, type BadgeTone } from '@croupier/ui';
import { NavLink } from 'react-router-dom';
import { useSupportQueue } from '../../api/support.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './support.module.css';

const tones: Readonly<Record<AdminSupportRoom['state'], BadgeTone>> = {
  waiting: 'warning',
  answered: 'positive',
  closed: 'neutral',
};

/** The rooms of a queue, longest waiting first. */
export function RoomList(query: { brand: string; queue: SupportQueue }) {
  const { t } = useTexts('console');
  const now = useNow();
  const found = useSupportQueue(query);
  if (found.isPending) return <Skeleton lines={4} height={72} />;
  if (found.error) return <Retry error={found.error} onRetry={found.refetch} />;
  const { rooms } = found.data;
  if (rooms.length === 0)
    return <Empty title={t('support.empty')} text={t('support.emptyText')} art="search" />;
  return (
    <ul className={styles.rooms} aria-label={t('support.rooms')}>
      {rooms.map((room) => (
        <li key={room.roomId}>
          <Room room={room} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Room({ room, now }: { room: AdminSupportRoom; now: Date }) {
  const { t, formats } = useTexts('console');
  const { roomId, visitor, brand, account, state, assignee, lastText, lastAt } = room;
  return (
    <NavLink to={`/support/${brand}/${roomId}`} className={styles.room ?? ''}>
      <span className={styles.who}>
        <strong>
          <bdi>{account}</bdi>
        </strong>
        {visitor && <Badge tone="accent">{t('support.visitor.badge')}</Badge>}
        <Badge tone={tones[state]}>{t(`support.state.${state}`)}</Badge>
      </span>
      <span className={styles.last} dir="auto">
        {lastText || t('support.picture')}
      </span>
      <span className={styles.aside}>
        <time dateTime={lastAt} title={formats.dateTime(lastAt)}>
          {formats.ago(lastAt, now)}
        </time>
        {assignee !== null && ` · ${assignee}`}
      </span>
    </NavLink>
  );
}
