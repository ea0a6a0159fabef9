import { timeOutLengths, type TimeOutLength } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select } from '@croupier/ui';
import { useState } from 'react';
import { useProtectMember } from '../../api/members.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import type { MemberName } from './find-member.tsx';

interface BreakForMemberProps {
  readonly whom: MemberName;
  /** Lengths that the brand's profile allows. */
  readonly lengths: readonly TimeOutLength[];
}

/** A break for a member who asks for it, as on the telephone. It cannot be ended here. */
export function BreakForMember({ whom, lengths }: BreakForMemberProps) {
  const { t } = useTexts('console');
  const { beginBreak, reload } = useProtectMember();
  const [isOpen, setOpen] = useState(false);

  function confirm(note: string, fields: FormData, ends: DecisionEnds): void {
    const length = timeOutLengths.find((one) => one === fields.get('length')) ?? '24h';
    beginBreak.mutate({ ...whom, length, note }, ends);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('protection.beginBreak')}</Button>
      {isOpen && (
        <DecisionDialog
          title={t('protection.beginBreakTitle', { account: whom.account })}
          confirm={t('protection.beginBreak')}
          isBusy={beginBreak.isPending}
          error={beginBreak.error}
          hint={t('protection.whyHint')}
          done={t('protection.beginBreakDone', { account: whom.account })}
          reload={reload}
          onConfirm={(note, fields, { ends }) => confirm(note, fields, ends)}
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
