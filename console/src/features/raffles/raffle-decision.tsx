import type { AdminRaffle } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useRaffleChanges } from '../../api/missions.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

export type RaffleAct = 'freeze' | 'draw';

interface RaffleDecisionProps {
  readonly raffle: AdminRaffle;
  readonly act: RaffleAct;
  readonly onClose: () => void;
}

/** Closes a raffle early, or draws it. */
export function RaffleDecision({ raffle: { brand, id }, act, onClose }: RaffleDecisionProps) {
  const { t } = useTexts('console');
  const changes = useRaffleChanges();
  const call = changes[act];
  return (
    <DecisionDialog
      title={t(`raffles.act.${act}`)}
      confirm={t(`raffles.act.${act}`)}
      done={t('raffles.done')}
      isFinal
      isBusy={call.isPending}
      error={call.error}
      reload={changes.reload}
      onConfirm={(note, _, { callbacks }) => call.mutate({ brand, id, note }, callbacks)}
      onClose={onClose}
    >
      <p>{t(`raffles.effect.${act}`)}</p>
    </DecisionDialog>
  );
}
