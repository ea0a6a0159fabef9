import type { AdminLeaderboard } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useLeaderboardChanges } from '../../api/missions.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';

export type LeaderboardAct = 'hold' | 'release' | 'cancel';

interface LeaderboardDecisionProps {
  readonly board: AdminLeaderboard;
  readonly act: LeaderboardAct;
  readonly onClose: () => void;
}

/** Holds or releases the prizes, or cancels the leaderboard. */
export function LeaderboardDecision({ board, act, onClose }: LeaderboardDecisionProps) {
  const { t } = useTexts('console');
  const { cancel, hold, reload } = useLeaderboardChanges();
  const call = act === 'cancel' ? cancel : hold;
  const { brand, id } = board;

  function send(note: string, ends: DecisionEnds): void {
    if (act === 'cancel') cancel.mutate({ brand, id, note }, ends);
    else hold.mutate({ brand, id, isHeld: act === 'hold', note }, ends);
  }

  return (
    <DecisionDialog
      title={t(`leaderboards.act.${act}`)}
      confirm={t(`leaderboards.act.${act}`)}
      done={t('leaderboards.done')}
      isDanger={act === 'cancel'}
      isBusy={call.isPending}
      error={call.error}
      reload={reload}
      onConfirm={(note, _, { ends }) => send(note, ends)}
      onClose={onClose}
    >
      <p>{t(`leaderboards.effect.${act}`)}</p>
    </DecisionDialog>
  );
}
