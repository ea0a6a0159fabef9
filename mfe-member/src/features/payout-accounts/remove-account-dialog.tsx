import { useTexts } from '@croupier/i18n';
import { Button, Dialog } from '@croupier/ui';

interface RemoveAccountDialogProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

export function RemoveAccountDialog(props: RemoveAccountDialogProps) {
  const { isOpen, name, onClose, onRemove } = props;
  const { t } = useTexts('mfe-member');
  return (
    <Dialog
      isOpen={isOpen}
      size="s"
      title={t('accounts.remove-title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('accounts.keep')}</Button>
          <Button variant="danger" data-default onClick={onRemove}>
            {t('accounts.remove')}
          </Button>
        </>
      }
    >
      <p>{t('accounts.remove-text', { name })}</p>
    </Dialog>
  );
}
