import { exclusionLengths, type ExclusionLength } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select } from '@croupier/ui';
import { useState } from 'react';
import { useExcludeMember } from '../../api/members.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import type { MemberName } from './find-member.tsx';
import styles from './protection.module.css';

/**
 * Closes play for a member, at the request of the family or a regulator. The exclusion cannot be lifted here.
 */
export function ExcludeMember({ member }: { member: MemberName }) {
  const { t } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" className={styles.exclude} onClick={() => setOpen(true)}>
        {t('protection.exclude')}
      </Button>
      {isOpen && <ExclusionForm member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

const usual: ExclusionLength = '6m';

function ExclusionForm({ member, onClose }: { member: MemberName; onClose: () => void }) {
  const { t } = useTexts('console');
  const { exclude, reload } = useExcludeMember();

  function confirm(
    note: string,
    fields: FormData,
    { callbacks }: { callbacks: DecisionCallbacks },
  ): void {
    const requested = String(fields.get('length'));
    const length = exclusionLengths.find((one) => one === requested) ?? usual;
    exclude.mutate({ ...member, length, note }, callbacks);
  }

  return (
    <DecisionDialog
      title={t('protection.excludeTitle', { account: member.account })}
      confirm={t('protection.exclude')}
      isDanger
      isBusy={exclude.isPending}
      error={exclude.error}
      hint={t('protection.whyHint')}
      done={t('protection.excludeDone', { account: member.account })}
      reload={reload}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('protection.excludeText')}</p>
      <Select label={t('protection.length')} name="length" defaultValue={usual}>
        {exclusionLengths.map((one) => (
          <option key={one} value={one}>
            {t(`protection.lengths.${one}`)}
          </option>
        ))}
      </Select>
    </DecisionDialog>
  );
}
