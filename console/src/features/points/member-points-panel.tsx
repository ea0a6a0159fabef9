import type { MemberPoints, PointEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Card,
  Empty,
  Retry,
  Section,
  Skeleton,
  Stat,
  Table,
  type Column,
} from '@croupier/ui';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useMemberPoints, useMemberRank } from '../../api/points.ts';
import type { MemberName } from '../protection/find-member.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import styles from './points.module.css';

/** The points and the rank of one member, with corrections of both. */
export function MemberPointsPanel({ member }: { member: MemberName }) {
  return (
    <>
      <Rank member={member} />
      <Points member={member} />
    </>
  );
}

function Rank({ member }: { member: MemberName }) {
  const { t, formats } = useTexts('console');
  const rank = useMemberRank(member);
  const [isOpen, setOpen] = useState(false);
  if (rank.isPending) return <Skeleton lines={2} height={56} />;
  if (rank.error) return <Retry error={rank.error} onRetry={rank.refetch} />;
  const { level, rankPoints, monthPoints } = rank.data;
  return (
    <Section
      title={t('points.member.rank')}
      action={<Button onClick={() => setOpen(true)}>{t('points.member.changeRank')}</Button>}
    >
      <div className={styles.stats}>
        <Stat label={t('points.member.level')} value={formats.number(level)} tone="accent" />
        <Stat label={t('points.member.rankPoints')} value={<bdi>{rankPoints}</bdi>} />
        <Stat label={t('points.member.monthPoints')} value={<bdi>{monthPoints}</bdi>} />
      </div>
      {isOpen && <AdjustDialog member={member} of="rank" onClose={() => setOpen(false)} />}
    </Section>
  );
}

function Points({ member }: { member: MemberName }) {
  const cursor = useCursor();
  const found = useMemberPoints(member, cursor.before);
  if (found.isPending) return <Skeleton lines={6} height={44} />;
  if (found.error) return <Retry error={found.error} onRetry={found.refetch} />;
  return (
    <>
      <PointHistory member={member} found={found.data} />
      <Pager cursor={cursor} next={found.data.entries.next} isBusy={found.isPlaceholderData} />
    </>
  );
}

function PointHistory({
  member,
  found: { points, entries },
}: {
  member: MemberName;
  found: MemberPoints;
}) {
  const { t } = useTexts('console');
  const columns = useColumns();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={t('points.member.points')}
      action={<Button onClick={() => setOpen(true)}>{t('points.member.change')}</Button>}
    >
      <div className={styles.stats}>
        <Stat label={t('points.member.balance')} value={<bdi>{points}</bdi>} tone="accent" />
      </div>
      {entries.rows.length === 0 ? (
        <Empty art="gift" title={t('points.member.empty')} text={t('points.member.emptyText')} />
      ) : (
        <Card className={styles.card}>
          <Table
            caption={t('points.member.lines')}
            columns={columns}
            rows={entries.rows}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
      {isOpen && <AdjustDialog member={member} of="points" onClose={() => setOpen(false)} />}
    </Section>
  );
}

function useColumns(): readonly Column<PointEntry>[] {
  const { t, formats, local } = useTexts('console');
  return [
    {
      id: 'time',
      header: t('points.order.time'),
      cell: ({ bookedAt }) => <time dateTime={bookedAt}>{formats.dateTime(bookedAt)}</time>,
    },
    {
      id: 'kind',
      header: t('points.member.kind'),
      cell: ({ kind, type }) => [t(`points.kind.${kind}`), t(`points.type.${type}`)].join(': '),
    },
    {
      id: 'detail',
      header: t('points.member.detail'),
      cell: ({ item, detail }) => <bdi>{item ? local(item) : detail}</bdi>,
    },
    {
      id: 'points',
      header: t('points.member.points'),
      align: 'end',
      cell: ({ points }) => <bdi>{points}</bdi>,
    },
    {
      id: 'balance',
      header: t('points.member.balance'),
      align: 'end',
      cell: ({ balanceAfter }) => <bdi>{balanceAfter}</bdi>,
    },
  ];
}
