import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton, Table } from '@croupier/ui';
import { useGameVersions } from '../../api/lottery.ts';

/** All versions with author and time. */
export function VersionsPanel({ gameId }: { gameId: string }) {
  const { t, formats } = useTexts('console');
  const versions = useGameVersions(gameId);
  if (versions.isPending) return <Skeleton lines={4} height={44} />;
  if (versions.error) return <Retry error={versions.error} onRetry={versions.refetch} />;
  return (
    <Table
      caption={t('lotteryGames.panels.versions')}
      columns={[
        {
          id: 'version',
          header: t('lotteryGames.version'),
          cell: ({ version }) => formats.number(version),
        },
        { id: 'by', header: t('lotteryGames.madeBy'), cell: ({ madeBy }) => madeBy },
        {
          id: 'at',
          header: t('lotteryGames.madeAt'),
          cell: ({ madeAt }) => <time dateTime={madeAt}>{formats.dateTime(madeAt)}</time>,
        },
      ]}
      rows={versions.data}
      rowKey={({ version }) => String(version)}
    />
  );
}
