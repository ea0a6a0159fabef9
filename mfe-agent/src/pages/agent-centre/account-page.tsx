import { Retry, Skeleton } from '@croupier/ui';
import { useJoinTerms } from '../../api/links.ts';
import { Links } from '../../features/links/links.tsx';
import { NewMember } from '../../features/new-member/new-member.tsx';

/** The register centre: invitation links, and accounts that the agent creates. */
export function AccountPage() {
  const terms = useJoinTerms();
  if (terms.isPending) return <Skeleton height={320} />;
  if (terms.error) return <Retry error={terms.error} onRetry={terms.refetch} />;
  return (
    <>
      <Links terms={terms.data} />
      <NewMember terms={terms.data} />
    </>
  );
}
