import type { AdminGameSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Table, type Column } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { useScheduleText } from './use-schedule-text.ts';

/** All games with their schedules and today's versions. */
export function GameList({ games }: { games: readonly AdminGameSummary[] }) {
  const { t } = useTexts('console');
  return (
    <Table
      caption={t('lotteryGames.title')}
      columns={useColumns()}
      rows={games}
      rowKey={({ gameId }) => gameId}
    />
  );
}

function useColumns(): readonly Column<AdminGameSummary>[] {
  const { t, formats, local } = useTexts('console');
  const scheduleText = useScheduleText();
  return [
    {
      id: 'name',
      header: t('lotteryGames.name'),
      cell: ({ gameId, name }) => <Link to={`/lottery/${gameId}`}>{local(name)}</Link>,
    },
    {
      id: 'id',
      header: t('lotteryGames.id'),
      cell: ({ gameId }) => <code dir="ltr">{gameId}</code>,
    },
    {
      id: 'schedule',
      header: t('lotteryGames.schedule'),
      cell: ({ schedule }) => scheduleText(schedule),
    },
    {
      id: 'version',
      header: t('lotteryGames.version'),
      cell: ({ version }) => formats.number(version),
      align: 'end',
    },
    {
      id: 'state',
      header: t('lotteryGames.state'),
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'positive' : 'neutral'}>
          {t(enabled ? 'lotteryGames.on' : 'lotteryGames.off')}
        </Badge>
      ),
    },
  ];
}
