import type { MemberId, TeamMember } from '@croupier/contracts';
import { useTexts, type TextTools } from '@croupier/i18n';
import { Avatar, Badge, Button, Money, Table, type Column } from '@croupier/ui';
import { PrizeGroupCell } from './prize-group-cell.tsx';
import styles from './team-members.module.css';

interface MemberTableProps {
  readonly members: readonly TeamMember[];
  /** Shows the members whom this member recruited. */
  readonly onUnder: (id: MemberId) => void;
  readonly onPrizeGroup: (member: TeamMember) => void;
  /** Opens the transfer to a member; `null` if the agent cannot transfer. */
  readonly onTransfer: ((member: TeamMember) => void) | null;
}

export function MemberTable({ members, onUnder, onPrizeGroup, onTransfer }: MemberTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const columns: readonly Column<TeamMember>[] = [
    {
      id: 'account',
      onCard: 'title',
      header: t('members.account'),
      cell: ({ account, type }) => (
        <span className={styles.member}>
          <span className={styles.name}>
            <Avatar name={account} size={28} />
            <bdi>{account}</bdi>
          </span>
          {type !== 0 && (
            <Badge tone="second">{t(type === 4 ? 'members.trial' : 'members.agent')}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      onCard: 'figure',
      header: t('members.status'),
      cell: ({ status }) => t(`members.status-of.${status}`),
    },
    {
      id: 'level',
      onCard: 'half',
      header: t('report.level'),
      align: 'end',
      cell: ({ level }) => formats.number(level),
    },
    {
      id: 'balance',
      onCard: 'half',
      header: t('members.balance'),
      align: 'end',
      cell: ({ balance }) => (balance === null ? '•••' : <Money amount={balance} />),
    },
    {
      id: 'joined',
      header: t('members.joined'),
      cell: ({ joinedAt }) => formats.date(joinedAt),
    },
    {
      id: 'seen',
      header: t('members.seen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('members.never') : formats.dateTime(lastSeenAt),
    },
    {
      id: 'prize-group',
      header: t('groups.header'),
      cell: (member) => <PrizeGroupCell member={member} onChange={() => onPrizeGroup(member)} />,
    },
    {
      id: 'recruits',
      header: t('members.recruits'),
      align: 'end',
      cell: ({ id, account, recruits }) =>
        recruits === 0 ? (
          formats.number(0)
        ) : (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('members.open', { account })}
            onClick={() => onUnder(id)}
          >
            {formats.number(recruits)}
          </Button>
        ),
    },
    ...(onTransfer ? [transferColumn(t, onTransfer)] : []),
  ];
  return (
    <Table caption={t('members.title')} columns={columns} rows={members} rowKey={({ id }) => id} />
  );
}

/** Cash can be sent to recruits with an account that is in use. */
const transferColumn = (
  t: TextTools['t'],
  onTransfer: (member: TeamMember) => void,
): Column<TeamMember> => ({
  id: 'transfer',
  header: t('members.actions'),
  cell: (member) =>
    member.level === 1 && member.type !== 4 && member.status === 'active' ? (
      <Button
        size="s"
        variant="quiet"
        aria-label={t('members.transfer-to', { account: member.account })}
        onClick={() => onTransfer(member)}
      >
        {t('members.transfer')}
      </Button>
    ) : null,
});
