import { feeOf, type PayoutAccount, type PayoutTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  AmountInput,
  Button,
  FaultText,
  PasswordInput,
  asAmount,
  useFailureText,
  useMoney,
  useToast,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useRequestWithdrawal } from '../../api/request-withdrawal.ts';
import { amountFault } from '../../lib/amount-fault.ts';
import { AccountChoice } from './account-choice.tsx';
import { Costs } from './costs.tsx';
import styles from './withdraw.module.css';

interface WithdrawFormProps {
  readonly terms: PayoutTerms;
  readonly accounts: readonly [PayoutAccount, ...PayoutAccount[]];
}

export function WithdrawForm({ terms, accounts }: WithdrawFormProps) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const toast = useToast();
  const failureText = useFailureText();
  const request = useRequestWithdrawal();
  const preferred = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
  const [chosen, setChosen] = useState(preferred.id);
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState('');
  const [isChecked, setChecked] = useState(false);

  const account = accounts.find(({ id }) => id === chosen) ?? preferred;
  const method = terms.methods.find(({ code }) => code === account.method);
  const amount = asAmount(typed);
  const limits = { min: money(method?.minAmount ?? '0'), max: money(method?.maxAmount ?? '0') };
  const fault = method ? amountFault(amount, method) : null;
  const isPinMissing = pin.trim() === '';
  const isAboutPin =
    request.error?.code === 'wrong-payment-password' ||
    request.error?.code === 'payment-password-locked';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (request.isPending) return;
    const form = event.currentTarget;
    if (fault || isPinMissing) return focusField(form, fault ? 'amount' : 'paymentPassword');
    request.mutate(
      { account: account.id, amount, paymentPassword: pin },
      {
        onSuccess: () => {
          setTyped('');
          setPin('');
          setChecked(false);
          request.forgetWhatChanged();
          toast({ tone: 'positive', text: t('withdraw.asked', { amount: money(amount) }) });
        },
        onError: () => setPin(''),
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AccountChoice accounts={accounts} value={account.id} onChange={setChosen} />
      <AmountInput
        label={t('withdraw.amount')}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint={t('withdraw.limits', { ...limits, left: money(terms.leftToday) })}
        fault={isChecked && fault ? t(`withdraw.fault.${fault}`, limits) : undefined}
      />
      {method && !fault && (
        <Costs amount={amount} fee={feeOf(amount, method.fee)} method={method} />
      )}
      <PasswordInput
        label={t('withdraw.pin')}
        name="paymentPassword"
        value={pin}
        onChange={(event) => setPin(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        fault={pinFault()}
      />
      <FaultText>{request.error && !isAboutPin ? failureText(request.error) : null}</FaultText>
      <Button type="submit" variant="primary" size="l" isBusy={request.isPending}>
        {fault ? t('withdraw.continue') : t('withdraw.continue-with', { amount: money(amount) })}
      </Button>
      <p className={styles.note}>{t(terms.mayCancel ? 'withdraw.note-cancel' : 'withdraw.note')}</p>
    </form>
  );

  function pinFault(): string | undefined {
    if (isAboutPin) return failureText(request.error);
    return isChecked && isPinMissing ? t('withdraw.pin-missing') : undefined;
  }
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
