import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useFreeRoundsOffers } from '../api/bonuses.ts';
import bonuses from '../features/bonuses/bonuses.module.css';
import { GrantFreeRounds } from '../features/free-rounds/grant-free-rounds.tsx';
import { OfferCard } from '../features/free-rounds/offer-card.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import { cardLines, Paged } from '../lib/paged.tsx';
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
      <Paged
        answer={offers}
        cursor={cursor}
        skeleton={cardLines}
        empty={<Empty title={t('freeRounds.empty')} text={t('freeRounds.emptyText')} art="gift" />}
      >
        {(rows) => (
          <ul role="list" className={bonuses.list}>
            {rows.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {isGranting && <GrantFreeRounds brand={{ code: brand }} onClose={() => setGranting(false)} />}
    </>
  );
}
