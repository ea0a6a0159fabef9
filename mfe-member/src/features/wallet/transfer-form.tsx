import { parseAmount, type ProviderWallet, type WalletTransfer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  AmountInput,
  Button,
  ErrorText,
  Section,
  SegmentedControl,
  Select,
  asAmount,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useMoney,
  useToast,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { useState, type FormEvent } from 'react';
import { useWalletTransfer } from '../../api/wallets.ts';
import styles from './wallet.module.css';

type Direction = WalletTransfer['direction'];

const tones = {
  sent: 'neutral',
  unknown: 'warning',
  done: 'positive',
  failed: 'warning',
} as const satisfies Record<WalletTransfer['state'], string>;

/** Transfers between the member's wallet and a provider's. */
export function TransferForm({ wallets }: { wallets: readonly ProviderWallet[] }) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const money = useMoney();
  const toast = useToast();
  const failureText = useFailureText();
  const transfer = useWalletTransfer();
  const [chosen, setProvider] = useDraft('wallet.provider', wallets[0]?.provider);
  const provider = wallets.find((one) => one.provider === chosen)?.provider ?? '';
  const [way, setDirection] = useDraft('wallet.direction', 'out');
  const direction: Direction = way === 'in' ? 'in' : 'out';
  const [typed, setTyped] = useDraft('wallet.amount');
  const [attempts, setAttempts] = useState(0);
  const form = useErrorFocus(attempts, transfer.error);
  const refused = useFieldErrors(texts, transfer.error);
  const amount = asAmount(typed);
  const isMissing = (parseAmount(amount) ?? 0n) <= 0n;
  const isAboutAmount = transfer.error?.code === 'insufficient-funds';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (transfer.isPending) return;
    setAttempts((before) => before + 1);
    if (isMissing) return;
    transfer.mutate(
      { provider, direction, amount },
      {
        onSuccess: ({ state }) => {
          setTyped('');
          setAttempts(0);
          toast({
            tone: tones[state],
            text: t(`wallet.now.${state}`, { amount: money(amount) }),
          });
        },
        onSettled: transfer.forgetWallets,
      },
    );
  }

  return (
    <Section title={t('wallet.move')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <SegmentedControl
          label={t('wallet.direction')}
          options={[
            { value: 'out', label: t('wallet.out') },
            { value: 'in', label: t('wallet.in') },
          ]}
          value={direction}
          onChange={setDirection}
        />
        <ProviderSelect wallets={wallets} value={provider} onChange={setProvider} />
        <AmountInput
          label={t('wallet.amount')}
          name="amount"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={amountText()}
        />
        <ErrorText>{transfer.error && !isAboutAmount && failureText(transfer.error)}</ErrorText>
        <Button type="submit" variant="primary" size="l" isBusy={transfer.isPending}>
          {isMissing ? t('wallet.continue') : t('wallet.continue-with', { amount: money(amount) })}
        </Button>
      </form>
    </Section>
  );

  function amountText(): string | undefined {
    if (attempts > 0 && isMissing) return t('wallet.amount-missing');
    return isAboutAmount ? failureText(transfer.error) : refused['amount'];
  }
}

interface ProviderSelectProps {
  readonly wallets: readonly ProviderWallet[];
  readonly value: string;
  readonly onChange: (provider: string) => void;
}

function ProviderSelect({ wallets, value, onChange }: ProviderSelectProps) {
  const { t } = useTexts('mfe-member');
  return (
    <Select
      label={t('wallet.provider')}
      name="provider"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {wallets.map((wallet) => (
        <option key={wallet.provider} value={wallet.provider}>
          {wallet.displayName}
        </option>
      ))}
    </Select>
  );
}
