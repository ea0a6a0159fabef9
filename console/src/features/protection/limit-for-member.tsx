import { asciiDigits, limitKinds, limitPeriods } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useProtectMember } from '../../api/members.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import type { MemberName } from './find-member.tsx';

/** A limit for a member who asks for it, as on the telephone. A looser one waits for the member's own yes. */
export function LimitForMember({ member }: { member: MemberName }) {
  const { t } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('protection.setLimit')}</Button>
      {isOpen && <LimitForm member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function LimitForm({ member, onClose }: { member: MemberName; onClose: () => void }) {
  const { t } = useTexts('console');
  const { setLimit, reload } = useProtectMember();
  const [isUnreadable, setUnreadable] = useState(false);

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const kind = limitKinds.find((one) => one === fields.get('kind')) ?? 'deposit';
    const period = limitPeriods.find((one) => one === fields.get('period')) ?? 'day';
    const value = asciiDigits(String(fields.get('value')).trim());
    const isAmount = /^\d{1,12}(\.\d{1,2})?$/.test(value);
    setUnreadable(!isAmount);
    if (!isAmount) return;
    setLimit.mutate({ ...member, kind, period, value, note }, callbacks);
  }

  return (
    <DecisionDialog
      title={t('protection.setLimitTitle', { account: member.account })}
      confirm={t('protection.setLimit')}
      isBusy={setLimit.isPending}
      error={setLimit.error}
      hint={t('protection.whyHint')}
      done={t('protection.setLimitDone', { account: member.account })}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t('protection.setLimitText')}</p>
      <Select label={t('protection.what')} name="kind" defaultValue="deposit">
        {limitKinds.map((one) => (
          <option key={one} value={one}>
            {t(`protection.kind.${one}`)}
          </option>
        ))}
      </Select>
      <Select label={t('protection.in')} name="period" defaultValue="day">
        {limitPeriods.map((one) => (
          <option key={one} value={one}>
            {t(`protection.period.${one}`)}
          </option>
        ))}
      </Select>
      <TextInput
        label={t('protection.value')}
        name="value"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        error={isUnreadable ? t('protection.valueUnreadable') : undefined}
      />
    </DecisionDialog>
  );
}
