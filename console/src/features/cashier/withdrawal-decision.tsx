import type { AdminWithdrawal } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useDecideWithdrawal } from '../../api/cashier.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { isDangerous, type Decision } from './decision.ts';

interface WithdrawalDecisionProps {
  readonly withdrawal: AdminWithdrawal;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Describes the effect, asks for a reason, and executes the decision. Only an approval needs no reason. */
export function WithdrawalDecision({ withdrawal, decision, onClose }: WithdrawalDecisionProps) {
  const { t, formats } = useTexts('console');
  const { act, isPending, error, reload } = useDecision(withdrawal, decision);
  const names = {
    amount: formats.money(withdrawal.amount, `${withdrawal.currency} `),
    member: withdrawal.member.account,
  };
  return (
    <DecisionDialog
      title={t(`queue.decision.${decision}.title`, names)}
      confirm={t(`queue.decision.${decision}.confirm`)}
      isDanger={isDangerous(decision)}
      isBusy={isPending}
      error={error}
      hint={t(decision === 'reject' ? 'queue.noteForMember' : 'queue.noteForTrail')}
      lengthRange={[decision === 'approve' ? 0 : 1, 500]}
      done={t(`queue.decision.${decision}.done`, names)}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) => act(note, callbacks)}
      onClose={onClose}
    >
      <p>{t(`queue.decision.${decision}.text`, names)}</p>
    </DecisionDialog>
  );
}

/** Returns one function that makes the decision's API call. */
function useDecision({ id }: AdminWithdrawal, decision: Decision) {
  const { approve, reject, settleDispute, settleParked, reload } = useDecideWithdrawal();
  const all = [approve, reject, settleDispute, settleParked];

  function act(note: string, callbacks: DecisionCallbacks): void {
    switch (decision) {
      case 'approve':
        return approve.mutate({ id, note }, callbacks);
      case 'reject':
        return reject.mutate({ id, reason: note }, callbacks);
      case 'dispute-paid':
        return settleDispute.mutate({ id, verdict: 'paid', reason: note }, callbacks);
      case 'dispute-return':
        return settleDispute.mutate({ id, verdict: 'return', reason: note }, callbacks);
      default:
        return settleParked.mutate({ id, verdict: decision, note }, callbacks);
    }
  }

  return {
    act,
    reload,
    isPending: all.some((call) => call.isPending),
    error: all.find((call) => call.error)?.error ?? null,
  };
}
