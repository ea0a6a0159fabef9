import { useTexts } from '@croupier/i18n';
import { MemberPointsPanel } from '../features/points/member-points-panel.tsx';
import { ByMember } from '../features/protection/by-member.tsx';

/** One member's points and rank. */
export function MemberPointsPage() {
  const { t } = useTexts('console');
  return (
    <ByMember title={t('points.member.title')} lead={t('points.member.lead')} path="/member-points">
      {(member) => <MemberPointsPanel key={`${member.brand} ${member.account}`} member={member} />}
    </ByMember>
  );
}
