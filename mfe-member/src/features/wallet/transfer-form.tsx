import { parseAmount, type ProviderWallet, type WalletTransfer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  AmountInput,
  Button,
  FaultText,
  Section,
  SegmentedControl,
  Select,
  asAmount,
  useFailureText,
  useMoney,
  useToast,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useWalletTransfer } from '../../api/wallets.ts';
import styles from './wallet.module.css';

type Direction = WalletTransfer['direction'];

/** From the member's wallet to a provider's, or back. */
export function TransferForm({ wallets }: { wallets: readonly ProviderWallet[] }) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const toast = useToast();
  const failureText = useFailureText();
  const transfer = useWalletTransfer();
  const [provider, setProvider] = useState(wallets[0]?.provider ?? '');
  const [direction, setDirection] = useState<Direction>('out');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amount = asAmount(typed);
  const isMissing = (parseAmount(amount) ?? 0n) <= 0n;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (isMissing || transfer.isPending) return;
    transfer.mutate(
      { provider, direction, amount },
      {
        onSuccess: ({ state }) => {
          setTyped('');
          setChecked(false);
          toast({
            tone: state === 'failed' ? 'warning' : 'positive',
            text: t(`wallet.now.${state}`, { amount: money(amount) }),
          });
        },
        onSettled: transfer.forgetWallets,
      },
    );
  }

  return (
    <Section title={t('wallet.move')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <SegmentedControl
          label={t('wallet.direction')}
          options={[
            { value: 'out', label: t('wallet.out') },
            { value: 'in', label: t('wallet.in') },
          ]}
          value={direction}
          onChange={setDirection}
        />
        <Select
          label={t('wallet.provider')}
          name="provider"
          value={provider}
          onChange={(event) => setProvider(event.currentTarget.value)}
        >
          {wallets.map((wallet) => (
            <option key={wallet.provider} value={wallet.provider}>
              {wallet.displayName}
            </option>
          ))}
        </Select>
        <AmountInput
          label={t('wallet.amount')}
          name="amount"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          fault={isChecked && isMissing ? t('wallet.amount-missing') : undefined}
        />
        <FaultText>{transfer.error ? failureText(transfer.error) : null}</FaultText>
        <Button type="submit" variant="primary" size="l" isBusy={transfer.isPending}>
          {isMissing ? t('wallet.continue') : t('wallet.continue-with', { amount: money(amount) })}
        </Button>
      </form>
    </Section>
  );
}
