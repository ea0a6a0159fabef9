import { useTexts } from '@croupier/i18n';
import { Button, Dialog } from '@croupier/ui';

interface WarningDialogProps {
  readonly title: string;
  readonly children: string;
  readonly onClose: () => void;
}

/** Says over a form why it cannot go on, until the visitor has read it (specification §8). */
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
