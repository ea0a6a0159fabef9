import { parseAmount, type ReferralOverview } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Stat, useMoney } from '@croupier/ui';
import styles from './referral.module.css';

/** How many friends came, what they earned, and when that is paid. */
export function ReferralSums({ overview }: { overview: ReferralOverview }) {
  const { t, formats } = useTexts('mfe-member');
  const { friends, levels, paid, waiting } = overview;
  return (
    <>
      <div className={styles.totals}>
        <Stat label={t('referral.paid')} value={<Money amount={paid} />} tone="accent" />
        <Stat label={t('referral.waiting')} value={<Money amount={waiting} tone="signed" />} />
        <Stat label={t('referral.registered')} value={formats.number(friends.registered)} />
        <Stat label={t('referral.deposited')} value={formats.number(friends.deposited)} />
        <Stat label={t('referral.active')} value={formats.number(friends.active)} />
      </div>
      {levels.length > 1 && <Levels levels={levels} />}
      <State overview={overview} />
    </>
  );
}

function Levels({ levels }: Pick<ReferralOverview, 'levels'>) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  return (
    <ul className={styles.rules} aria-label={t('referral.levels')}>
      {levels.map(({ friends, paid }, index) => (
        <li key={index}>
          {t('referral.level-line', {
            level: formats.number(index + 1),
            friends: formats.number(friends),
            paid: money(paid),
          })}
        </li>
      ))}
    </ul>
  );
}

function State({ overview }: { overview: ReferralOverview }) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const { isPaused, nextPaymentAt, waiting, friends } = overview;
  const owed = (parseAmount(waiting) ?? 0n) < 0n;
  return (
    <div className={styles.note}>
      {isPaused && <p>{t('referral.paused')}</p>}
      {nextPaymentAt === null ? (
        <p>{t('referral.not-paid')}</p>
      ) : (
        <p>{t('referral.next', { time: formats.dateTime(nextPaymentAt) })}</p>
      )}
      {owed && <p>{t('referral.owed', { amount: money(waiting.replace('-', '')) })}</p>}
      {friends.inReview > 0 && (
        <p>
          {t('referral.in-review', {
            count: friends.inReview,
            number: formats.number(friends.inReview),
          })}
        </p>
      )}
    </div>
  );
}
