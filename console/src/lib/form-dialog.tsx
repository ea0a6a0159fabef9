import { useTexts } from '@croupier/i18n';
import { Button, Dialog, useErrorFocus } from '@croupier/ui';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** A second button that submits the form with another meaning, such as "save draft". */
  readonly other?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly size?: ComponentProps<typeof Dialog>['size'];
  readonly isBusy: boolean;
  /** Error of the call: the first field named in the error gets the focus. */
  readonly error?: unknown;
  readonly children: ReactNode;
  /** The callback validates the fields itself: browser validation is off. */
  readonly onSubmit: (fields: FormData, isOther: boolean) => void;
  readonly onClose: () => void;
}

/** A dialog with a form: typed text is kept until the operator closes the dialog. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    confirm,
    other,
    isDanger = false,
    size = 'm',
    isBusy,
    error = null,
    children,
    onSubmit,
    onClose,
  } = props;
  const { t } = useTexts('console');
  const formId = useId();
  const [attempts, setAttempts] = useState(0);
  const form = useErrorFocus(attempts, error);
  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('queue.back')}</Button>
          {other !== undefined && (
            <Button type="submit" form={formId} name="other" isBusy={isBusy}>
              {other}
            </Button>
          )}
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
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget), isOther(event.nativeEvent));
          setAttempts(attempts + 1);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

function isOther(event: Event): boolean {
  if (!(event instanceof SubmitEvent)) return false;
  return event.submitter?.getAttribute('name') === 'other';
}
