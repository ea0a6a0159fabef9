import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText, type Failure } from '@croupier/ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  /** The action cannot be undone: Enter does not press its button. */
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  /** Error of the call: the dialog stays open and shows it. */
  readonly error: Failure | null;
  /** Description of the effect. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for a confirmation before an action; Escape closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, isDanger = false, isBusy, error, children, onConfirm, onClose } = props;
  const { t } = useTexts('ui');
  const failureText = useFailureText();
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            data-default={!isDanger || undefined}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <ErrorText>{error && failureText(error)}</ErrorText>
    </Dialog>
  );
}
