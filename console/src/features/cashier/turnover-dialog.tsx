import { asciiDigits, type AdminDepositMethod } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useSetTurnover } from '../../api/cashier.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

interface TurnoverDialogProps {
  readonly method: AdminDepositMethod;
  readonly onClose: () => void;
}

const percentAtMost = 10_000;

/** Sets the share of a deposit that must be staked; 100 is the deposit once. */
export function TurnoverDialog({ method, onClose }: TurnoverDialogProps) {
  const { t, local } = useTexts('console');
  const set = useSetTurnover();
  const [isUnreadable, setUnreadable] = useState(false);
  const names = { method: local(method.name) };

  function save(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const { brand, code } = method;
    const percent = percentOf(String(fields.get('percent')));
    setUnreadable(percent === null);
    if (percent === null) return;
    set.mutate({ brand, code, percent, note }, callbacks);
  }

  return (
    <DecisionDialog
      title={t('turnover.change-of', names)}
      confirm={t('turnover.keep')}
      isBusy={set.isPending}
      error={set.error}
      done={t('turnover.done', names)}
      reload={set.reload}
      onConfirm={(note, fields, { callbacks }) => save(note, fields, callbacks)}
      onClose={onClose}
    >
      <TextInput
        label={t('turnover.percent')}
        name="percent"
        inputMode="numeric"
        dir="ltr"
        hint={t('turnover.hint')}
        defaultValue={String(method.turnoverPercent)}
        error={isUnreadable ? t('turnover.unreadable') : undefined}
      />
    </DecisionDialog>
  );
}

/** A whole number of percent in whatever digits; `null` for anything else. */
function percentOf(typed: string): number | null {
  const digits = asciiDigits(typed.trim());
  const percent = /^\d{1,5}$/.test(digits) ? Number(digits) : null;
  return percent !== null && percent <= percentAtMost ? percent : null;
}
