import { useClient } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Button, useToast } from '@croupier/ui';
import { useState } from 'react';
import { openChat } from './open-chat.ts';

/** Opens customer service, and reports if that fails. */
export function ChatButton() {
  const { t } = useTexts('shell');
  const client = useClient();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);

  async function open(): Promise<void> {
    setOpening(true);
    const opened = await openChat(client);
    setOpening(false);
    if (opened !== 'opened') toast({ tone: 'negative', text: t(`service.${opened}`) });
  }

  return (
    <Button variant="primary" icon="chat" isBusy={isOpening} onClick={() => void open()}>
      {t('service.open')}
    </Button>
  );
}
