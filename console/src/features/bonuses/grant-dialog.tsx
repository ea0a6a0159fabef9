import {
  parseAmount,
  type InLanguages,
  type MemberBonuses,
  type TitleWords,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, Select, TextInput, useFieldErrors, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useBonusActions } from '../../api/bonuses.ts';
import { CampaignInput } from '../../lib/campaign-input.tsx';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import styles from './bonuses.module.css';
import { grantOrderOf, targetOf, type GrantField } from './grant-order.ts';
import { WeightInputs } from './weight-inputs.tsx';

interface GrantDialogProps {
  readonly brand: string;
  readonly found: MemberBonuses;
  readonly onClose: () => void;
}

/** Grants bonus money to a member, under terms that cannot change afterwards. */
export function GrantDialog({ brand, found, onClose }: GrantDialogProps) {
  const texts = useTexts('console');
  const { t, formats } = texts;
  const toast = useToast();
  const { grant, reload } = useBonusActions();
  const [amount, setAmount] = useState('');
  const [times, setTimes] = useState('10');
  const [words, setWords] = useState<InLanguages<TitleWords>>({});
  const refused = useFieldErrors(texts, grant.error);
  const [errors, setErrors] = useState<readonly GrantField[]>([]);
  const money = (of: string) => formats.money(of, `${found.currency} `);
  const target = targetOf(amount, times);
  const { twoPersonAbove: bound } = found;
  const forTwo = bound === null ? undefined : t('bonuses.forTwo', { amount: money(bound) });
  const isForTwo = isAbove(amount, bound);
  const errorOf = (field: GrantField) =>
    errors.includes(field) ? t(`bonuses.error.${field}`) : undefined;

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const read = grantOrderOf((name) => String(fields.get(name) ?? '').trim(), words);
    setErrors('errors' in read ? read.errors : []);
    if ('errors' in read) return;
    grant.mutate(
      { memberId: found.memberId, ...read.order, note },
      {
        ...callbacks,
        onSuccess: ({ proposal }) => {
          const names = { account: found.account, amount: money(read.order.amount) };
          const key = proposal ? 'bonuses.proposed' : 'bonuses.done';
          toast({ tone: 'positive', text: t(key, names) });
          callbacks.onSuccess();
        },
      },
    );
  }

  return (
    <DecisionDialog
      size="l"
      title={t('bonuses.grantTo', { account: found.account })}
      confirm={t(isForTwo ? 'bonuses.propose' : 'bonuses.grant')}
      isBusy={grant.isPending}
      error={grant.error}
      done={null}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t('bonuses.grantText')}</p>
      <CampaignInput
        brand={brand}
        words={words}
        errors={refused}
        error={errorOf('words')}
        onChange={setWords}
      />
      <div className={styles.fields}>
        <TextInput
          name="amount"
          label={t('bonuses.amountIn', { currency: found.currency })}
          hint={forTwo}
          error={errorOf('amount')}
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          data-autofocus
        />
        <Times
          value={times}
          hint={target ? t('bonuses.target', { amount: money(target) }) : undefined}
          error={errorOf('times')}
          onChange={setTimes}
        />
        <PlayTerms errorOf={errorOf} />
      </div>
      <WeightInputs error={errorOf('weights')} />
    </DecisionDialog>
  );
}

interface TimesProps {
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** How many times the amount is staked. */
function Times({ value, hint, error, onChange }: TimesProps) {
  const { t } = useTexts('console');
  return (
    <TextInput
      name="times"
      label={t('bonuses.times')}
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
    />
  );
}

/** For how long the bonus is good, what is staked first, and the highest stake that counts. */
function PlayTerms({ errorOf }: { errorOf: (field: GrantField) => string | undefined }) {
  const { t } = useTexts('console');
  return (
    <>
      <TextInput
        name="days"
        label={t('bonuses.days')}
        error={errorOf('days')}
        defaultValue="7"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <Select name="spends" label={t('bonuses.order')} defaultValue="cash-first">
        <option value="cash-first">{t('bonuses.spends.cash-first')}</option>
        <option value="bonus-first">{t('bonuses.spends.bonus-first')}</option>
      </Select>
      <TextInput
        name="maxStake"
        label={t('bonuses.maxStake')}
        hint={t('bonuses.maxStakeHint')}
        error={errorOf('maxStake')}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
    </>
  );
}

function isAbove(amount: string, most: string | null): boolean {
  return most !== null && (parseAmount(asAmount(amount)) ?? 0n) > (parseAmount(most) ?? 0n);
}
