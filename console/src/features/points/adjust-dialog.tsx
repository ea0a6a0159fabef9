import { parseAmount, pointTypes, type PointType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, SegmentedControl, TextInput, textIn } from '@croupier/ui';
import { useState } from 'react';
import { usePointActions } from '../../api/points.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { ChoiceInput } from '../brand-settings/choice-input.tsx';
import type { MemberName } from '../protection/find-member.tsx';

interface AdjustDialogProps {
  readonly member: MemberName;
  readonly of: 'points' | 'rank';
  readonly onClose: () => void;
}

const directions = ['add', 'take'] as const;
type Direction = (typeof directions)[number];

/** Adds or takes points or rank points; the opposite takes it back. */
export function AdjustDialog({ member, of, onClose }: AdjustDialogProps) {
  const { t } = useTexts('console');
  const { adjust, addRank, reload } = usePointActions();
  const [direction, setDirection] = useState<Direction>('add');
  const [type, setType] = useState<PointType>('redeem');
  const [isWrong, setWrong] = useState(false);
  const mutation = of === 'rank' ? addRank : adjust;
  const isTooMuch = mutation.error?.code === 'amount-out-of-range';

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const amount = asAmount(textIn(fields, 'points'));
    const isPositive = (parseAmount(amount) ?? 0n) > 0n;
    setWrong(!isPositive);
    if (!isPositive) return;
    const points = direction === 'take' ? `-${amount}` : amount;
    if (of === 'rank') addRank.mutate({ ...member, points, note }, callbacks);
    else adjust.mutate({ ...member, points, type, note }, callbacks);
  }

  return (
    <DecisionDialog
      title={t(`points.adjust.title.${of}`, { account: member.account })}
      confirm={t('points.adjust.confirm')}
      done={t('points.adjust.done')}
      isBusy={mutation.isPending}
      error={isTooMuch ? null : mutation.error}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('points.adjust.direction')}
        options={directions.map((value) => ({ value, label: t(`points.adjust.way.${value}`) }))}
        value={direction}
        onChange={setDirection}
      />
      {of === 'points' && (
        <ChoiceInput
          name="type"
          label={t('points.adjust.type')}
          choices={pointTypes}
          value={type}
          wordsFor={(one) => t(`points.type.${one}`)}
          onChange={setType}
        />
      )}
      <TextInput
        name="points"
        label={t('points.adjust.points')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={14}
        error={isWrong ? t('points.number') : isTooMuch ? t('points.adjust.tooMany') : undefined}
      />
    </DecisionDialog>
  );
}
