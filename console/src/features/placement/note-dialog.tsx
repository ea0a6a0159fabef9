import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput } from '@croupier/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './placement.module.css';

interface NoteDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly fault: string | null;
  readonly children: ReactNode;
  readonly onConfirm: (note: string) => void;
  readonly onClose: () => void;
}

/** Says what will happen, asks why, and does it. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, confirm, isDanger, isBusy, fault, children, onConfirm, onClose } = props;
  const { t } = useTexts('console');
  const formId = useId();
  const [isNoteMissing, setNoteMissing] = useState(false);

  function send(note: string): void {
    setNoteMissing(note === '');
    if (note !== '' && !isBusy) onConfirm(note);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('change.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            data-default
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send(String(new FormData(event.currentTarget).get('note')).trim());
        }}
      >
        {children}
        <TextInput
          label={t('change.note')}
          name="note"
          hint={t('change.noteHint')}
          fault={isNoteMissing ? t('change.noteMissing') : undefined}
          autoComplete="off"
          maxLength={500}
          required
          data-autofocus
        />
        <FaultText>{fault}</FaultText>
      </form>
    </Dialog>
  );
}
