import {
  agentPayoutFilePath,
  flagOfContract,
  type AgentPayout,
  type AgentPayoutsInput,
  type ContractKind,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section, SegmentedControl, Skeleton, useSite } from '@croupier/ui';
import { dayIn, DateRangePicker, daysBack, type Day, type DayRange } from '@croupier/ui/dates';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useContractOverview, usePayouts } from '../../api/contracts.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { todayIn } from '../../lib/today-in.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { ExplanationDialog } from './explanation-dialog.tsx';
import { PayoutTable } from './payout-table.tsx';
import styles from './payouts.module.css';

const names = ['payout-side', 'payout-from', 'payout-to'] as const;
const sides = ['received', 'owed'] as const;
const daysAtMost = 366;

/** What the agent received, or pays to agents below, in a period; by default the brand's last 30 days. */
export function Payouts({ kind }: { readonly kind: ContractKind }) {
  const isOn = useSite().flags.includes(flagOfContract[kind]);
  return isOn ? <PayoutsOfKind kind={kind} /> : null;
}

function PayoutsOfKind({ kind }: { readonly kind: ContractKind }) {
  const timeZone = useContractOverview(kind).data?.timeZone;
  return timeZone === undefined ? null : <PayoutsUntil kind={kind} today={todayIn(timeZone)} />;
}

function PayoutsUntil({ kind, today }: { readonly kind: ContractKind; readonly today: Day }) {
  const { t } = useTexts('mfe-agent');
  const { filter, change } = useAddressFilter(names);
  const [from, to] = [dayIn(filter.get('payout-from')), dayIn(filter.get('payout-to'))];
  const range: DayRange = from && to ? { from, to } : daysBack(today, 30);
  const side = filter.get('payout-side') === 'owed' ? 'owed' : 'received';
  return (
    <Section title={t('payouts.title')}>
      <div className={styles.payouts}>
        <div className={styles.bar}>
          <SegmentedControl
            label={t('payouts.side-label')}
            options={sides.map((value) => ({ value, label: t(`payouts.side.${value}`) }))}
            value={side}
            onChange={(value) => change({ 'payout-side': value === 'owed' ? value : '' })}
          />
          <DateRangePicker
            label={t('period.label')}
            value={range}
            today={today}
            daysAtMost={daysAtMost}
            onChange={(chosen) => change({ 'payout-from': chosen.from, 'payout-to': chosen.to })}
          />
          <FileLink path={agentPayoutFilePath} query={{ kind, side, ...range }} />
        </div>
        <Rows query={{ kind, side, ...range }} />
      </div>
    </Section>
  );
}

function Rows({ query }: { readonly query: Omit<AgentPayoutsInput, 'before' | 'limit'> }) {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor(Object.values(query).join(' '));
  const [shown, setShown] = useState<AgentPayout | null>(null);
  const payouts = usePayouts({ ...query, ...cursor.input });
  if (payouts.isPending) return <Skeleton height={200} />;
  if (payouts.error) return <Retry error={payouts.error} onRetry={payouts.refetch} />;
  const { rows, next, timeZone } = payouts.data;
  return (
    <>
      {rows.length === 0 ? (
        <Empty look="row" art="wallet" title={t('payouts.none')} text={t('payouts.none-text')} />
      ) : (
        <PayoutTable payouts={rows} side={query.side} onShow={setShown} />
      )}
      <Pager cursor={cursor} next={next} isBusy={payouts.isPlaceholderData} />
      <p className={styles.note}>{t('payouts.note', { zone: timeZone })}</p>
      {shown && <ExplanationDialog payout={shown} onClose={() => setShown(null)} />}
    </>
  );
}
