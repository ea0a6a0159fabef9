import type { AdminLeaderboard } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useLeaderboardChanges } from '../../api/missions.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

export type LeaderboardAct = 'hold' | 'release';

interface LeaderboardDecisionProps {
  readonly board: AdminLeaderboard;
  readonly act: LeaderboardAct;
  readonly onClose: () => void;
}

/** Holds or releases the prizes. */
export function LeaderboardDecision({ board, act, onClose }: LeaderboardDecisionProps) {
  const { t } = useTexts('console');
  const { hold, reload } = useLeaderboardChanges();
  const { brand, id } = board;

  return (
    <DecisionDialog
      title={t(`leaderboards.act.${act}`)}
      confirm={t(`leaderboards.act.${act}`)}
      done={t('leaderboards.done')}
      isBusy={hold.isPending}
      error={hold.error}
      reload={reload}
      onConfirm={(note, _, { callbacks }) =>
        hold.mutate({ brand, id, isHeld: act === 'hold', note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t(`leaderboards.effect.${act}`)}</p>
    </DecisionDialog>
  );
}
