import type { PointItem } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PromotionArt } from '@croupier/ui/artwork';
import { Link } from 'react-router-dom';
import { StockBadge } from '../../lib/stock-badge.tsx';
import { usePoints } from '../../lib/use-points.ts';
import card from '../../lib/promo-card.module.css';
import styles from './point-mall.module.css';

/** An item in the list. The whole card links to the item. */
export function ItemCard({ item }: { item: PointItem }) {
  const { t } = useTexts('mfe-promo');
  const shown = usePoints();
  const { id, art, category, title, price, stock } = item;
  return (
    <article className={card.card} data-sold-out={stock === 0 || undefined}>
      <div className={card.cover}>
        <PromotionArt seed={art} category={category} />
      </div>
      <div className={card.words}>
        <h2 className={card.title}>
          <Link to={`/pointMall/${id}`} className={card.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.price}>{t('mall.price', { points: shown(price) })}</p>
        <p className={`${card.foot} ${styles.foot}`}>
          <span>{t(`mall.category.${category}`)}</span>
          <StockBadge stock={stock} />
        </p>
      </div>
    </article>
  );
}
