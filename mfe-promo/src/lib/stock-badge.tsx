import { useTexts } from '@croupier/i18n';
import { Badge } from '@croupier/ui';

const few = 5;

/** How many of an item are left, where it matters. */
export function StockBadge({ stock }: { stock: number | null }) {
  const { t, formats } = useTexts('mfe-promo');
  if (stock === null) return null;
  if (stock === 0) return <Badge tone="neutral">{t('mall.sold-out')}</Badge>;
  return (
    <Badge tone={stock <= few ? 'warning' : 'positive'}>
      {t('mall.left', { count: stock, number: formats.number(stock) })}
    </Badge>
  );
}
