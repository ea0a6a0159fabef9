import type { SupportRoomId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry } from '@croupier/ui';
import { useState } from 'react';
import { useEarlierSupport } from '../../api/support.ts';
import { Words } from './words.tsx';

/** Messages before a given message, loaded on request; above them, the request for still earlier messages. */
export function EarlierWords({ roomId, before }: { roomId: SupportRoomId; before: number }) {
  const { t } = useTexts('console');
  const [isAsked, setAsked] = useState(false);
  const stretch = useEarlierSupport({ roomId, before }, isAsked);
  if (stretch.error) return <Retry error={stretch.error} again={stretch.refetch} />;
  if (!stretch.data)
    return (
      <Button size="s" isBusy={isAsked} onClick={() => setAsked(true)}>
        {t('support.earlier')}
      </Button>
    );
  const { messages, hasEarlier } = stretch.data;
  const [first] = messages;
  return (
    <>
      {first && hasEarlier && <EarlierWords roomId={roomId} before={first.number} />}
      <Words messages={messages} />
    </>
  );
}
