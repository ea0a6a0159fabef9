import type { OpenSession } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Retry, Skeleton, Table } from '@croupier/ui';
import { useOwnSessions } from '../../api/operators.ts';
import styles from './account.module.css';

/** The operator's sessions; sessions that the operator does not recognise can be ended here. */
export function OwnSessions() {
  const { t, formats } = useTexts('console');
  const { sessions, end, reload } = useOwnSessions();
  if (sessions.isPending) return <Skeleton lines={3} height={44} />;
  if (sessions.error) return <Retry error={sessions.error} onRetry={sessions.refetch} />;

  const ending = (session: OpenSession) =>
    end.mutate({ session: session.id }, { onSettled: reload });
  return (
    <Card className={styles.table}>
      <Table
        caption={t('account.sessions')}
        rows={sessions.data}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'opened',
            header: t('account.opened'),
            cell: ({ openedAt }) => formats.dateTime(openedAt),
          },
          { id: 'seen', header: t('account.seen'), cell: ({ seenAt }) => formats.dateTime(seenAt) },
          { id: 'ip', header: t('account.address'), cell: ({ ip }) => <bdi>{ip}</bdi> },
          {
            id: 'browser',
            header: t('account.browser'),
            cell: ({ userAgent }) => <bdi>{userAgent}</bdi>,
          },
          {
            id: 'end',
            header: t('teams.action'),
            cell: (session) =>
              session.isCurrent ? (
                <Badge tone="positive">{t('account.thisOne')}</Badge>
              ) : (
                <Button variant="quiet" onClick={() => ending(session)}>
                  {t('account.end')}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  );
}
