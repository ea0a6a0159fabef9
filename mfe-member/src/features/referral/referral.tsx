import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section } from '@croupier/ui';
import { useReferral } from '../../api/referrals.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { InviteCard } from './invite-card.tsx';
import { ReferralPayments } from './referral-payments.tsx';
import { ReferralRules } from './referral-rules.tsx';
import { ReferralSums } from './referral-sums.tsx';
import { ReferredFriends } from './referred-friends.tsx';
import styles from './referral.module.css';

/** The member's invitation code, the friends who came, what they earned the member, and the rules. */
export function Referral() {
  const { t } = useTexts('mfe-member');
  const referral = useReferral();
  const state = referral.data?.state ?? 'on';
  if (state !== 'on') return <NoReferral state={state} />;
  return (
    <>
      <Section title={t('referral.title')} className={styles.referral}>
        {referral.isPending ? (
          <ListSkeleton />
        ) : referral.error ? (
          <Retry error={referral.error} onRetry={referral.refetch} />
        ) : (
          <>
            {referral.data.code !== null && <InviteCard code={referral.data.code} />}
            <ReferralSums overview={referral.data} />
            <ReferralRules overview={referral.data} />
          </>
        )}
      </Section>
      <ReferredFriends />
      <ReferralPayments />
    </>
  );
}

/** Shown where the brand has no referrals, and to agents. */
function NoReferral({ state }: { state: 'off' | 'agent' }) {
  const { t } = useTexts('mfe-member');
  return (
    <Empty
      art="gift"
      title={t(`referral.state.${state}`)}
      text={t(`referral.state.${state}-text`)}
    />
  );
}
