import {
  formatAmount,
  type AccountClosure,
  type ClosureReason,
  type MemberId,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { accounts } from '../ledger/index.ts';
import type { createAccountStatus } from './account-status.ts';
import type { IdentityContext } from './identity-context.ts';
import type { Member, Visitor } from './member.ts';
import { passwordErrorOf } from './own-pin.ts';

const coolingOffDays = 7;
const dayMs = 24 * 60 * 60_000;

type Failure = 'wrong-credentials' | 'account-locked' | 'invalid-input' | 'unauthenticated';

/** Closing of an account at its member's wish: cooling-off with undo, then closed and erased (decision 0041). */
export function createAccountClosure(
  context: IdentityContext,
  { keep }: Pick<ReturnType<typeof createAccountStatus>, 'keep'>,
) {
  const { core, uses, members, closures, events } = context;
  const { db, clock } = core;

  async function openOf(id: MemberId) {
    const { balanceUnits } = await uses.ledger.balance(accounts.cash(id));
    return { balanceUnits, ...(await closures.openMatters(id)) };
  }

  /** Closes the account if nothing is open. */
  async function close(id: MemberId): Promise<void> {
    const { balanceUnits, withdrawals, bets, bonuses } = await openOf(id);
    if (balanceUnits > 0n || withdrawals + bets + bonuses > 0) return;
    await db.transaction(async (tx) => {
      if (!(await closures.end(tx, id, { state: 'closed', at: clock.now() }))) return;
      const before = await keep(tx, id, 'closed');
      await closures.erase(tx, id);
      await recordAudit(
        tx,
        core,
        { name: 'account-closure' },
        { action: 'member.closed', subject: id, before: before ?? '', after: 'closed', note: '' },
      );
    });
  }

  return {
    async of({ id, currency }: Pick<Member, 'id' | 'currency'>): Promise<AccountClosure> {
      const [closure, { balanceUnits, ...open }] = await Promise.all([
        closures.coolingOff(id),
        openOf(id),
      ]);
      return {
        closesAt: closure?.closes_at.toISOString() ?? null,
        open: { balance: formatAmount(balanceUnits), ...open },
        currency,
        coolingOffDays,
      };
    },

    async request(
      member: Member,
      { reason, password }: { readonly reason: ClosureReason; readonly password?: string },
      visitor: Visitor,
    ): Promise<Outcome<void, Failure>> {
      const row = await members.byId(member.id);
      if (!row) return fail('unauthenticated');
      const wrong = await passwordErrorOf(context, row, { password, brand: visitor.brand });
      if (wrong) return wrong;
      const now = clock.now();
      const closesAt = new Date(now.getTime() + coolingOffDays * dayMs);
      const closure = { member_id: row.id, reason, requested_at: now, closes_at: closesAt };
      await db.transaction(async (tx) => {
        if (!(await closures.begin(tx, closure))) return;
        await events.record(tx, row.id, visitor, 'closure-requested');
        await recordAudit(
          tx,
          core,
          { name: row.username },
          {
            action: 'member.closure-requested',
            subject: `${row.brand}/${row.username}`,
            before: '',
            after: closesAt.toISOString(),
            note: reason,
          },
        );
      });
      return done(undefined);
    },

    async undo({ id }: Member, visitor: Visitor): Promise<Outcome<void>> {
      await db.transaction(async (tx) => {
        if (await closures.end(tx, id, { state: 'undone', at: clock.now() }))
          await events.record(tx, id, visitor, 'closure-undone');
      });
      return done(undefined);
    },

    /** For the job: closes the accounts whose cooling-off is over and that have nothing open. */
    async closeDue(): Promise<void> {
      for (const { member_id } of await closures.due(clock.now())) await close(member_id);
    },
  };
}
