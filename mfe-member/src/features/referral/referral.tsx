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
  if (referral.isPending) return <ListSkeleton />;
  if (referral.error) return <Retry error={referral.error} again={referral.refetch} />;
  const { code, state } = referral.data;
  if (state !== 'on' || code === null)
    return (
      <Empty
        art="gift"
        title={t(`referral.state.${state === 'agent' ? 'agent' : 'off'}`)}
        text={t(`referral.state.${state === 'agent' ? 'agent-text' : 'off-text'}`)}
      />
    );
  return (
    <>
      <Section title={t('referral.title')} className={styles.referral}>
        <InviteCard code={code} />
        <ReferralSums overview={referral.data} />
        <ReferralRules overview={referral.data} />
      </Section>
      <ReferredFriends />
      <ReferralPayments />
    </>
  );
}
