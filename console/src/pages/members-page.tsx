import { reaches } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { useMemberFile } from '../api/use-member-file.ts';
import { MemberCard } from '../features/member/member-card.tsx';
import { ByMember } from '../features/protection/by-member.tsx';
import { PrizeGroupCard } from '../features/prize-group/prize-group-card.tsx';
import { useOperator } from '../session/use-operator.ts';
import type { Whom } from '../features/protection/find-member.tsx';

/** One member's account: who it is, how it stands, and whether it may enter. */
export function MembersPage() {
  const { t } = useTexts('console');
  return (
    <ByMember title={t('members.title')} lead={t('members.lead')} path="/members">
      {(whom) => <Found key={`${whom.brand} ${whom.account}`} whom={whom} />}
    </ByMember>
  );
}

function Found({ whom }: { whom: Whom }) {
  const file = useMemberFile(whom);
  const reach = useOperator()?.reach ?? {};
  if (file.isPending) return <Skeleton lines={6} height={44} />;
  if (file.error) return <Retry error={file.error} again={file.refetch} />;
  return (
    <>
      <MemberCard file={file.data} />
      {reaches(reach, 'games', whom.brand) && <PrizeGroupCard file={file.data} />}
    </>
  );
}
