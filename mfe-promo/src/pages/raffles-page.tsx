import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry } from '@croupier/ui';
import { useRaffles } from '../api/raffles.ts';
import { RaffleCard } from '../features/raffles/raffle-card.tsx';
import { CardsSkeleton } from '../lib/cards-skeleton.tsx';
import styles from './promotions-page.module.css';

/** Raffles of the brand with the own tickets, the winners and the check of each draw. */
export function RafflesPage() {
  const { t } = useTexts('mfe-promo');
  return (
    <div className={styles.page}>
      <PageHeader title={t('raffle.title')} lead={t('raffle.lead')} />
      <Current />
    </div>
  );
}

function Current() {
  const { t } = useTexts('mfe-promo');
  const raffles = useRaffles();
  if (raffles.isPending) return <CardsSkeleton />;
  if (raffles.error) return <Retry error={raffles.error} onRetry={raffles.refetch} />;
  if (raffles.data.length === 0)
    return <Empty art="ticket" title={t('raffle.empty')} text={t('raffle.empty-text')} />;
  return raffles.data.map((raffle) => (
    <RaffleCard key={raffle.id} raffle={raffle} onEnd={raffles.refetch} />
  ));
}
