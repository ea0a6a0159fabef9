import type { OutgoingMessage } from '@croupier/contracts';
import { messageText } from './message-text.ts';
import type { MessageRow } from './messages.store.ts';
import type { Secrets } from './secrets.ts';

interface Uses {
  readonly secrets: Secrets;
  /** A demonstration has no phones: its codes are read in the console. */
  readonly areSecretsShown: boolean;
}

/** A message as operators see it. */
export function outgoing({ secrets, areSecretsShown }: Uses) {
  return (row: MessageRow): OutgoingMessage => {
    const shown = areSecretsShown ? secrets.open(row.locked_secrets) : null;
    return {
      id: row.id,
      brand: row.brand,
      channel: row.channel,
      recipient: row.recipient,
      kind: row.kind,
      ...messageText(row.kind, row.language, { ...row.fills, ...shown }),
      state: row.state,
      attempts: row.attempts,
      lastFault: row.last_fault,
      madeAt: row.made_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
    };
  };
}
