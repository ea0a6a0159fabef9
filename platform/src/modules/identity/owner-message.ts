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
 * Records a change of what protects an account in its log and tells the owner, in the transaction of the change:
 * by mail, or by SMS to a verified number. Nothing is sent where neither is known.
 */
export async function tellOwner(
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
