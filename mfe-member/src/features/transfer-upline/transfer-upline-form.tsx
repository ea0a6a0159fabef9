import type { AgentTransfer, AgentTransferTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  AmountInput,
  Button,
  ErrorText,
  PasswordInput,
  SegmentedControl,
  TextInput,
  useMoney,
} from '@croupier/ui';
import { useSearchParams } from 'react-router-dom';
import { useTransferForm } from './use-transfer-form.ts';
import styles from './transfer-upline.module.css';

interface TransferUplineFormProps {
  readonly terms: AgentTransferTerms;
  readonly onSent: (transfer: AgentTransfer) => void;
  readonly onPinForgotten: () => void;
}

export function TransferUplineForm({ terms, onSent, onPinForgotten }: TransferUplineFormProps) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const [params] = useSearchParams();
  const { ref, submit, ...form } = useTransferForm(terms, onSent, params.get('about') ?? '');
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      {terms.upline === null ? null : (
        <SegmentedControl
          label={t('upline.to')}
          options={[
            { value: 'upline', label: t('upline.to-upline', { account: terms.upline }) },
            { value: 'downline', label: t('upline.to-downline') },
          ]}
          value={form.to}
          onChange={form.setTo}
        />
      )}
      {form.to === 'downline' && (
        <TextInput
          label={t('upline.account')}
          name="account"
          value={form.account}
          onChange={(event) => form.setAccount(event.currentTarget.value)}
          hint={t('upline.account-hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="auto"
          error={form.errors.account}
        />
      )}
      <AmountInput
        label={t('upline.amount')}
        name="amount"
        value={form.typed}
        onChange={(event) => form.setTyped(event.currentTarget.value)}
        hint={t('upline.limits', {
          min: money(terms.minAmount),
          max: money(terms.maxAmount),
          left: money(terms.leftToday),
          available: money(terms.available),
        })}
        error={form.errors.amount}
      />
      <PasswordInput
        label={t('withdraw.pin')}
        name="paymentPassword"
        value={form.pin}
        onChange={(event) => form.setPin(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        error={form.errors.paymentPassword}
      />
      <Button size="s" variant="quiet" className={styles.forgotten} onClick={onPinForgotten}>
        {t('withdraw.pin-forgotten')}
      </Button>
      <ErrorText>{form.otherError}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={form.isPending}>
        {form.isAmountRight
          ? t('upline.continue-with', { amount: money(form.amount) })
          : t('upline.continue')}
      </Button>
      <p className={styles.note}>{t('upline.note')}</p>
    </form>
  );
}
