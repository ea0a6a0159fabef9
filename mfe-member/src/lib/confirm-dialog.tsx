import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText, type Failure } from '@croupier/ui';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: Failure | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for a confirmation of an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, isBusy, error, onClose, onConfirm } = props;
  const { t } = useTexts('mfe-member');
  const failureText = useFailureText();
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('safely.not-now')}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ErrorText>{error && failureText(error)}</ErrorText>
    </Dialog>
  );
}
