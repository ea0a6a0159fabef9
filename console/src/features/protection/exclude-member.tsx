import { exclusionLengths, type ExclusionLength } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, Select, TextInput, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useExcludeMember } from '../../api/use-exclude-member.ts';
import type { Whom } from './find-member.tsx';
import styles from './protection.module.css';

/** Closes play for a member, as a family or a regulator asks. It cannot be opened here. */
export function ExcludeMember({ whom }: { whom: Whom }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const { exclude, again } = useExcludeMember();
  const [isOpen, setOpen] = useState(false);
  const [length, setLength] = useState<ExclusionLength>('6m');
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);

  function confirm(): void {
    setChecked(true);
    if (!note.trim()) return;
    const onSuccess = () => {
      again();
      setOpen(false);
    };
    exclude.mutate({ ...whom, length, note: note.trim() }, { onSuccess });
  }

  return (
    <>
      <Button variant="danger" className={styles.exclude} onClick={() => setOpen(true)}>
        {t('protection.exclude')}
      </Button>
      <Dialog
        isOpen={isOpen}
        size="s"
        title={t('protection.excludeTitle', { account: whom.account })}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('protection.cancel')}</Button>
            <Button variant="danger" isBusy={exclude.isPending} onClick={confirm}>
              {t('protection.exclude')}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>{t('protection.excludeText')}</p>
          <Select
            label={t('protection.length')}
            name="length"
            value={length}
            onChange={(event) =>
              setLength(exclusionLengths.find((one) => one === event.target.value) ?? '6m')
            }
          >
            {exclusionLengths.map((one) => (
              <option key={one} value={one}>
                {t(`protection.lengths.${one}`)}
              </option>
            ))}
          </Select>
          <TextInput
            label={t('protection.why')}
            name="note"
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            fault={isChecked && !note.trim() ? t('protection.whyMissing') : undefined}
          />
          <FaultText>{exclude.error && failureText(exclude.error)}</FaultText>
        </div>
      </Dialog>
    </>
  );
}
