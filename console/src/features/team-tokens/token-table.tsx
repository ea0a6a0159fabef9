import type { TeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Table, useServerNow, type Column } from '@croupier/ui';
import { RevokeToken } from './revoke-token.tsx';
import styles from './team-tokens.module.css';

const minuteMs = 60_000;

/** Every token: for whom, until when, last used when, and the way to take it back. */
export function TokenTable({ tokens }: { tokens: readonly TeamToken[] }) {
  const { t } = useTexts('console');
  return (
    <Card className={styles.table}>
      <Table
        caption={t('teams.title')}
        columns={useColumns()}
        rows={tokens}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

function useColumns(): readonly Column<TeamToken>[] {
  const { t, formats } = useTexts('console');
  const now = useServerNow(minuteMs);
  const isOver = ({ revokedAt, expiresAt }: TeamToken) =>
    revokedAt !== null || new Date(expiresAt).getTime() <= now.getTime();
  const time = (at: string) => <time dateTime={at}>{formats.dateTime(at)}</time>;
  return [
    { id: 'team', header: t('teams.team'), cell: ({ team }) => team },
    { id: 'modules', header: t('teams.modules'), cell: ({ modules }) => <bdi>{modules}</bdi> },
    {
      id: 'state',
      header: t('teams.state'),
      cell: (token) => (
        <Badge tone={isOver(token) ? 'neutral' : 'positive'}>
          {t(`teams.states.${stateOf(token)}`)}
        </Badge>
      ),
    },
    { id: 'expires', header: t('teams.until'), cell: ({ expiresAt }) => time(expiresAt) },
    {
      id: 'used',
      header: t('teams.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? time(lastUsedAt) : t('teams.never')),
    },
    { id: 'by', header: t('teams.by'), cell: ({ madeBy }) => madeBy },
    {
      id: 'revoke',
      header: t('teams.action'),
      cell: (token) => (isOver(token) ? null : <RevokeToken token={token} />),
    },
  ];

  function stateOf(token: TeamToken): 'revoked' | 'over' | 'good' {
    if (token.revokedAt !== null) return 'revoked';
    return isOver(token) ? 'over' : 'good';
  }
}
