import { formatAmount, parseAmount, type StatementEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Money, Section, Table, useMoney, useServerNow, type Column } from '@croupier/ui';
import { dayIn, dayOf, daysBack, type DayRange } from '@croupier/ui/dates';
import { PrintButton } from '@croupier/ui/copy-button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStatement } from '../../api/statement.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { kindGroups, RecordFilter, type KindGroup } from './record-filter.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { boundsOf, type Bounds } from '../../lib/bounds.ts';
import styles from './account-record.module.css';

/**
 * Every booking on the member's account, newest first, each with the balance after it: of thirty days, or of the day
 * for which the page was opened (`about`).
 */
export function AccountRecord() {
  const { t } = useTexts('mfe-member');
  const today = dayOf(useServerNow(3_600_000));
  const [params] = useSearchParams();
  const [chosen, setDays] = useState<DayRange | null>(() => {
    const day = dayIn(params.get('about'));
    return day === null ? null : { from: day, to: day };
  });
  const days = chosen ?? daysBack(today, 30);
  const bounds = boundsOf(days);
  const [group, setGroup] = useState<KindGroup>('all');
  return (
    <div data-printable="">
      <Section
        title={t('record.title')}
        action={<PrintButton variant="quiet" size="s" what={t('record.title')} />}
      >
        <RecordFilter
          group={group}
          days={days}
          today={today}
          bounds={bounds}
          onGroup={setGroup}
          onDays={setDays}
        />
        <Entries key={`${group} ${bounds.from} ${bounds.to}`} group={group} bounds={bounds} />
      </Section>
    </div>
  );
}

function Entries({ group, bounds }: { group: KindGroup; bounds: Bounds }) {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const kinds = kindGroups[group].join(',');
  const statement = useStatement(cursor, { ...bounds, ...(kinds ? { kinds } : {}) });
  return (
    <Records
      answer={statement}
      cursor={cursor}
      empty={<Empty art="wallet" title={t('record.empty')} text={t('record.empty-text')} />}
    >
      {(rows) => (
        <>
          {group === 'all' && <BalanceChart entries={rows} />}
          <EntryTable entries={rows} />
        </>
      )}
    </Records>
  );
}

function EntryTable({ entries }: { entries: readonly StatementEntry[] }) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<StatementEntry>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('record.time'),
      cell: ({ bookedAt }) => formats.dateTime(bookedAt),
    },
    {
      id: 'kind',
      onCard: 'title',
      header: t('record.kind'),
      cell: ({ kind, counterparty }) => (
        <span>
          {t(`record.kind-of.${kind}`)}
          {counterparty && <small> {t('record.counterparty', { account: counterparty })}</small>}
        </span>
      ),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('record.amount'),
      align: 'end',
      cell: (entry) => <EntryAmount entry={entry} />,
    },
    {
      id: 'balance',
      header: t('record.cash-after'),
      align: 'end',
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} />,
    },
    {
      id: 'reference',
      header: t('record.reference'),
      align: 'end',
      cell: ({ reference }) => <span className={styles.reference}>{reference}</span>,
    },
  ];
  return (
    <Table
      caption={t('record.title')}
      columns={columns}
      rows={entries}
      rowKey={({ transferId }) => transferId}
    />
  );
}

/** One booking is one line: the whole amount, and below it how it is split where a part of it is bonus. */
function EntryAmount({ entry: { amount, bonus } }: { entry: StatementEntry }) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const bonusUnits = parseAmount(bonus) ?? 0n;
  const total = formatAmount((parseAmount(amount) ?? 0n) + bonusUnits);
  return (
    <span className={styles.amount}>
      <Money amount={total} tone="signed" />
      {bonusUnits !== 0n && (
        <small>{t('record.split', { cash: money(amount), bonus: money(bonus) })}</small>
      )}
    </span>
  );
}
