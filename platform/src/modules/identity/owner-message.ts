import type { Tx } from '../../core.ts';
import { zonedTime } from '../../zoned-time.ts';
import type { MessageKind } from '../messages/index.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Visitor } from './member.ts';

interface Owner {
  readonly row: MemberRow;
  /** Who made the change. */
  readonly visitor: Pick<Visitor, 'brand' | 'ip' | 'userAgent'>;
}

interface SecurityNews {
  readonly kind: Extract<
    MessageKind,
    | 'password-changed'
    | 'payment-pin-changed'
    | 'payment-pin-recovered'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'second-factor-reset'
    | 'passkey-added'
    | 'passkey-removed'
  >;
  readonly until?: Date;
}

/**
 * Records a change of an account's protection in its log and notifies the owner in the same transaction: by
 * mail, or by SMS to a verified number. Without either it sends nothing.
 */
export async function notifyOwner(
  tx: Tx,
  { core, uses, details, events }: Pick<IdentityContext, 'core' | 'uses' | 'details' | 'events'>,
  { row, visitor }: Owner,
  { kind, until }: SecurityNews,
): Promise<void> {
  const { brand } = visitor;
  await events.record(tx, row.id, visitor, kind);
  const known = await details.of(row.id);
  const recipient = known?.email ?? (known?.mobile_proven_at ? known.mobile : null);
  if (!recipient) return;
  const language = brand.defaultLanguage;
  await uses.messages.send(tx, {
    brand,
    channel: known?.email ? 'mail' : 'sms',
    recipient,
    kind,
    language,
    values: {
      account: row.username,
      at: zonedTime(core.clock.now(), language),
      ...(until && { until: zonedTime(until, language) }),
    },
  });
}
