import { useTexts } from '@croupier/i18n';
import { Badge, Icon } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { Link } from 'react-router-dom';
import { isCampaign, type Offer } from '../api/offers.ts';
import styles from './promo-card.module.css';
import { PromoTime } from './promo-time.tsx';
import { StatusBadge } from './status-badge.tsx';

interface PromoCardProps {
  readonly promotion: Offer;
  /** Level of the card's heading: one below the list's own. */
  readonly heading: 'h2' | 'h3';
}

/** A promotion in a list. The whole card links to its terms; the title is the link. */
export function PromoCard({ promotion, heading: Heading }: PromoCardProps) {
  const { t, local } = useTexts('mfe-promo');
  const { id, art, category, title, summary } = promotion;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <PromotionArt seed={art} category={category} />
        <span className={styles.category}>
          <Badge tone="accent">{t(`category.${category}`)}</Badge>
        </span>
        {isCampaign(promotion) && (
          <span className={styles.status}>
            <StatusBadge status={promotion.status} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={`/promoDetail/${id}`} className={styles.link}>
            {local(title)}
          </Link>
        </Heading>
        <p className={styles.summary}>{local(summary)}</p>
        <p className={styles.foot}>
          <PromoTime promotion={promotion} />
          <span className={styles.more} aria-hidden="true">
            {t('more')}
            <Icon name="chevron-right" />
          </span>
        </p>
      </div>
    </article>
  );
}
