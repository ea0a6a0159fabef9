import type { OpenRound } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Empty, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { useOpenRounds } from '../../api/providers.ts';
import { OtherPageLink } from '../../lib/other-page-link.tsx';
import styles from './providers.module.css';

const staleHours = 48;

/**
 * Rounds that are open for more than two days: the next run of the job closes them with the state that their
 * provider reports.
 */
export function OpenRounds() {
  const { t } = useTexts('console');
  const rounds = useOpenRounds(staleHours);
  const columns = useColumns();
  if (rounds.isPending) return <Skeleton lines={3} height={56} />;
  if (rounds.error) return <Retry error={rounds.error} onRetry={rounds.refetch} />;
  if (rounds.data.length === 0)
    return (
      <Empty
        title={t('providers.noRounds')}
        text={t('providers.noRoundsText')}
        action={<OtherPageLink to="/providers/standing" place={t('providers.part.standing')} />}
      />
    );
  return (
    <Table
      caption={t('providers.roundsCaption')}
      columns={columns}
      rows={rounds.data}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(): readonly Column<OpenRound>[] {
  const { t, formats, local } = useTexts('console');
  return [
    {
      id: 'since',
      header: t('providers.since'),
      cell: ({ startedAt }) => formats.dateTime(startedAt),
    },
    { id: 'provider', header: t('providers.provider'), cell: ({ provider }) => provider },
    { id: 'game', header: t('providers.game'), cell: ({ game }) => local(game) },
    {
      id: 'account',
      header: t('providers.account'),
      cell: ({ account, brand }) => (
        <bdi>
          {account} · {brand}
        </bdi>
      ),
    },
    {
      id: 'round',
      header: t('providers.round'),
      cell: ({ providerRound, isParked }) => (
        <span className={styles.named}>
          <bdi>{providerRound}</bdi>
          {isParked && <Badge tone="negative">{t('providers.parked')}</Badge>}
        </span>
      ),
    },
    {
      id: 'held',
      header: t('providers.held'),
      cell: ({ held, currency }) => <bdi>{formats.money(held, `${currency} `)}</bdi>,
      align: 'end',
    },
  ];
}
