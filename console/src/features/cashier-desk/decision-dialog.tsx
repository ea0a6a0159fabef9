import type { DeskWithdrawal } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, useFailureText, useToast } from '@croupier/ui';
import { useId, useState } from 'react';
import { useDecideWithdrawal } from '../../api/use-decide-withdrawal.ts';
import { isGrave, type Decision } from './decision.ts';
import styles from './cashier-desk.module.css';

interface DecisionDialogProps {
  readonly withdrawal: DeskWithdrawal;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Says what will happen, asks why, and does it. Only a yes needs no words. */
export function DecisionDialog({ withdrawal, decision, onClose }: DecisionDialogProps) {
  const { t, formats } = useTexts('console');
  const formId = useId();
  const toast = useToast();
  const textOf = useFailureText();
  const { act, isPending, error } = useDecision(withdrawal, decision);
  const [isNoteMissing, setNoteMissing] = useState(false);
  const names = {
    amount: formats.money(withdrawal.amount, `${withdrawal.currency} `),
    member: withdrawal.member.account,
  };

  function confirm(note: string): void {
    const isMissing = note === '' && decision !== 'approve';
    setNoteMissing(isMissing);
    if (isMissing || isPending) return;
    act(note, () => {
      toast({ tone: 'positive', text: t(`desk.decision.${decision}.done`, names) });
      onClose();
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={t(`desk.decision.${decision}.title`, names)}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isGrave(decision) ? 'danger' : 'primary'}
            isBusy={isPending}
            data-default
          >
            {t(`desk.decision.${decision}.confirm`)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm(String(new FormData(event.currentTarget).get('note')).trim());
        }}
      >
        <p>{t(`desk.decision.${decision}.text`, names)}</p>
        <TextInput
          label={t('desk.note')}
          name="note"
          hint={t(decision === 'reject' ? 'desk.noteForMember' : 'desk.noteForTrail')}
          fault={isNoteMissing ? t('desk.noteMissing') : undefined}
          autoComplete="off"
          maxLength={500}
          data-autofocus
        />
        <FaultText>{error && textOf(error)}</FaultText>
      </form>
    </Dialog>
  );
}

/** One decision as one function, whichever call it is. */
function useDecision({ id }: DeskWithdrawal, decision: Decision) {
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
