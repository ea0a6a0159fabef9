import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, TextInput, type Failure } from '@croupier/ui';
import { useFailureText } from '@croupier/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './content.module.css';

interface EditorDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly error: Failure | null;
  /** The inputs. */
  readonly children: ReactNode;
  readonly onConfirm: (note: string) => void;
  readonly onClose: () => void;
}

/** A form in a window: it asks why, and stays with everything typed until the platform has agreed. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, confirm, isDanger, isBusy, error, children, onConfirm, onClose } = props;
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const formId = useId();
  const [isNoteMissing, setNoteMissing] = useState(false);

  function send(note: string): void {
    setNoteMissing(note === '');
    if (note !== '' && !isBusy) onConfirm(note);
  }

  return (
    <Dialog
      isOpen
      size={isDanger ? 's' : 'l'}
      title={title}
      onClose={onClose}
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
        />
        <FaultText>{error && failureText(error)}</FaultText>
      </form>
    </Dialog>
  );
}
