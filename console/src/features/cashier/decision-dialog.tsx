import type { AdminWithdrawal } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useDecideWithdrawal } from '../../api/cashier.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';
import { isGrave, type Decision } from './decision.ts';

interface DecisionDialogProps {
  readonly withdrawal: AdminWithdrawal;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Describes the effect, asks for a reason, and executes the decision. Only an approval needs no reason. */
export function DecisionDialog({ withdrawal, decision, onClose }: DecisionDialogProps) {
  const { t, formats } = useTexts('console');
  const toast = useToast();
  const { act, isPending, error } = useDecision(withdrawal, decision);
  const names = {
    amount: formats.money(withdrawal.amount, `${withdrawal.currency} `),
    member: withdrawal.member.account,
  };
  const done = () => {
    toast({ tone: 'positive', text: t(`queue.decision.${decision}.done`, names) });
    onClose();
  };
  return (
    <NoteDialog
      title={t(`queue.decision.${decision}.title`, names)}
      confirm={t(`queue.decision.${decision}.confirm`)}
      isDanger={isGrave(decision)}
      isBusy={isPending}
      error={error}
      hint={t(decision === 'reject' ? 'queue.noteForMember' : 'queue.noteForTrail')}
      letters={[decision === 'approve' ? 0 : 1, 500]}
      onConfirm={(note) => act(note, done)}
      onClose={onClose}
    >
      <p>{t(`queue.decision.${decision}.text`, names)}</p>
    </NoteDialog>
  );
}

/** Returns one function that makes the decision's API call. */
function useDecision({ id }: AdminWithdrawal, decision: Decision) {
  const { approve, reject, settleDispute, settleParked, reload } = useDecideWithdrawal();
  const all = [approve, reject, settleDispute, settleParked];

  function act(note: string, onSuccess: () => void): void {
    const handlers = { onSuccess, onSettled: reload };
    switch (decision) {
      case 'approve':
        return approve.mutate({ id, note }, handlers);
      case 'reject':
        return reject.mutate({ id, reason: note }, handlers);
      case 'dispute-paid':
        return settleDispute.mutate({ id, verdict: 'paid', reason: note }, handlers);
      case 'dispute-return':
        return settleDispute.mutate({ id, verdict: 'return', reason: note }, handlers);
      default:
        return settleParked.mutate({ id, verdict: decision, note }, handlers);
    }
  }

  return {
    act,
    isPending: all.some((call) => call.isPending),
    error: all.find((call) => call.error)?.error ?? null,
  };
}
