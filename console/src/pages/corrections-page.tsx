import { correctionQueues, type CorrectionQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useCorrections } from '../api/members.ts';
import { CorrectionCard } from '../features/corrections/correction-card.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { CardList } from '../lib/card-list.tsx';
import { QueueTabs } from '../lib/queue-tabs.tsx';

/** Corrections of members' cash that wait for a second operator, and those that were decided. */
export function CorrectionsPage() {
  return (
    <QueueTabs name="corrections" queues={correctionQueues}>
      {(queue) => (
        <ByBrand needs="cashier-review">
          {(brand) => <Queue key={`${queue} ${brand}`} queue={queue} brand={brand} />}
        </ByBrand>
      )}
    </QueueTabs>
  );
}

interface QueueProps {
  readonly queue: CorrectionQueue;
  readonly brand: string | null;
}

function Queue({ queue, brand }: QueueProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <CardList
      title={t('corrections.title')}
      answer={useCorrections({ queue, brand }, cursor.before)}
      cursor={cursor}
      empty={
        <Empty title={t('corrections.empty')} text={t('corrections.emptyText')} art="wallet" />
      }
    >
      {(correction) => <CorrectionCard key={correction.id} correction={correction} />}
    </CardList>
  );
}
