import type { SignedIn } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { zonedTime } from '../../zoned-time.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Visitor } from './member.ts';
import { hashSecret } from './passwords.ts';
import type { SessionStarts } from './session-start.ts';

interface Link {
  readonly hash: Buffer;
  readonly now: Date;
}

/** Sets a new password of an account, and signs its owner in. */
export function createPasswordStorage(
  { core, uses, members, sessions, devices, details, links }: IdentityContext,
  { open }: SessionStarts,
) {
  const { db, clock } = core;

  /**
   * Ends every session, device and link of the account, so that whoever knew the old password loses access.
   */
  async function endAll(tx: Tx, row: MemberRow, now: Date): Promise<void> {
    await sessions.closeAll(tx, row.id);
    await devices.forgetAll(tx, row.id);
    await links.spendAll(tx, row.id, now);
    await uses.live.publish(tx, 'session.ended', { member: row.id }, { reason: 'password' });
  }

  async function tell(tx: Tx, row: MemberRow, { brand }: Visitor, now: Date): Promise<void> {
    const known = await details.of(row.id);
    const recipient = known?.email ?? (known?.mobile_proven_at ? known.mobile : null);
    if (!recipient) return;
    await uses.messages.send(tx, {
      brand,
      channel: known?.email ? 'mail' : 'sms',
      recipient,
      kind: 'password-changed',
      language: brand.defaultLanguage,
      values: { account: row.username, at: zonedTime(now, brand.defaultLanguage) },
    });
  }

  async function replace(row: MemberRow, visitor: Visitor, password: string): Promise<SignedIn>;
  async function replace(
    row: MemberRow,
    visitor: Visitor,
    password: string,
    by: { readonly link: Link },
  ): Promise<SignedIn | null>;
  async function replace(
    row: MemberRow,
    visitor: Visitor,
    password: string,
    by?: { readonly link: Link },
  ): Promise<SignedIn | null> {
    const hash = await hashSecret(password);
    const opened = await db.transaction(async (tx) => {
      const now = clock.now();
      if (by && !(await links.spend(tx, by.link.hash, by.link.now))) return null;
      await members.keepPassword(tx, row.id, { hash, now });
      await endAll(tx, row, now);
      await tell(tx, row, visitor, now);
      return open(
        tx,
        { ...row, password_changed_at: now, has_password: true, password_asked_at: null },
        visitor,
      );
    });
    if (!opened) return null;
    visitor.cookies.keepMember(opened.credential);
    visitor.cookies.dropDevice();
    return opened.signedIn;
  }

  return { replace };
}
