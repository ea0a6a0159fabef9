import {
  teamTransactionsFilePath,
  transactionGroups,
  type TransactionGroup,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { PeriodChoice } from '@croupier/ui/dates';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useTransactions } from '../../api/transactions.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { MemberSearch } from '../../lib/member-search.tsx';
import { periodIn } from '../../lib/period-in.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { TransactionTable } from './transaction-table.tsx';
import styles from './transactions.module.css';

const names = ['team-to', 'team-days', 'team-search', 'team-kind'] as const;
const groups = ['all', ...transactionGroups] as const;

/** Deposits, withdrawals and other bookings of the members below the agent. */
export function Transactions() {
  const { t } = useTexts('mfe-agent');
  const { filter, change } = useAddressFilter(names);
  const search = filter.get('team-search') ?? '';
  const group = transactionGroups.find((one) => one === filter.get('team-kind'));
  const period = periodIn({ to: filter.get('team-to'), days: filter.get('team-days') });
  return (
    <Section title={t('menu.transactionDetails')}>
      <div className={styles.transactions}>
        <MemberSearch
          key={search}
          value={search}
          onSearch={(text) => change({ 'team-search': text })}
        />
        <ChipGroup
          label={t('transactions.kind')}
          options={groups.map((value) => ({ value, label: t(`transactions.group.${value}`) }))}
          value={group ?? 'all'}
          onChange={(value) => change({ 'team-kind': value === 'all' ? '' : value })}
        />
        <Shown
          group={group}
          search={search}
          period={period}
          onPeriod={(to, days) => change({ 'team-to': to, 'team-days': days })}
        />
      </div>
    </Section>
  );
}

interface ShownProps {
  readonly group: TransactionGroup | undefined;
  readonly search: string;
  readonly period: ReturnType<typeof periodIn>;
  readonly onPeriod: (to: string, days: string) => void;
}

function Shown({ group, search, period, onPeriod }: ShownProps) {
  const { t } = useTexts('mfe-agent');
  const query = {
    ...period.span,
    ...(group ? { group } : {}),
    ...(search ? { search } : {}),
  };
  const cursor = useCursor(JSON.stringify(query));
  const answer = useTransactions({ ...query, ...cursor.input });
  if (answer.isPending) return <Skeleton height={300} />;
  if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
  const { rows, next, from, to, today, timeZone } = answer.data;
  return (
    <>
      <PeriodChoice
        period={{ from, to }}
        length={period.length}
        today={today}
        onChange={(days, chosen) => onPeriod(days.to, chosen)}
      />
      {rows.length === 0 ? (
        <Empty art="wallet" title={t('transactions.none')} text={t('report.none-text')} />
      ) : (
        <>
          <FileLink path={teamTransactionsFilePath} query={{ ...query, from, to }} />
          <TransactionTable transactions={rows} />
        </>
      )}
      <Pager cursor={cursor} next={next} isBusy={answer.isPlaceholderData} />
      <p className={styles.note}>{t('transactions.note', { zone: timeZone })}</p>
    </>
  );
}
