import { timeOutLengths, type TimeOutLength } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select } from '@croupier/ui';
import { useState } from 'react';
import { useProtectMember } from '../../api/members.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import type { MemberName } from './find-member.tsx';

interface BreakForMemberProps {
  readonly member: MemberName;
  /** Lengths that the brand's profile allows. */
  readonly lengths: readonly TimeOutLength[];
}

/** A break for a member who asks for it, as on the telephone. It cannot be ended here. */
export function BreakForMember({ member, lengths }: BreakForMemberProps) {
  const { t } = useTexts('console');
  const { beginBreak, reload } = useProtectMember();
  const [isOpen, setOpen] = useState(false);

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const length = timeOutLengths.find((one) => one === fields.get('length')) ?? '24h';
    beginBreak.mutate({ ...member, length, note }, callbacks);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('protection.beginBreak')}</Button>
      {isOpen && (
        <DecisionDialog
          title={t('protection.beginBreakTitle', { account: member.account })}
          confirm={t('protection.beginBreak')}
          isBusy={beginBreak.isPending}
          error={beginBreak.error}
          hint={t('protection.whyHint')}
          done={t('protection.beginBreakDone', { account: member.account })}
          reload={reload}
          onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
          onClose={() => setOpen(false)}
        >
          <p>{t('protection.beginBreakText')}</p>
          <Select label={t('protection.length')} name="length" defaultValue={lengths[0] ?? '24h'}>
            {lengths.map((one) => (
              <option key={one} value={one}>
                {t(`protection.lengths.${one}`)}
              </option>
            ))}
          </Select>
        </DecisionDialog>
      )}
    </>
  );
}
