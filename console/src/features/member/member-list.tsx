import type { FoundMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { Link } from 'react-router-dom';
import { useMembers } from '../../api/members.ts';
import { Paged } from '../../lib/paged.tsx';
import { statusTones } from '../../lib/status-tones.ts';
import styles from './member.module.css';

interface MemberListProps {
  readonly asked: { readonly brand: string | null; readonly text: string };
  /** Of the page that a member's name leads to; brand and account follow it. */
  readonly path: `/${string}`;
}

/** The members that fit, the newest first. */
export function MemberList({ asked, path }: MemberListProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const members = useMembers({ ...asked, before: cursor.before });
  const columns = useColumns(path);
  const isOver = members.data?.next === null;
  return (
    <Paged
      answer={members}
      cursor={cursor}
      empty={
        <Empty
          title={t('members.search.empty')}
          text={t(isOver ? 'members.search.emptyText' : 'members.search.goOn')}
          art="search"
        />
      }
    >
      {(rows) => (
        <Card className={styles.table}>
          <Table
            caption={t('members.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </Paged>
  );
}

function useColumns(path: string): readonly Column<FoundMember>[] {
  const { t, formats } = useTexts('console');
  const none = t('members.none');
  return [
    {
      id: 'account',
      header: t('members.fact.account'),
      onCard: 'title',
      cell: ({ brand, account, nickname, isDemo }) => (
        <span className={styles.named}>
          <Link to={`${path}/${brand}/${encodeURIComponent(account)}`}>
            <bdi>{account}</bdi>
          </Link>
          {isDemo && <Badge>{t('demo.badge')}</Badge>}
          {nickname !== account && <bdi className={styles.under}>{nickname}</bdi>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('members.fact.status'),
      onCard: 'figure',
      cell: ({ status }) => (
        <Badge tone={statusTones[status]}>{t(`members.status.${status}`)}</Badge>
      ),
    },
    {
      id: 'id',
      header: t('members.fact.id'),
      onCard: 'note',
      cell: ({ id, brand }) => (
        <span className={styles.named}>
          <bdi className={styles.id}>{id}</bdi>
          <span className={styles.under}>{brand}</span>
        </span>
      ),
    },
    {
      id: 'contact',
      header: t('members.fact.contact'),
      cell: ({ email, mobile }) => (
        <bdi>{[mobile, email].filter((known) => known !== null).join(' · ') || none}</bdi>
      ),
    },
    {
      id: 'joined',
      header: t('members.fact.joined'),
      onCard: 'half',
      cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formats.date(joinedAt)}</time>,
    },
    {
      id: 'lastLogin',
      header: t('members.fact.lastLogin'),
      onCard: 'half',
      cell: ({ lastLoginAt }) => (lastLoginAt ? formats.dateTime(lastLoginAt) : none),
    },
  ];
}
