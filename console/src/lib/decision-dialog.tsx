import { useTexts } from '@croupier/i18n';
import { ErrorText, TextInput, useFailureText, useToast, type Failure } from '@croupier/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface DecisionDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** A second button that confirms with another meaning, such as "save draft". */
  readonly other?: string;
  readonly isDanger?: boolean;
  /** The decision is final, and the dialog says so. */
  readonly isFinal?: boolean;
  /** `l` is a full form: its first input gets the focus instead of the note. */
  readonly size?: ComponentProps<typeof FormDialog>['size'];
  readonly isBusy: boolean;
  readonly error: Failure | null;
  /** Who can read the note; by default only the audit trail stores it. */
  readonly hint?: string;
  /** Minimum and maximum length of the note; minimum 0 makes the note optional. */
  readonly lengthRange?: readonly [least: number, most: number];
  /** Description of the effect, or more inputs. */
  readonly children: ReactNode;
  /** Notice once the decision is made; `null`: the caller shows the outcome itself. */
  readonly done: string | null;
  /** Loads again what the decision changes, also after a failure: another operator may have been first. */
  readonly reload: () => void;
  readonly onConfirm: (note: string, fields: FormData, confirmed: Confirmation) => void;
  readonly onClose: () => void;
}

/** What happens when the call of a decision ends; passed to `mutate`. */
export interface DecisionCallbacks {
  readonly onSuccess: () => void;
  readonly onSettled: () => void;
}

interface Confirmation {
  readonly callbacks: DecisionCallbacks;
  /** The operator pressed the second button. */
  readonly isOther: boolean;
}

/** Describes the effect, asks for a reason, and keeps the typed text until the platform has accepted. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, confirm, other, isDanger, isFinal, size = 's', isBusy, error, children } = props;
  const { hint, lengthRange: [least, most] = [1, 500], done, reload, onConfirm, onClose } = props;
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const toast = useToast();
  const [isNoteMissing, setNoteMissing] = useState(false);
  const callbacks: DecisionCallbacks = {
    onSuccess: () => {
      if (done !== null) toast({ tone: 'positive', text: done });
      onClose();
    },
    onSettled: reload,
  };

  function send(fields: FormData, isOther: boolean): void {
    const note = String(fields.get('note')).trim();
    const isMissing = note.length < least;
    setNoteMissing(isMissing);
    if (!isMissing && !isBusy) onConfirm(note, fields, { callbacks, isOther });
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
      {isFinal && <p>{t('change.final')}</p>}
      <TextInput
        label={t('change.note')}
        name="note"
        hint={hint ?? t('change.noteHint')}
        error={isNoteMissing ? t('change.noteMissing') : undefined}
        autoComplete="off"
        maxLength={most}
        required={least > 0}
        data-autofocus={size === 'l' ? undefined : true}
      />
      <ErrorText>{error && failureText(error)}</ErrorText>
    </FormDialog>
  );
}
