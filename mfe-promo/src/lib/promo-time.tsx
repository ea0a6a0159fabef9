import { useTexts } from '@croupier/i18n';
import { Countdown, useServerNow } from '@croupier/ui';
import type { Offer } from '../api/offers.ts';

const countdownMs = 3 * 24 * 3_600_000;
const everyMs = 60_000;

/** When an offer begins or ends: in its last three days as a countdown. */
export function PromoTime({ promotion }: { promotion: Pick<Offer, 'startsAt' | 'endsAt'> }) {
  const { startsAt, endsAt } = promotion;
  const { t, formats } = useTexts('mfe-promo');
  const now = useServerNow(everyMs).getTime();
  if (Date.parse(startsAt) > now)
    return <time dateTime={startsAt}>{t('starts', { date: formats.dateTime(startsAt) })}</time>;
  if (endsAt === null) return <span>{t('always')}</span>;
  const leftMs = Date.parse(endsAt) - now;
  if (leftMs <= 0 || leftMs > countdownMs)
    return <time dateTime={endsAt}>{t('until', { date: formats.date(endsAt) })}</time>;
  return (
    <span>
      {t('ends-in')} <Countdown to={endsAt} />
    </span>
  );
}
