import type { Promotion } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** The end date of a promotion. */
export function PromoTime({ promotion: { endsAt } }: { promotion: Pick<Promotion, 'endsAt'> }) {
  const { t, formats } = useTexts('mfe-promo');
  if (endsAt === null) return <span>{t('always')}</span>;
  return <time dateTime={endsAt}>{t('until', { date: formats.date(endsAt) })}</time>;
}
