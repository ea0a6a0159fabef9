import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty } from '@croupier/ui';

/** Opens the conversation with support in its own window, above the centre. */
export function SupportEntry({ unread }: { unread: number }) {
  const { t, formats } = useTexts('mfe-member');
  const bus = useBus();
  return (
    <Empty
      art="river"
      title={t('inbox.support-title')}
      text={
        unread > 0
          ? t('inbox.support-unread', { count: unread, number: formats.number(unread) })
          : t('inbox.support-text')
      }
      action={
        <Button
          variant="primary"
          icon="chat"
          onClick={() => bus.publish('overlay.requested', { overlay: 'support' })}
        >
          {t('inbox.support-open')}
        </Button>
      }
    />
  );
}
