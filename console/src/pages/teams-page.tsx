import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useTeamTokens } from '../api/modules.ts';
import { DeveloperTour } from '../features/team-tokens/developer-tour.tsx';
import { MakeToken } from '../features/team-tokens/make-token.tsx';
import { TokenTable } from '../features/team-tokens/token-table.tsx';

/** The teams that may release modules, and their tokens. */
export function TeamsPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('teams.title')} lead={t('teams.lead')} actions={<MakeToken />} />
      <DeveloperTour />
      <Tokens />
    </>
  );
}

function Tokens() {
  const { t } = useTexts('console');
  const tokens = useTeamTokens();
  if (tokens.isPending) return <Skeleton lines={5} height={44} />;
  if (tokens.error) return <Retry error={tokens.error} onRetry={tokens.refetch} />;
  if (tokens.data.length === 0)
    return <Empty title={t('teams.empty')} text={t('teams.emptyText')} art="search" />;
  return <TokenTable tokens={tokens.data} />;
}
