import type { SupportRoomId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry } from '@croupier/ui';
import { useState } from 'react';
import { useEarlierSupport } from '../../api/support.ts';
import { MessageList } from './message-list.tsx';

/** Messages before a given message, loaded on request; above them, the request for still earlier messages. */
export function EarlierMessages({ roomId, before }: { roomId: SupportRoomId; before: number }) {
  const { t } = useTexts('console');
  const [isAsked, setAsked] = useState(false);
  const earlier = useEarlierSupport({ roomId, before }, isAsked);
  if (earlier.error) return <Retry error={earlier.error} onRetry={earlier.refetch} />;
  if (!earlier.data)
    return (
      <Button size="s" isBusy={isAsked} onClick={() => setAsked(true)}>
        {t('support.earlier')}
      </Button>
    );
  const { messages, hasEarlier } = earlier.data;
  const [first] = messages;
  return (
    <>
      {first && hasEarlier && <EarlierMessages roomId={roomId} before={first.number} />}
      <MessageList messages={messages} />
    </>
  );
}
