import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useFreeRoundsOffers } from '../api/bonuses.ts';
import { GrantFreeRounds } from '../features/free-rounds/grant-free-rounds.tsx';
import { OfferCard } from '../features/free-rounds/offer-card.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import { CardList } from '../lib/card-list.tsx';
import styles from '../lib/queue.module.css';

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
  const cursor = useCursor();
  const [isGranting, setGranting] = useState(false);
  const offers = useFreeRoundsOffers(brand, cursor.before);
  return (
    <>
      <div>
        <Button variant="primary" icon="gift" onClick={() => setGranting(true)}>
          {t('freeRounds.grant')}
        </Button>
      </div>
      <CardList
        title={t('freeRounds.title')}
        answer={offers}
        cursor={cursor}
        empty={<Empty title={t('freeRounds.empty')} text={t('freeRounds.emptyText')} art="gift" />}
      >
        {(offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        )}
      </CardList>
      {isGranting && <GrantFreeRounds brand={{ code: brand }} onClose={() => setGranting(false)} />}
    </>
  );
}
