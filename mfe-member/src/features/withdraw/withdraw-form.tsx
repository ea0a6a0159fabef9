import { feeOf, type ErrorCode, type PayoutAccount, type PayoutTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  AmountInput,
  Button,
  ErrorText,
  PasswordInput,
  asAmount,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useMoney,
  useToast,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { useState, type FormEvent } from 'react';
import { useRequestWithdrawal } from '../../api/request-withdrawal.ts';
import { amountError } from '../../lib/amount-error.ts';
import { AccountChoice } from './account-choice.tsx';
import { Costs } from './costs.tsx';
import styles from './withdraw.module.css';

interface WithdrawFormProps {
  readonly terms: PayoutTerms;
  readonly accounts: readonly [PayoutAccount, ...PayoutAccount[]];
  readonly onPinForgotten: () => void;
}

/** Failures that are shown at their field. */
const fieldOf: Partial<Readonly<Record<ErrorCode, 'amount' | 'paymentPassword'>>> = {
  'amount-out-of-range': 'amount',
  'insufficient-funds': 'amount',
  'withdrawal-limit-reached': 'amount',
  'wrong-payment-password': 'paymentPassword',
  'payment-password-locked': 'paymentPassword',
};

export function WithdrawForm({ terms, accounts, onPinForgotten }: WithdrawFormProps) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const money = useMoney();
  const toast = useToast();
  const failureText = useFailureText();
  const request = useRequestWithdrawal();
  const preferred = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
  const [chosen, setChosen] = useDraft('withdraw.account', preferred.id);
  const [typed, setTyped] = useDraft('withdraw.amount');
  const [pin, setPin] = useState('');
  const [attempts, setAttempts] = useState(0);
  const form = useErrorFocus(attempts, request.error);
  const refused = useFieldErrors(texts, request.error);

  const account = accounts.find(({ id }) => id === chosen) ?? preferred;
  const method = terms.methods.find(({ code }) => code === account.method);
  const amount = asAmount(typed);
  const limits = { min: money(method?.minAmount ?? '0'), max: money(method?.maxAmount ?? '0') };
  const error = method ? amountError(amount, method) : null;
  const isPinMissing = pin.trim() === '';
  const failedAt = request.error && fieldOf[request.error.code];

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (request.isPending) return;
    setAttempts((before) => before + 1);
    if (error || isPinMissing) return;
    request.mutate(
      { account: account.id, amount, paymentPassword: pin.trim() },
      {
        onSuccess: () => {
          setTyped('');
          setPin('');
          setAttempts(0);
          request.forgetWhatChanged();
          toast({ tone: 'positive', text: t('withdraw.asked', { amount: money(amount) }) });
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <AccountChoice accounts={accounts} value={account.id} onChange={setChosen} />
      <AmountInput
        label={t('withdraw.amount')}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint={t('withdraw.limits', { ...limits, left: money(terms.leftToday) })}
        error={amountText()}
      />
      {method && !error && (
        <Costs amount={amount} fee={feeOf(amount, method.fee)} method={method} />
      )}
      <PinInput value={pin} onChange={setPin} error={pinText()} onForgotten={onPinForgotten} />
      <ErrorText>{request.error && !failedAt && failureText(request.error)}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={request.isPending}>
        {error ? t('withdraw.continue') : t('withdraw.continue-with', { amount: money(amount) })}
      </Button>
      <p className={styles.note}>{t(terms.mayCancel ? 'withdraw.note-cancel' : 'withdraw.note')}</p>
    </form>
  );

  function amountText(): string | undefined {
    if (attempts > 0 && error) return t(`withdraw.error.${error}`, limits);
    return failedAt === 'amount' ? failureText(request.error) : refused['amount'];
  }

  function pinText(): string | undefined {
    if (attempts > 0 && isPinMissing) return t('withdraw.pin-missing');
    return failedAt === 'paymentPassword' ? failureText(request.error) : refused['paymentPassword'];
  }
}

interface PinInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly onForgotten: () => void;
}

function PinInput({ value, onChange, error, onForgotten }: PinInputProps) {
  const { t } = useTexts('mfe-member');
  return (
    <>
      <PasswordInput
        label={t('withdraw.pin')}
        name="paymentPassword"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        error={error}
      />
      <Button size="s" variant="quiet" className={styles.forgotten} onClick={onForgotten}>
        {t('withdraw.pin-forgotten')}
      </Button>
    </>
  );
}
