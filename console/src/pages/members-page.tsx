import { useTexts } from '@croupier/i18n';
import { Badge, ButtonLink, PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useParams } from 'react-router-dom';
import { useMemberFile } from '../api/members.ts';
import { FileTabs } from '../features/member/file-tabs.tsx';
import { statusTones } from '../lib/status-tones.ts';
import { MemberSearch } from '../features/member/member-search.tsx';
import type { MemberName } from '../features/protection/find-member.tsx';

/** The members of the brands, and the file of one of them. */
export function MembersPage() {
  const { t } = useTexts('console');
  const { brand, account, part } = useParams();
  if (brand && account)
    return <File key={`${brand} ${account}`} member={{ brand, account }} requested={part} />;
  return (
    <>
      <PageHeader isSlim title={t('members.title')} lead={t('members.lead')} />
      <MemberSearch path="/members" />
    </>
  );
}

function File({
  member,
  requested,
}: {
  readonly member: MemberName;
  readonly requested: string | undefined;
}) {
  const { t } = useTexts('console');
  const file = useMemberFile(member);
  const status = file.data?.status;
  return (
    <>
      <PageHeader
        isSlim
        title={<bdi>{member.account}</bdi>}
        lead={
          <>
            {member.brand}{' '}
            {status && <Badge tone={statusTones[status]}>{t(`members.status.${status}`)}</Badge>}
          </>
        }
        actions={
          <ButtonLink size="s" icon="search" to="/members">
            {t('members.search.all')}
          </ButtonLink>
        }
      />
      {file.isPending && <Skeleton lines={6} height={44} />}
      {file.error && <Retry error={file.error} onRetry={file.refetch} />}
      {file.data && <FileTabs file={file.data} requested={requested} />}
    </>
  );
}
