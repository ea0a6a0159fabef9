import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useMemberProtection } from '../api/use-member-protection.ts';
import { ExcludeMember } from '../features/protection/exclude-member.tsx';
import { FindMember, type Whom } from '../features/protection/find-member.tsx';
import { MemberState } from '../features/protection/member-state.tsx';
import styles from './protection-page.module.css';

/** What protects a member: limits, breaks, exclusions, and who decided them. */
export function ProtectionPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { brand, account } = useParams();
  const shown = brand && account ? { brand, account } : null;
  return (
    <div className={styles.page}>
      <PageHeader title={t('protection.title')} lead={t('protection.lead')} />
      <FindMember
        shown={shown}
        onFind={(whom) =>
          void navigate(`/protection/${whom.brand}/${encodeURIComponent(whom.account)}`)
        }
      />
      {shown && <Found key={`${shown.brand} ${shown.account}`} whom={shown} />}
    </div>
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
