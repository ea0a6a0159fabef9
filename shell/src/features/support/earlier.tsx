import { useCallQuery } from '@croupier/client';
import type { Audience, Call, SupportMessagePage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry } from '@croupier/ui';
import { useState } from 'react';
import { ChatMessages } from './chat-messages.tsx';

interface EarlierProps {
  /** Of a member's room or of a visitor's. */
  readonly call: Call<{ before?: number }, SupportMessagePage | null, never, Audience>;
  readonly before: number;
}

/** Loads the messages before a given message on request, and above them the messages before those. */
export function Earlier({ call, before }: EarlierProps) {
  const { t } = useTexts('support');
  const [isAsked, setAsked] = useState(false);
  const earlier = useCallQuery(call, { before }, { enabled: isAsked, keepPrevious: true });
  if (earlier.error) return <Retry error={earlier.error} onRetry={earlier.refetch} />;
  if (!earlier.data)
    return (
      <Button size="s" isBusy={isAsked} onClick={() => setAsked(true)}>
        {t('chat.earlier')}
      </Button>
    );
  const { messages, hasEarlier } = earlier.data;
  const [first] = messages;
  return (
    <>
      {first && hasEarlier && <Earlier call={call} before={first.number} />}
      <ChatMessages messages={messages} />
    </>
  );
}
