import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { useMemberBonuses } from '../api/use-member-bonuses.ts';
import { BonusHistory } from '../features/bonuses/bonus-history.tsx';
import { MemberBonusesDesk } from '../features/bonuses/member-bonuses-desk.tsx';
import { ByMember } from '../features/protection/by-member.tsx';
import type { Whom } from '../features/protection/find-member.tsx';

/** One member's bonuses: granted, corrected and taken back here. */
export function BonusesPage() {
  const { t } = useTexts('console');
  return (
    <ByMember title={t('bonuses.title')} lead={t('bonuses.lead')} path="/bonuses">
      {(whom) => <Found key={`${whom.brand} ${whom.account}`} whom={whom} />}
    </ByMember>
  );
}

function Found({ whom }: { whom: Whom }) {
  const bonuses = useMemberBonuses(whom);
  if (bonuses.isPending) return <Skeleton lines={6} height={44} />;
  if (bonuses.error) return <Retry error={bonuses.error} again={bonuses.refetch} />;
  return (
    <>
      <MemberBonusesDesk found={bonuses.data} />
      <BonusHistory found={bonuses.data} />
    </>
  );
}
