import {
  formatAmount,
  type AdminClosure,
  type InputOf,
  type Page,
  type calls,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import { accounts } from '../ledger/index.ts';
import type { WaitingClosure } from './account-closure.store.ts';
import type { IdentityContext } from './identity-context.ts';

const pageSize = 50;
const notWaiting = fail('not-found', { detail: 'This member has no closure that waits.' });

/** What operators see of account closures, and their cancellation at the member's request. */
export function createAccountClosureAdmin(context: IdentityContext) {
  const { core, uses, members, closures, events } = context;

  async function shown(row: WaitingClosure): Promise<AdminClosure> {
    const brand = await uses.brands.byCode(row.brand);
    const { balanceUnits } = await uses.ledger.balance(accounts.cash(row.member_id));
    const { withdrawals, bets, bonuses } = row;
    return {
      memberId: row.member_id,
      brand: row.brand,
      account: row.username,
      currency: brand?.currency ?? '',
      reason: row.reason,
      requestedAt: row.requested_at.toISOString(),
      closesAt: row.closes_at.toISOString(),
      open: { balance: formatAmount(balanceUnits), withdrawals, bets, bonuses },
    };
  }

  return {
    async list({
      limit = pageSize,
      ...query
    }: InputOf<typeof calls.accountClosures>): Promise<Outcome<Page<AdminClosure>>> {
      const rows = await closures.waiting({ ...query, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return done({
        rows: await Promise.all(page.map(shown)),
        next: rows.length > limit ? (page.at(-1)?.member_id ?? null) : null,
      });
    },

    async cancel(
      { memberId, note }: InputOf<typeof calls.cancelAccountClosure>,
      operator: Actor,
    ): Promise<Outcome<void, 'not-found'>> {
      const row = await members.byId(memberId);
      if (!row) return notWaiting;
      return core.db.transaction(async (tx) => {
        const ended = { state: 'undone', at: core.clock.now() } as const;
        if (!(await closures.end(tx, memberId, ended))) return notWaiting;
        await events.record(tx, memberId, { ip: '', userAgent: '' }, 'closure-undone');
        await recordAudit(tx, core, operator, {
          action: 'member.closure-cancelled',
          subject: `${row.brand}/${row.username}`,
          before: 'cooling-off',
          after: 'undone',
          note,
        });
        return done(undefined);
      });
    },
  };
}
