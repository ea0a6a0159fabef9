import type { TeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Table, type Column } from '@croupier/ui';
import { RevokeToken } from './revoke-token.tsx';
import styles from './team-tokens.module.css';

/** All tokens: team, expiry, last use, and revocation. */
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
  const time = (at: string) => <time dateTime={at}>{formats.dateTime(at)}</time>;
  return [
    { id: 'team', header: t('teams.team'), cell: ({ team }) => team },
    { id: 'modules', header: t('teams.modules'), cell: ({ modules }) => <bdi>{modules}</bdi> },
    {
      id: 'state',
      header: t('teams.state'),
      cell: (token) => (
        <Badge tone={token.state === 'good' ? 'positive' : 'neutral'}>
          {t(`teams.states.${token.state}`)}
        </Badge>
      ),
    },
    {
      id: 'expires',
      header: t('teams.until'),
      cell: ({ expiresAt }) => (expiresAt ? time(expiresAt) : t('teams.endless')),
    },
    {
      id: 'used',
      header: t('teams.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? time(lastUsedAt) : t('teams.never')),
    },
    { id: 'by', header: t('teams.by'), cell: ({ madeBy }) => madeBy },
    {
      id: 'revoke',
      header: t('teams.action'),
      cell: (token) => (token.state === 'good' ? <RevokeToken token={token} /> : null),
    },
  ];
}
