import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useMemberFile } from '../api/use-member-file.ts';
import { MemberCard } from '../features/member/member-card.tsx';
import { FindMember, type Whom } from '../features/protection/find-member.tsx';
import styles from './protection-page.module.css';

/** One member's account: who it is, how it stands, and whether it may enter. */
export function MembersPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { brand, account } = useParams();
  const shown = brand && account ? { brand, account } : null;
  return (
    <div className={styles.page}>
      <PageHeader title={t('members.title')} lead={t('members.lead')} />
      <FindMember
        shown={shown}
        onFind={(whom) =>
          void navigate(`/members/${whom.brand}/${encodeURIComponent(whom.account)}`)
        }
      />
      {shown && <Found key={`${shown.brand} ${shown.account}`} whom={shown} />}
    </div>
  );
}

function Found({ whom }: { whom: Whom }) {
  const file = useMemberFile(whom);
  if (file.isPending) return <Skeleton lines={6} height={44} />;
  if (file.error) return <Retry error={file.error} again={file.refetch} />;
  return <MemberCard file={file.data} />;
}
