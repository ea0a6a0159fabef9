import { parseAmount, type Bonus, type MemberBonuses } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, SegmentedControl, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useBonusActions } from '../../api/bonuses.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

interface AdjustDialogProps {
  readonly bonus: Bonus;
  readonly found: MemberBonuses;
  readonly onClose: () => void;
}

type Direction = 'add' | 'take';
const directions: readonly Direction[] = ['add', 'take'];

/** Corrects the remaining amount of a bonus. */
export function AdjustDialog({ bonus, found, onClose }: AdjustDialogProps) {
  const { t, formats } = useTexts('console');
  const { adjust, reload } = useBonusActions();
  const [direction, setDirection] = useState<Direction>('add');
  const [error, setError] = useState<string | undefined>();
  const money = (amount: string) => formats.money(amount, `${bonus.currency} `);
  const most = direction === 'take' ? bonus.left : found.twoPersonAbove;

  function correct(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const amount = asAmount(String(fields.get('amount')));
    const units = parseAmount(amount) ?? 0n;
    const isOver = most !== null && units > (parseAmount(most) ?? 0n);
    const wrong = units <= 0n ? t('bonuses.error.amount') : isOver ? overText() : undefined;
    setError(wrong);
    if (wrong) return;
    const change = direction === 'take' ? `-${amount}` : amount;
    adjust.mutate({ memberId: found.memberId, id: bonus.id, change, note }, callbacks);
  }

  const overText = () => t(`bonuses.adjust.over.${direction}`, { amount: money(most ?? '0') });

  return (
    <DecisionDialog
      size="m"
      title={t('bonuses.adjust.title', { account: found.account })}
      confirm={t('bonuses.adjust.confirm')}
      isBusy={adjust.isPending}
      error={adjust.error}
      done={t('bonuses.adjust.done', { account: found.account })}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => correct(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t('bonuses.adjust.text', { left: money(bonus.left) })}</p>
      <SegmentedControl
        label={t('bonuses.adjust.direction')}
        options={directions.map((value) => ({ value, label: t(`bonuses.adjust.way.${value}`) }))}
        value={direction}
        onChange={setDirection}
      />
      <TextInput
        name="amount"
        label={t('bonuses.amountIn', { currency: bonus.currency })}
        error={error}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        data-autofocus
      />
    </DecisionDialog>
  );
}
