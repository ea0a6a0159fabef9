import type { WithdrawalQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useAdminWithdrawals } from '../api/cashier.ts';
import { WithdrawalCard } from '../features/cashier/withdrawal-card.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { CardList } from '../lib/card-list.tsx';
import { QueueTabs } from '../lib/queue-tabs.tsx';
import { OtherPageLink } from '../lib/other-page-link.tsx';

const queues: readonly [WithdrawalQueue, ...WithdrawalQueue[]] = [
  'review',
  'open',
  'disputed',
  'parked',
  'closed',
];

/** Withdrawals: waiting for approval, being sent, failed. */
export function WithdrawalsPage() {
  return (
    <QueueTabs name="withdrawals" queues={queues}>
      {(queue) => (
        <ByBrand needs="cashier-review">
          {(brand) => <Queue key={`${queue} ${brand}`} queue={queue} brand={brand} />}
        </ByBrand>
      )}
    </QueueTabs>
  );
}

interface QueueProps {
  readonly queue: WithdrawalQueue;
  readonly brand: string | null;
}

function Queue({ queue, brand }: QueueProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const other = queue === 'closed' ? 'review' : 'closed';
  return (
    <CardList
      title={t('withdrawals.title')}
      answer={useAdminWithdrawals({ queue, brand, before: cursor.before })}
      cursor={cursor}
      empty={
        <Empty
          title={t('withdrawals.empty')}
          text={t(`withdrawals.emptyText.${queue}`)}
          art="wallet"
          action={
            <OtherPageLink to={`/withdrawals/${other}`} place={t(`withdrawals.queue.${other}`)} />
          }
        />
      }
    >
      {(withdrawal) => <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />}
    </CardList>
  );
}
