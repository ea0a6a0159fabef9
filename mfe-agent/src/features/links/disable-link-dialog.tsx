import type { AgentLink } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useDisableLink } from '../../api/links.ts';

interface DisableLinkDialogProps {
  readonly link: AgentLink;
  readonly onClose: () => void;
}

/** Asks before a link ends: it cannot be opened again. */
export function DisableLinkDialog({ link, onClose }: DisableLinkDialogProps) {
  const { t } = useTexts('mfe-agent');
  const disable = useDisableLink();
  const send = () =>
    disable.mutate({ id: link.id }, { onSuccess: onClose, onSettled: disable.reload });
  return (
    <ConfirmDialog
      title={t('links.disable-name', { name: link.label || link.code })}
      confirm={t('links.disable')}
      isDanger
      isBusy={disable.isPending}
      error={disable.error}
      onConfirm={send}
      onClose={onClose}
    >
      {t('links.disable-text')}
    </ConfirmDialog>
  );
}
