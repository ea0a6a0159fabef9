import { correctionQueues, type CorrectionQueue } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Tabs } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useCorrections } from '../api/members.ts';
import { CorrectionCard } from '../features/corrections/correction-card.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { cardLines, Paged } from '../lib/paged.tsx';
import styles from './queue-page.module.css';

/** Corrections of members' cash that wait for a second operator, and those that were decided. */
export function CorrectionsPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { queue: asked } = useParams();
  const queue = correctionQueues.find((one) => one === asked) ?? 'waiting';
  return (
    <>
      <PageHeader isSlim title={t('corrections.title')} lead={t('corrections.lead')} />
      <Tabs
        label={t('corrections.queues')}
        tabs={correctionQueues.map((id) => ({ id, label: t(`corrections.queue.${id}`) }))}
        value={queue}
        onChange={(id) => void navigate({ pathname: `/corrections/${id}`, search })}
      />
      <div role="tabpanel" aria-label={t(`corrections.queue.${queue}`)} className={styles.panel}>
        <ByBrand needs="cashier-review">
          {(brand) => <Queue key={`${queue} ${brand}`} queue={queue} brand={brand} />}
        </ByBrand>
      </div>
    </>
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
    <Paged
      answer={useCorrections({ queue, brand }, cursor.before)}
      cursor={cursor}
      skeleton={cardLines}
      empty={
        <Empty title={t('corrections.empty')} text={t('corrections.emptyText')} art="wallet" />
      }
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t('corrections.title')}>
          {rows.map((correction) => (
            <CorrectionCard key={correction.id} correction={correction} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
