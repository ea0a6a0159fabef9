import type { TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Avatar, Badge, Money } from '@croupier/ui';
import { DataTable, type DataColumn } from '@croupier/ui/data-table';
import type { ReactNode } from 'react';
import styles from './team-members.module.css';

interface MemberTableProps {
  readonly members: readonly TeamMember[];
  /** Content of the prize-group column. */
  readonly prizeGroup: (member: TeamMember) => ReactNode;
}

export function MemberTable({ members, prizeGroup }: MemberTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const columns: readonly DataColumn<TeamMember>[] = [
    {
      id: 'account',
      onCard: 'title',
      header: t('members.account'),
      sortBy: ({ account }) => account,
      cell: ({ account, type }) => (
        <span className={styles.member}>
          <Avatar name={account} size={28} />
          <bdi>{account}</bdi>
          {type !== 0 && (
            <Badge tone="second">{t(type === 4 ? 'members.trial' : 'members.agent')}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'joined',
      onCard: 'note',
      header: t('members.joined'),
      sortBy: ({ joinedAt }) => Date.parse(joinedAt),
      cell: ({ joinedAt }) => formats.date(joinedAt),
    },
    {
      id: 'turnover',
      onCard: 'half',
      header: t('members.turnover'),
      sortBy: ({ turnover }) => Number(turnover),
      align: 'end',
      cell: ({ turnover }) => <Money amount={turnover} />,
    },
    {
      id: 'net',
      onCard: 'half',
      header: t('members.net'),
      sortBy: ({ net }) => Number(net),
      align: 'end',
      cell: ({ net }) => <Money amount={net} tone="signed" />,
    },
    {
      id: 'prize-group',
      header: t('groups.header'),
      sortBy: ({ prizeGroup: group }) => group ?? Infinity,
      cell: prizeGroup,
    },
  ];
  return (
    <DataTable
      caption={t('members.title')}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
    />
  );
}
