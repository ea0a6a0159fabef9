import { agentIncomeMembersFilePath, type IncomeMember, type MemberId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Money, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useIncomeMembers } from '../../api/income.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { MemberSearch } from '../../lib/member-search.tsx';

interface IncomeMembersProps {
  readonly day: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onMember: (id: MemberId) => void;
}

/** Who brought the rebates of a day. */
export function IncomeMembers({ day, search, onSearch, onMember }: IncomeMembersProps) {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor(`${day} ${search}`);
  const members = useIncomeMembers({ day, ...(search ? { search } : {}), ...cursor.input });
  return (
    <>
      <MemberSearch key={search} value={search} onSearch={onSearch} />
      {content()}
    </>
  );

  function content() {
    if (members.isPending) return <Skeleton height={200} />;
    if (members.error) return <Retry error={members.error} onRetry={members.refetch} />;
    const { rows, next } = members.data;
    if (rows.length === 0)
      return <Empty art="search" title={t('income.none')} text={t('report.none-text')} />;
    return (
      <>
        <MemberTable members={rows} onMember={onMember} />
        <FileLink
          path={agentIncomeMembersFilePath}
          query={{ day, ...(search ? { search } : {}) }}
        />
        <Pager cursor={cursor} next={next} isBusy={members.isPlaceholderData} />
      </>
    );
  }
}

interface MemberTableProps {
  readonly members: readonly IncomeMember[];
  readonly onMember: (id: MemberId) => void;
}

function MemberTable({ members, onMember }: MemberTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const columns: readonly Column<IncomeMember>[] = [
    {
      id: 'account',
      onCard: 'title',
      header: t('members.account'),
      cell: ({ id, account }) => {
        const name = account ?? t('income.left');
        return (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('income.open', { name })}
            onClick={() => onMember(id)}
          >
            <bdi>{name}</bdi>
          </Button>
        );
      },
    },
    {
      id: 'level',
      onCard: 'half',
      header: t('report.level'),
      align: 'end',
      cell: ({ level }) => (level === null ? '' : formats.number(level)),
    },
    {
      id: 'bets',
      onCard: 'half',
      header: t('income.bets'),
      align: 'end',
      cell: ({ bets }) => formats.number(bets),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('income.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    },
  ];
  return (
    <Table caption={t('income.members')} columns={columns} rows={members} rowKey={({ id }) => id} />
  );
}
