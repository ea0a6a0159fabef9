import type { AgentLink } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText } from '@croupier/ui';
import { useDisableLink } from '../../api/links.ts';

interface DisableLinkDialogProps {
  readonly link: AgentLink;
  readonly onClose: () => void;
}

/** Asks before a link ends: it cannot be opened again. */
export function DisableLinkDialog({ link, onClose }: DisableLinkDialogProps) {
  const { t } = useTexts('mfe-agent');
  const failureText = useFailureText();
  const disable = useDisableLink();
  const send = () =>
    disable.mutate({ id: link.id }, { onSuccess: onClose, onSettled: disable.again });
  return (
    <Dialog
      isOpen
      size="s"
      title={t('links.disable-name', { name: link.label || link.code })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('groups.back')}</Button>
          <Button variant="primary" isBusy={disable.isPending} data-default onClick={send}>
            {t('links.disable')}
          </Button>
        </>
      }
    >
      <p>{t('links.disable-text')}</p>
      <ErrorText>{disable.error && failureText(disable.error)}</ErrorText>
    </Dialog>
  );
}
