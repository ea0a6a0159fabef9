import { useTexts } from '@croupier/i18n';
import { MemberBonuses } from '../features/member/member-bonuses.tsx';
import { ByMember } from '../features/protection/by-member.tsx';

/** One member's bonuses: grant, correct and take back. */
export function BonusesPage() {
  const { t } = useTexts('console');
  return (
    <ByMember title={t('bonuses.title')} lead={t('bonuses.lead')} path="/bonuses">
      {(member) => <MemberBonuses key={`${member.brand} ${member.account}`} member={member} />}
    </ByMember>
  );
}
