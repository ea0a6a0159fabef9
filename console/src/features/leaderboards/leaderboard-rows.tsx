import type { AdminLeaderboard, AdminLeaderboardRow } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Dialog, Empty, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { useLeaderboardChanges, useLeaderboardRows } from '../../api/missions.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { usePrizeText } from '../../lib/use-prize-text.ts';

interface LeaderboardRowsProps {
  readonly board: AdminLeaderboard;
  readonly onClose: () => void;
}

/** The first places with their members; a member can be excluded from the prizes. */
export function LeaderboardRows({ board, onClose }: LeaderboardRowsProps) {
  const { t } = useTexts('console');
  const rows = useLeaderboardRows(board.brand, board.id);
  const [chosen, setChosen] = useState<AdminLeaderboardRow | null>(null);
  return (
    <Dialog isOpen size="l" title={t('leaderboards.rows')} onClose={onClose}>
      {rows.isPending ? (
        <Skeleton lines={6} height={44} />
      ) : rows.error ? (
        <Retry error={rows.error} onRetry={rows.refetch} />
      ) : rows.data.length === 0 ? (
        <Empty title={t('leaderboards.noRows')} text={t('leaderboards.noRowsText')} art="team" />
      ) : (
        <Rows board={board} rows={rows.data} onChoose={setChosen} />
      )}
      {chosen && <ExclusionDialog board={board} row={chosen} onClose={() => setChosen(null)} />}
    </Dialog>
  );
}

interface RowsProps {
  readonly board: AdminLeaderboard;
  readonly rows: readonly AdminLeaderboardRow[];
  readonly onChoose: (row: AdminLeaderboardRow) => void;
}

function Rows({ board, rows, onChoose }: RowsProps) {
  const { t, formats } = useTexts('console');
  const prizeText = usePrizeText(board.currency);
  const isOpen = board.state !== 'paid' && board.state !== 'cancelled';
  const columns: readonly Column<AdminLeaderboardRow>[] = [
    { id: 'place', header: t('leaderboards.place'), cell: ({ place }) => formats.number(place) },
    {
      id: 'member',
      header: t('leaderboards.member'),
      cell: ({ account, isExcluded }) => (
        <>
          <bdi>{account}</bdi>{' '}
          {isExcluded && <Badge tone="negative">{t('leaderboards.excluded')}</Badge>}
        </>
      ),
    },
    {
      id: 'score',
      header: t('leaderboards.score'),
      align: 'end',
      cell: ({ score }) => formats.money(score, ''),
    },
    {
      id: 'prize',
      header: t('leaderboards.prize'),
      cell: ({ reward }) => (reward ? prizeText(reward) : ''),
    },
    {
      id: 'act',
      header: t('leaderboards.exclusion'),
      cell: (row) =>
        isOpen && (
          <Button
            variant="quiet"
            aria-label={t(
              row.isExcluded ? 'leaderboards.admitLabel' : 'leaderboards.excludeLabel',
              {
                account: row.account,
              },
            )}
            onClick={() => onChoose(row)}
          >
            {t(row.isExcluded ? 'leaderboards.admit' : 'leaderboards.exclude')}
          </Button>
        ),
    },
  ];
  return (
    <Table
      caption={t('leaderboards.rows')}
      columns={columns}
      rows={rows}
      rowKey={({ memberId }) => memberId}
    />
  );
}

interface ExclusionDialogProps {
  readonly board: AdminLeaderboard;
  readonly row: AdminLeaderboardRow;
  readonly onClose: () => void;
}

function ExclusionDialog({ board: { brand, id }, row, onClose }: ExclusionDialogProps) {
  const { t } = useTexts('console');
  const { exclude, reload } = useLeaderboardChanges();
  const { memberId, account } = row;
  const isExcluded = !row.isExcluded;
  const title = t(isExcluded ? 'leaderboards.excludeLabel' : 'leaderboards.admitLabel', {
    account,
  });
  return (
    <DecisionDialog
      title={title}
      confirm={t(isExcluded ? 'leaderboards.exclude' : 'leaderboards.admit')}
      done={t('leaderboards.done')}
      isDanger={isExcluded}
      isBusy={exclude.isPending}
      error={exclude.error}
      reload={reload}
      onConfirm={(note, _, { callbacks }) =>
        exclude.mutate({ brand, id, memberId, isExcluded, note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t(isExcluded ? 'leaderboards.effect.exclude' : 'leaderboards.effect.admit')}</p>
    </DecisionDialog>
  );
}
