import { useTexts } from '@croupier/i18n';
import { Button, Dialog } from '@croupier/ui';

interface WarningDialogProps {
  readonly title: string;
  readonly children: string;
  readonly onClose: () => void;
}

/** Shows over a form why it cannot continue, until the visitor confirms (specification §8). */
export function WarningDialog({ title, children, onClose }: WarningDialogProps) {
  const { t } = useTexts('sign-in');
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" data-default onClick={onClose}>
          {t('warning.understood')}
        </Button>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
