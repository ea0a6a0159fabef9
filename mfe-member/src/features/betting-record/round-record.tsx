import type { PlayedRound } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Empty, Money, Table, type BadgeTone, type Column } from '@croupier/ui';
import { useRounds } from '../../api/rounds.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '../../lib/use-cursor.ts';

const tones: Readonly<Record<PlayedRound['state'], BadgeTone>> = {
  open: 'warning',
  closed: 'neutral',
  cancelled: 'negative',
};

export function RoundRecord() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const rounds = useRounds(cursor);
  return (
    <Records
      answer={rounds}
      cursor={cursor}
      empty={<Empty art="river" title={t('bets.no-rounds')} text={t('bets.no-rounds-text')} />}
    >
      {(rows) => <RoundTable rounds={rows} />}
    </Records>
  );
}

function RoundTable({ rounds }: { rounds: readonly PlayedRound[] }) {
  const { t, formats, local } = useTexts('mfe-member');
  const columns: readonly Column<PlayedRound>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('bets.time'),
      cell: ({ startedAt }) => formats.dateTime(startedAt),
    },
    { id: 'game', onCard: 'title', header: t('bets.game'), cell: ({ game }) => local(game) },
    {
      id: 'stake',
      onCard: 'half',
      header: t('bets.stake'),
      align: 'end',
      cell: ({ stake }) => <Money amount={stake} />,
    },
    {
      id: 'win',
      onCard: 'half',
      header: t('bets.win'),
      align: 'end',
      cell: ({ win }) => <Money amount={win} />,
    },
    {
      id: 'state',
      onCard: 'figure',
      header: t('bets.state'),
      align: 'end',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`bets.round.${state}`)}</Badge>,
    },
  ];
  return (
    <Table caption={t('bets.tab.games')} columns={columns} rows={rounds} rowKey={({ id }) => id} />
  );
}
