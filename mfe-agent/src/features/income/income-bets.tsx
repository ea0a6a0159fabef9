import { agentIncomeFilePath, type IncomeBet, type MemberId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton, Table, useMoney, type Column } from '@croupier/ui';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useIncomeBets } from '../../api/income.ts';
import { FileLink } from '../../lib/file-link.tsx';
import styles from './income.module.css';

interface IncomeBetsProps {
  readonly day: string;
  readonly member: MemberId;
}

/** The bets of a member on one day, each with the formula of its rebate. */
export function IncomeBets({ day, member }: IncomeBetsProps) {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor(`${day} ${member}`);
  const bets = useIncomeBets({ day, memberId: member, ...cursor.input });
  if (bets.isPending) return <Skeleton height={200} />;
  if (bets.error) return <Retry error={bets.error} onRetry={bets.refetch} />;
  const { rows, next } = bets.data;
  if (rows.length === 0) return <Empty art="ticket" title={t('income.none')} />;
  return (
    <>
      <FileLink path={agentIncomeFilePath} query={{ from: day, to: day }} />
      <BetTable bets={rows} />
      <Pager cursor={cursor} next={next} isBusy={bets.isPlaceholderData} />
      <p className={styles.note}>{t('income.formula')}</p>
    </>
  );
}

/** One rebate of a bet: of its first result, or what a corrected result changed. */
interface Booked {
  readonly bet: IncomeBet;
  readonly part: IncomeBet['parts'][number];
}

function BetTable({ bets }: { readonly bets: readonly IncomeBet[] }) {
  const { t, local } = useTexts('mfe-agent');
  const exact = useExactAmount();
  const rows = bets.flatMap((bet) => bet.parts.map((part): Booked => ({ bet, part })));
  const columns: readonly Column<Booked>[] = [
    {
      id: 'game',
      onCard: 'title',
      header: t('income.bet'),
      cell: ({ bet: { gameName, numero } }) => (
        <>
          {local(gameName)} <bdi>{numero}</bdi>
        </>
      ),
    },
    {
      id: 'ticket',
      onCard: 'note',
      header: t('rebates.ticket'),
      cell: ({ bet }) => <bdi>{bet.ticketId}</bdi>,
    },
    {
      id: 'parts',
      header: t('income.computed'),
      cell: ({ part }) => <Part part={part} />,
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('income.paid'),
      align: 'end',
      cell: ({ part }) => <bdi>{exact(part.amount)}</bdi>,
    },
  ];
  return (
    <Table
      caption={t('income.bets')}
      columns={columns}
      rows={rows}
      rowKey={({ bet, part }) => `${bet.ticketId}.${part.result}`}
    />
  );
}

/** Every decimal place: a rounded figure could not be checked. */
function useExactAmount(): (amount: string) => string {
  const { formats } = useTexts('mfe-agent');
  return (amount) =>
    formats.number(Number(amount), { minimumFractionDigits: 2, maximumFractionDigits: 9 });
}

function Part({ part }: Pick<Booked, 'part'>) {
  const { t, formats } = useTexts('mfe-agent');
  const exact = useExactAmount();
  const money = useMoney();
  const { stake, ownGroup, belowGroup } = part;
  const amount = exact(part.exact);
  if (stake === null) return <span>{amount}</span>;
  if (ownGroup === null || belowGroup === null)
    return <span>{t('income.taken-back', { amount })}</span>;
  return (
    <span>
      {t(part.result === 1 ? 'income.part' : 'income.corrected', {
        stake: money(stake),
        own: formats.number(ownGroup),
        below: formats.number(belowGroup),
        base: formats.number(2_000),
        amount,
      })}
    </span>
  );
}
