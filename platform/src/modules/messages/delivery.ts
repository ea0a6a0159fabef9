import type { Core } from '../../core.ts';
import type { Gateway, DeliveryResult } from './gateway.ts';
import { messageText } from './message-text.ts';
import { recordAttempt, takeDue, type MessageRow } from './messages.store.ts';
import type { Secrets } from './secrets.ts';

const second = 1_000;
const attemptsAtMost = 8;
const atOnce = 20;
/** Longer than a gateway may take: after this time the sender has reported a result or has died. */
const unansweredMs = 60 * second;
const firstPauseMs = 5 * second;
const longestPauseMs = 600 * second;

interface Dependencies {
  readonly gateways: Readonly<Record<MessageRow['channel'], Gateway | null>>;
  readonly secrets: Secrets;
}

/**
 * Sends messages to their gateways at least once and records each attempt. If a process dies between the
 * gateway's answer and our record, the message is sent twice; an unsent message is never lost.
 */
export function createDelivery({ db, clock, log }: Core, { gateways, secrets }: Dependencies) {
  async function attempt(row: MessageRow): Promise<void> {
    const now = clock.now();
    if (row.worth_until && row.worth_until <= now)
      return giveUp(row, 'its code or link was over before it could leave');
    const handed = await hand(row);
    if (handed.ok) {
      const sent = { state: 'sent', sent_at: clock.now(), locked_secrets: null } as const;
      return recordAttempt(db.read, row, { ...sent, last_fault: null });
    }
    log.warn({ message: row.id, error: handed.error }, 'a message could not be handed over');
    if (handed.isFinal || row.attempts >= attemptsAtMost) return giveUp(row, handed.error);
    const due_at = new Date(now.getTime() + pauseMs(row.attempts));
    return recordAttempt(db.read, row, { due_at, last_fault: handed.error });
  }

  async function hand(row: MessageRow): Promise<DeliveryResult> {
    const gateway = gateways[row.channel];
    if (!gateway)
      return { ok: false, isFinal: false, error: `no ${row.channel} gateway is set up` };
    const opened = secrets.open(row.locked_secrets);
    if (row.locked_secrets !== null && opened === null)
      return {
        ok: false,
        isFinal: true,
        error: 'its secrets were locked with another KEYS_SECRET',
      };
    const text = messageText(row.kind, row.language, { ...row.fills, ...opened });
    return gateway.hand({ id: row.id, recipient: row.recipient, ...text });
  }

  const giveUp = (row: MessageRow, last_fault: string) =>
    recordAttempt(db.read, row, { state: 'failed', last_fault });

  return {
    async run(): Promise<void> {
      const now = clock.now();
      const next = new Date(now.getTime() + unansweredMs);
      const due = await db.transaction((tx) => takeDue(tx, { now, next, limit: atOnce }));
      await Promise.all(due.map(attempt));
    },
  };
}

/** 5, 10, 20 … seconds, up to ten minutes. */
function pauseMs(attempts: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
}
