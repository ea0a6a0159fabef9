import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { useMemberProtection } from '../api/members.ts';
import { ExcludeMember } from '../features/protection/exclude-member.tsx';
import { ByMember } from '../features/protection/by-member.tsx';
import type { MemberName } from '../features/protection/find-member.tsx';
import { BreakForMember } from '../features/protection/break-for-member.tsx';
import { LimitForMember } from '../features/protection/limit-for-member.tsx';
import { MemberState } from '../features/protection/member-state.tsx';

import styles from './protection-page.module.css';

/** Protection of a member: limits, breaks, exclusions, and who decided them. */
export function ProtectionPage() {
  const { t } = useTexts('console');
  return (
    <ByMember title={t('protection.title')} lead={t('protection.lead')} path="/protection">
      {(member) => <Found key={`${member.brand} ${member.account}`} member={member} />}
    </ByMember>
  );
}

function Found({ member }: { member: MemberName }) {
  const found = useMemberProtection(member);
  if (found.isPending) return <Skeleton lines={6} height={44} />;
  if (found.error) return <Retry error={found.error} onRetry={found.refetch} />;
  return (
    <>
      <MemberState found={found.data} />
      <div className={styles.acts}>
        <LimitForMember member={member} />
        <BreakForMember member={member} lengths={found.data.status.rules.timeOutLengths} />
        <ExcludeMember member={member} />
      </div>
    </>
  );
}
