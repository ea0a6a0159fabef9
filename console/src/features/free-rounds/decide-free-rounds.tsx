import type { FreeRoundsHolder, FreeRoundsOffer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFreeRoundsActions } from '../../api/bonuses.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

export type FreeRoundsDecision = 'confirm' | 'refuse' | 'cancel';

interface DecideFreeRoundsProps {
  readonly offer: FreeRoundsOffer;
  readonly decision: FreeRoundsDecision;
  /** The decision is about this member only; without it, about all members of the offer. */
  readonly holder?: FreeRoundsHolder;
  readonly onClose: () => void;
}

/** Describes the effect, asks for a reason, and executes the decision. */
export function DecideFreeRounds({ offer, decision, holder, onClose }: DecideFreeRoundsProps) {
  const { t, formats, local } = useTexts('console');
  const { reload, ...actions } = useFreeRoundsActions();
  const action = actions[decision];
  const names = {
    campaign: local(offer.campaign),
    count: offer.members,
    members: formats.number(offer.members),
  };

  function decide(
    note: string,
    _fields: FormData,
    { callbacks }: { callbacks: DecisionCallbacks },
  ): void {
    const order = { brand: offer.brand, offerId: offer.id, note };
    if (decision === 'cancel')
      actions.cancel.mutate({ ...order, ...(holder && { holderId: holder.id }) }, callbacks);
    else actions[decision].mutate(order, callbacks);
  }

  return (
    <DecisionDialog
      title={
        holder
          ? t('freeRounds.decision.cancelOf', { account: holder.account })
          : t(`freeRounds.decision.${decision}.title`, names)
      }
      confirm={t(`freeRounds.decision.${decision}.confirm`)}
      isDanger={decision === 'cancel'}
      isBusy={action.isPending}
      error={action.error}
      done={t(`freeRounds.decision.${decision}.done`, names)}
      reload={reload}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>{t(`freeRounds.decision.${decision}.text`, names)}</p>
    </DecisionDialog>
  );
}
