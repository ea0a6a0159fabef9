import { parseAmount, type MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useDecideCorrection } from '../../api/members.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

interface ProposeDialogProps {
  readonly file: MemberFile;
  readonly onClose: () => void;
}

/** Proposes a correction of a member's cash, with its reason; another operator confirms it. */
export function ProposeDialog({ file, onClose }: ProposeDialogProps) {
  const { t, formats } = useTexts('console');
  const { propose, reload } = useDecideCorrection();
  const [isWrong, setWrong] = useState(false);
  const { id: memberId, account, balance, currency } = file;

  function send(reason: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const size = asAmount(String(fields.get('amount')));
    const units = parseAmount(size) ?? 0n;
    setWrong(units <= 0n);
    if (units <= 0n) return;
    const amount = fields.get('direction') === 'take' ? `-${size}` : size;
    propose.mutate({ memberId, amount, reason }, callbacks);
  }

  return (
    <DecisionDialog
      size="m"
      title={t('corrections.propose.title', { account })}
      confirm={t('corrections.propose.open')}
      isBusy={propose.isPending}
      error={propose.error}
      done={t('corrections.propose.done', { account })}
      reload={reload}
      onConfirm={(reason, fields, { callbacks }) => send(reason, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t('corrections.propose.text', { balance: formats.money(balance, `${currency} `) })}</p>
      <Select name="direction" label={t('corrections.direction')} defaultValue="give">
        <option value="give">{t('corrections.give')}</option>
        <option value="take">{t('corrections.take')}</option>
      </Select>
      <TextInput
        name="amount"
        label={t('corrections.amount', { currency })}
        error={isWrong ? t('corrections.amountWrong') : undefined}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
      />
    </DecisionDialog>
  );
}
