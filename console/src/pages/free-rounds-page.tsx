import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useFreeRoundsOffers } from '../api/bonuses.ts';
import bonuses from '../features/bonuses/bonuses.module.css';
import { GrantFreeRounds } from '../features/free-rounds/grant-free-rounds.tsx';
import { OfferCard } from '../features/free-rounds/offer-card.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import { TurnPages } from '../lib/turn-pages.tsx';
import styles from './queue-page.module.css';

/** Free rounds of a brand: granted to one member or to a list, followed and taken back here. */
export function FreeRoundsPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('freeRounds.title')} lead={t('freeRounds.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="bonuses">{(brand) => <Offers key={brand} brand={brand} />}</ByOneBrand>
      </div>
    </>
  );
}

function Offers({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const [before, setBefore] = useState<string | null>(null);
  const [isGranting, setGranting] = useState(false);
  const offers = useFreeRoundsOffers(brand, before);
  return (
    <>
      <div>
        <Button variant="primary" icon="gift" onClick={() => setGranting(true)}>
          {t('freeRounds.grant')}
        </Button>
      </div>
      {content()}
      {isGranting && <GrantFreeRounds brand={{ code: brand }} onClose={() => setGranting(false)} />}
    </>
  );

  function content() {
    if (offers.isPending) return <Skeleton lines={4} height={120} />;
    if (offers.error) return <Retry error={offers.error} again={offers.refetch} />;
    const { rows, next } = offers.data;
    if (rows.length === 0)
      return <Empty title={t('freeRounds.empty')} text={t('freeRounds.emptyText')} art="gift" />;
    return (
      <>
        <ul role="list" className={bonuses.list}>
          {rows.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
        <TurnPages before={before} next={next} onTurn={setBefore} />
      </>
    );
  }
}
