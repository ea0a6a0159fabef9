import type {
  AgentTransfer,
  AgentTransferDirection,
  AgentTransferTerms,
  ErrorCode,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, useErrorFocus, useFailureText, useFieldErrors, useMoney } from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { useState, type FormEvent } from 'react';
import { useTransferUpline } from '../../api/agent-transfers.ts';
import { amountError } from '../../lib/amount-error.ts';

type FieldName = 'account' | 'amount' | 'paymentPassword';

/** Failures that are shown at their field. */
const fieldOf: Partial<Readonly<Record<ErrorCode, FieldName>>> = {
  'amount-out-of-range': 'amount',
  'insufficient-funds': 'amount',
  'transfer-limit-reached': 'amount',
  'wrong-payment-password': 'paymentPassword',
  'payment-password-locked': 'paymentPassword',
};

/** The fields of a transfer along the line, with what is wrong with each of them. */
export function useTransferForm(
  terms: AgentTransferTerms,
  onSent: (transfer: AgentTransfer) => void,
  /** The recruited member for whom the page was opened; empty without one. */
  recipient = '',
) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const money = useMoney();
  const failureText = useFailureText();
  const transfer = useTransferUpline();
  // A page that was opened for a recipient has drafts of its own.
  const of = recipient && `.${recipient}`;
  const [chosen, setTo] = useDraft(`upline.to${of}`, recipient ? 'downline' : 'upline');
  const to: AgentTransferDirection =
    terms.upline === null || chosen === 'downline' ? 'downline' : 'upline';
  const [account, setAccount] = useDraft(`upline.account${of}`, recipient);
  const [typed, setTyped] = useDraft('upline.amount');
  const [pin, setPin] = useState('');
  const [attempts, setAttempts] = useState(0);
  const ref = useErrorFocus(attempts, transfer.error);
  const refused = useFieldErrors(texts, transfer.error);

  const amount = asAmount(typed);
  const error = amountError(amount, terms);
  const isAccountMissing = to === 'downline' && account.trim() === '';
  const isPinMissing = pin.trim() === '';
  const isTried = attempts > 0;
  const limits = { min: money(terms.minAmount), max: money(terms.maxAmount) };
  const failedAt = transfer.error && fieldAt(transfer.error.code);

  function fieldAt(code: ErrorCode): FieldName | undefined {
    return code === 'not-found' && to === 'downline' ? 'account' : fieldOf[code];
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (transfer.isPending) return;
    setAttempts((before) => before + 1);
    if (error || isPinMissing || isAccountMissing) return;
    const side = to === 'downline' ? { to, account: account.trim() } : { to };
    transfer.mutate({ ...side, amount, paymentPassword: pin.trim() }, { onSuccess: sent });
  }

  function sent(receipt: AgentTransfer): void {
    setTyped('');
    setPin('');
    setAttempts(0);
    transfer.invalidateTransfers();
    onSent(receipt);
  }

  /** The text of a refusal that is about this field. */
  function refusalAt(field: FieldName): string | undefined {
    if (failedAt !== field) return refused[field];
    return transfer.error?.code === 'not-found'
      ? t('upline.account-unknown')
      : failureText(transfer.error);
  }

  return {
    ref,
    submit,
    to,
    setTo,
    account,
    setAccount,
    typed,
    setTyped,
    pin,
    setPin,
    amount,
    isAmountRight: error === null,
    isPending: transfer.isPending,
    otherError: transfer.error && !failedAt && failureText(transfer.error),
    errors: {
      account: isTried && isAccountMissing ? t('upline.account-missing') : refusalAt('account'),
      amount: isTried && error ? t(`upline.error.${error}`, limits) : refusalAt('amount'),
      paymentPassword:
        isTried && isPinMissing ? t('withdraw.pin-missing') : refusalAt('paymentPassword'),
    },
  };
}
