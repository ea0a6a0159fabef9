import type { OutgoingMessage } from '@croupier/contracts';
import { messageText } from './message-text.ts';
import type { MessageKind } from './message-kind.ts';
import type { MessageRow } from './messages.store.ts';
import type { Secrets } from './secrets.ts';

interface Dependencies {
  readonly secrets: Secrets;
  /** A demonstration has no mailboxes: there, operators' own links may be revealed, too. */
  readonly isDemo: boolean;
}

/** The holder of such a link becomes that operator, so only its addressee may see it. */
const forOperators: ReadonlySet<MessageKind> = new Set(['operator-invited', 'operator-reset']);

/** A message as operators see it: its codes and links masked, or revealed where they may be. */
export function shownMessageOf({ secrets, isDemo }: Dependencies) {
  const canReveal = ({ locked_secrets, kind }: MessageRow) =>
    locked_secrets !== null && (isDemo || !forOperators.has(kind));

  function shown(row: MessageRow, isRevealed: boolean): OutgoingMessage {
    const open = isRevealed && canReveal(row) ? secrets.open(row.locked_secrets) : null;
    return {
      id: row.id,
      brand: row.brand,
      channel: row.channel,
      recipient: row.recipient,
      kind: row.kind,
      ...messageText(row.kind, row.language, { ...row.fills, ...open }),
      canReveal: canReveal(row),
      state: row.state,
      attempts: row.attempts,
      lastError: row.last_fault,
      madeAt: row.made_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
    };
  }

  return {
    masked: (row: MessageRow) => shown(row, false),
    /** `null` where it may not be, or there is nothing left to reveal. */
    revealed: (row: MessageRow) => (canReveal(row) ? shown(row, true) : null),
  };
}
