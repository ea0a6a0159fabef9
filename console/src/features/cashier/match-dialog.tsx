import type { BankTransfer, AdminDeposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  ErrorText,
  TextInput,
  asAmount,
  useFailureText,
  useFieldErrors,
  useToast,
} from '@croupier/ui';
import { useId, useState } from 'react';
import { useDecideDeposit, useUnmatchedTransfers } from '../../api/cashier.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';

interface MatchDialogProps {
  readonly item: AdminDeposit;
  readonly onClose: () => void;
}

/** Records the bank's data of a transfer and credits the deposit. */
export function MatchDialog({ item, onClose }: MatchDialogProps) {
  const texts = useTexts('console');
  const { t, formats } = texts;
  const toast = useToast();
  const textOf = useFailureText();
  const { match, reload } = useDecideDeposit();
  const errors = useFieldErrors(texts, match.error);
  const [isIncomplete, setIncomplete] = useState(false);
  const { deposit, member, currency } = item;
  const listId = useId();
  const waiting = useUnmatchedTransfers().data ?? [];
  const likely = likelyOf(item, waiting)?.bankReference;

  function confirm(form: FormData): void {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const [bankReference, note] = [text('bankReference'), text('note')];
    const amount = asAmount(text('amount'));
    const isMissing = bankReference === '' || note === '' || amount === '';
    setIncomplete(isMissing);
    if (isMissing || match.isPending) return;
    match.mutate(
      { id: deposit.id, bankReference, amount, note },
      {
        onSuccess: () => {
          const credited = formats.money(amount, `${currency} `);
          const text = t('queue.match.done', { amount: credited, member: member.account });
          toast({ tone: 'positive', text });
          onClose();
        },
        onSettled: reload,
      },
    );
  }

  return (
    <FormDialog
      size="s"
      title={t('queue.match.title', { member: member.account })}
      confirm={t('queue.match.confirm')}
      isBusy={match.isPending}
      error={match.error}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>{t('queue.match.text')}</p>
      <TextInput
        label={t('queue.match.reference')}
        name="bankReference"
        key={likely ?? ''}
        defaultValue={likely ?? deposit.proof?.bankReference ?? ''}
        list={listId}
        error={errors['bankReference']}
        autoComplete="off"
        maxLength={64}
        data-autofocus
      />
      <WaitingTransfers id={listId} waiting={waiting} />
      <TextInput
        label={t('queue.match.amount', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={deposit.amount}
        error={errors['amount']}
      />
      <TextInput
        label={t('queue.note')}
        name="note"
        hint={t('queue.noteForTrail')}
        autoComplete="off"
        maxLength={500}
      />
      <ErrorText>
        {isIncomplete ? t('queue.match.incomplete') : match.error && textOf(match.error)}
      </ErrorText>
    </FormDialog>
  );
}

interface WaitingTransfersProps {
  readonly id: string;
  readonly waiting: readonly BankTransfer[];
}

/** Suggests the references of transfers that belong to no deposit yet. */
function WaitingTransfers({ id, waiting }: WaitingTransfersProps) {
  return (
    <datalist id={id}>
      {waiting.map(({ bankReference, payer, transferCode }) => (
        <option key={bankReference} value={bankReference}>
          {payer} · {transferCode}
        </option>
      ))}
    </datalist>
  );
}

/** The waiting transfer that matches best: by the member's reference, or as the only one with this amount. */
function likelyOf(
  { deposit, currency }: AdminDeposit,
  waiting: readonly BankTransfer[],
): BankTransfer | undefined {
  const named = waiting.find(({ bankReference }) => bankReference === deposit.proof?.bankReference);
  const same = waiting.filter(
    (transfer) => transfer.amount === deposit.amount && transfer.currency === currency,
  );
  return named ?? (same.length === 1 ? same[0] : undefined);
}
