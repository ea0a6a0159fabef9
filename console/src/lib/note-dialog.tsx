import { useTexts } from '@croupier/i18n';
import { ErrorText, TextInput, useFailureText, type Failure } from '@croupier/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface NoteDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** A second button that confirms with another meaning, such as "save draft". */
  readonly other?: string;
  readonly isDanger?: boolean;
  /** `l` is a full form: its first input gets the focus instead of the note. */
  readonly size?: ComponentProps<typeof FormDialog>['size'];
  readonly isBusy: boolean;
  readonly error: Failure | null;
  /** Who can read the note; by default only the audit trail stores it. */
  readonly hint?: string;
  /** Minimum and maximum length of the note; minimum 0 makes the note optional. */
  readonly letters?: readonly [least: number, most: number];
  /** Description of the effect, or more inputs. */
  readonly children: ReactNode;
  readonly onConfirm: (note: string, fields: FormData, isOther: boolean) => void;
  readonly onClose: () => void;
}

/** Describes the effect, asks for a reason, and keeps the typed text until the platform has accepted. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, confirm, other, isDanger, size = 's', isBusy, error, children } = props;
  const { hint, letters: [least, most] = [1, 500], onConfirm, onClose } = props;
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const [isNoteMissing, setNoteMissing] = useState(false);

  function send(fields: FormData, isOther: boolean): void {
    const note = String(fields.get('note')).trim();
    const isMissing = note.length < least;
    setNoteMissing(isMissing);
    if (!isMissing && !isBusy) onConfirm(note, fields, isOther);
  }

  return (
    <FormDialog
      size={size}
      title={title}
      confirm={confirm}
      other={other}
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
