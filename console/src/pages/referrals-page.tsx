import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { ReferralList } from '../features/referrals/referral-list.tsx';
import { ReferralTermsCard } from '../features/referrals/referral-terms-card.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** What a brand pays for invited friends, and the invitations that wait for a decision. */
export function ReferralsPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('referrals.title')} lead={t('referrals.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="bonuses">
          {(brand) => (
            <>
              <ReferralTermsCard key={`terms ${brand}`} brand={brand} />
              <ReferralList key={`list ${brand}`} brand={brand} />
            </>
          )}
        </ByOneBrand>
      </div>
    </>
  );
}
