import type { SignedIn } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Visitor } from './member.ts';
import { notifyOwner } from './owner-message.ts';
import { hashSecret } from './passwords.ts';
import { codeNeeded, type SecondStep } from './second-step.ts';
import type { OpenedSession, SessionStarts } from './session-start.ts';

type ResetFailure = 'reset-link-invalid' | 'second-factor-needed';

interface NewHash {
  readonly hash: string;
  readonly link?: Link;
}

interface Link {
  readonly hash: Buffer;
  readonly now: Date;
}

/** Sets a new password of an account, and signs its owner in. */
export function createPasswordStorage(
  context: IdentityContext,
  { open }: SessionStarts,
  secondStep: Pick<SecondStep, 'isNeeded' | 'store'>,
) {
  const { core, uses, members, sessions, devices, links, tickets, events } = context;
  const { db, clock } = core;

  /**
   * Ends every session, device and link of the account, so that a person who knew the old password loses
   * access.
   */
  async function endAll(tx: Tx, row: MemberRow, now: Date): Promise<void> {
    await sessions.closeAll(tx, row.id);
    await devices.forgetAll(tx, row.id);
    await links.spendAll(tx, row.id, now);
    await tickets.dropAll(tx, row.id);
    await uses.live.publish(tx, 'session.ended', { member: row.id }, { reason: 'password' });
  }

  /**
   * Stores the hash of a new password in the caller's transaction; `false` if the mailed link was used already.
   */
  async function keep(tx: Tx, row: MemberRow, visitor: Visitor, { hash, link }: NewHash) {
    const now = clock.now();
    if (link && !(await links.spend(tx, link.hash, link.now))) return false;
    await members.keepPassword(tx, row.id, { hash, now });
    await endAll(tx, row, now);
    await notifyOwner(tx, context, { row, visitor }, { kind: 'password-changed' });
    return true;
  }

  const renewed = (row: MemberRow): MemberRow => ({
    ...row,
    password_changed_at: clock.now(),
    has_password: true,
    password_asked_at: null,
  });

  /** A new password of a member who is signed in: the session continues under a new credential. */
  async function replace(row: MemberRow, visitor: Visitor, password: string): Promise<SignedIn> {
    const hash = await hashSecret(password);
    const opened = await db.transaction(async (tx) => {
      await keep(tx, row, visitor, { hash });
      return open(tx, renewed(row), visitor);
    });
    return delivered(visitor, opened);
  }

  /**
   * A new password of a visitor who proved the account in another way: signs in, or asks for the second factor
   * where the account has one. The password is stored in both cases.
   */
  async function reset(
    row: MemberRow,
    visitor: Visitor,
    password: string,
  ): Promise<Outcome<SignedIn, 'second-factor-needed'>>;
  async function reset(
    row: MemberRow,
    visitor: Visitor,
    password: string,
    link: Link,
  ): Promise<Outcome<SignedIn, ResetFailure>>;
  async function reset(
    row: MemberRow,
    visitor: Visitor,
    password: string,
    link?: Link,
  ): Promise<Outcome<SignedIn, ResetFailure>> {
    const hash = await hashSecret(password);
    const isNeeded = await secondStep.isNeeded(row);
    const result = await db.transaction(async (tx) => {
      const isKept = await keep(tx, row, visitor, { hash, ...(link && { link }) });
      if (!isKept) return null;
      if (isNeeded) return { ticket: await secondStep.store(tx, row, {}) };
      await events.record(tx, row.id, visitor, 'signed-in');
      return { opened: await open(tx, renewed(row), visitor) };
    });
    if (!result) return spentLink;
    if (result.opened) return done(delivered(visitor, result.opened));
    visitor.cookies.dropDevice();
    visitor.cookies.keepEntry(result.ticket);
    return codeNeeded;
  }

  return { replace, reset };
}

function delivered({ cookies }: Visitor, { credential, signedIn }: OpenedSession): SignedIn {
  cookies.keepMember(credential);
  cookies.dropDevice();
  return signedIn;
}

export const spentLink = fail('reset-link-invalid', { detail: 'Ask for a new link.' });
