import type { ErrorCode, SignedIn } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { entryLastsS } from '../../http/cookies.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberFactor } from './member-factor.ts';
import type { MemberRow } from './member-row.ts';
import type { Visitor } from './member.ts';
import type { SessionStarts, StartOptions } from './session-start.ts';
import type { SignInTicketRow } from './sign-in-ticket.store.ts';
import { hashOf, newSecret } from './sessions.ts';

type StepFailure =
  | 'wrong-code'
  | 'account-locked'
  | 'account-suspended'
  | 'member_no_enter'
  | 'error_not_agent'
  | 'sign-in-expired';

export type SecondStep = ReturnType<typeof createSecondStep>;

/**
 * The second step of a sign-in. Where a member has a second factor, a right password, SMS code or account of a
 * provider gives no session but a ticket in a cookie; the ticket and a code together give the session.
 */
export function createSecondStep(
  { core, members, tickets, attempts, events }: IdentityContext,
  factor: Pick<MemberFactor, 'isOn' | 'behindCode'>,
  { start, startIn, deliver }: SessionStarts,
) {
  const { db, clock, random } = core;

  /** Stores a ticket; returns its secret, which the caller sends to the browser. */
  async function store(tx: Tx, row: MemberRow, options: StartOptions): Promise<string> {
    const secret = newSecret(random);
    await attempts.clear(tx, row.brand, row.username_key);
    await tickets.insert(tx, {
      hash: hashOf(secret),
      member_id: row.id,
      brand: row.brand,
      remember: options.remember ?? null,
      must_change: options.mustChange ?? null,
      expires_at: new Date(clock.now().getTime() + entryLastsS * 1_000),
    });
    return secret;
  }

  return {
    isNeeded: (row: MemberRow) => factor.isOn(row.id),
    store,

    /** Opens a session, or asks for the second factor. */
    async enter(
      row: MemberRow,
      visitor: Visitor,
      options: StartOptions = {},
    ): Promise<Outcome<SignedIn, 'second-factor-needed'>> {
      if (!(await factor.isOn(row.id))) return done(await start(row, visitor, options));
      visitor.cookies.keepEntry(await db.transaction((tx) => store(tx, row, options)));
      return codeNeeded;
    },

    /**
     * Opens a session for a member whom a passkey has proven, in the transaction of `work`. Where the member was
     * asked for a second factor before, this is the second step of that sign-in, with its options.
     */
    async startBy<Failure extends ErrorCode>(
      row: MemberRow,
      visitor: Visitor,
      work: (tx: Tx) => Promise<Outcome<void, Failure>>,
    ): Promise<Outcome<SignedIn, Failure>> {
      const { cookies, brand } = visitor;
      const hash = hashOf(cookies.entry ?? '');
      const found = cookies.entry
        ? await tickets.find({ hash, brand: brand.code, now: clock.now() })
        : null;
      const ticket = found?.member_id === row.id ? found : null;
      const options = optionsOf(ticket);
      const started = await db.transaction(async (tx) => {
        const worked = await work(tx);
        if (!worked.ok) return worked;
        if (ticket) await tickets.spend(tx, hash);
        return done(await startIn(tx, row, visitor, options));
      });
      if (!started.ok) return started;
      if (cookies.entry) cookies.dropEntry();
      return done(deliver(visitor, started.value, options));
    },

    async finish(code: string, visitor: Visitor): Promise<Outcome<SignedIn, StepFailure>> {
      const { cookies, brand } = visitor;
      const hash = hashOf(cookies.entry ?? '');
      const ticket = await tickets.find({ hash, brand: brand.code, now: clock.now() });
      const row = ticket && (await members.byId(ticket.member_id));
      if (!row) return expired;
      const refusal = refusalOf(row);
      if (refusal) return refusal;
      const options = optionsOf(ticket);
      const started = await factor.behindCode(row.id, code, async (tx) =>
        (await tickets.spend(tx, hash)) ? done(await startIn(tx, row, visitor, options)) : expired,
      );
      if (!started.ok) {
        if (started.code === 'wrong-code')
          await events.recordFailure(row.id, visitor, 'wrong-second-factor');
        return started;
      }
      cookies.dropEntry();
      return done(deliver(visitor, started.value, options));
    },
  };
}

const optionsOf = (ticket: SignInTicketRow | null): StartOptions => ({
  mustChange: ticket?.must_change ?? null,
  ...(ticket === null || ticket.remember === null ? {} : { remember: ticket.remember }),
});

export const codeNeeded = fail('second-factor-needed', {
  detail: 'Type the code of your authenticator app.',
});
const expired = fail('sign-in-expired', { detail: 'Start the sign-in again.' });
