import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useMemberBonuses } from '../api/use-member-bonuses.ts';
import { BonusHistory } from '../features/bonuses/bonus-history.tsx';
import { MemberBonusesDesk } from '../features/bonuses/member-bonuses-desk.tsx';
import { FindMember, type Whom } from '../features/protection/find-member.tsx';
import styles from './protection-page.module.css';

/** One member's bonuses: granted, corrected and taken back here. */
export function BonusesPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { brand, account } = useParams();
  const shown = brand && account ? { brand, account } : null;
  return (
    <div className={styles.page}>
      <PageHeader title={t('bonuses.title')} lead={t('bonuses.lead')} />
      <FindMember
        shown={shown}
        onFind={(whom) =>
          void navigate(`/bonuses/${whom.brand}/${encodeURIComponent(whom.account)}`)
        }
      />
      {shown && <Found key={`${shown.brand} ${shown.account}`} whom={shown} />}
    </div>
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
