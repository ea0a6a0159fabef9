import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { useMemberProtection } from '../api/use-member-protection.ts';
import { ExcludeMember } from '../features/protection/exclude-member.tsx';
import { ByMember } from '../features/protection/by-member.tsx';
import type { Whom } from '../features/protection/find-member.tsx';
import { MemberState } from '../features/protection/member-state.tsx';

/** What protects a member: limits, breaks, exclusions, and who decided them. */
export function ProtectionPage() {
  const { t } = useTexts('console');
  return (
    <ByMember title={t('protection.title')} lead={t('protection.lead')} path="/protection">
      {(whom) => <Found key={`${whom.brand} ${whom.account}`} whom={whom} />}
    </ByMember>
  );
}

function Found({ whom }: { whom: Whom }) {
  const found = useMemberProtection(whom);
  if (found.isPending) return <Skeleton lines={6} height={44} />;
  if (found.error) return <Retry error={found.error} again={found.refetch} />;
  return (
    <>
      <MemberState found={found.data} />
      <ExcludeMember whom={whom} />
    </>
  );
}
