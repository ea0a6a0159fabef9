import { useTexts } from '@croupier/i18n';
import { ErrorText, TextInput, useFailureText, type Failure } from '@croupier/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface NoteDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  /** `l` is a form of its own: its first input has the focus, not the note. */
  readonly size?: ComponentProps<typeof FormDialog>['size'];
  readonly isBusy: boolean;
  readonly error: Failure | null;
  /** Who reads the note; the audit trail alone unless said. */
  readonly hint?: string;
  /** Fewest and most letters of the note; none needed: 0. */
  readonly letters?: readonly [least: number, most: number];
  /** What will happen, or more inputs. */
  readonly children: ReactNode;
  readonly onConfirm: (note: string, fields: FormData) => void;
  readonly onClose: () => void;
}

/** Says what will happen, asks why, and stays with everything typed until the platform has agreed. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, confirm, isDanger, size = 's', isBusy, error, children } = props;
  const { hint, letters: [least, most] = [1, 500], onConfirm, onClose } = props;
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const [isNoteMissing, setNoteMissing] = useState(false);

  function send(fields: FormData): void {
    const note = String(fields.get('note')).trim();
    const isMissing = note.length < least;
    setNoteMissing(isMissing);
    if (!isMissing && !isBusy) onConfirm(note, fields);
  }

  return (
    <FormDialog
      size={size}
      title={title}
      confirm={confirm}
      isDanger={isDanger}
      isBusy={isBusy}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      {children}
      <TextInput
        label={t('change.note')}
        name="note"
        hint={hint ?? t('change.noteHint')}
        fault={isNoteMissing ? t('change.noteMissing') : undefined}
        autoComplete="off"
        maxLength={most}
        required={least > 0}
        data-autofocus={size === 'l' ? undefined : true}
      />
      <ErrorText>{error && failureText(error)}</ErrorText>
    </FormDialog>
  );
}
