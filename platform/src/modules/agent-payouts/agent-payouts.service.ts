import type { AgentPayout, AgentPayoutsInput, Page } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, instantIn } from '../../zoned-day.ts';
import { flagRefusal, type ContractStandings } from '../agent-contracts/index.ts';
import { scopeOf } from '../agents/index.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Identity, Member } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Reports } from '../reports/index.ts';
import { payWaiting } from './pay.ts';
import { createPayoutsAdmin, type PayoutsAdmin } from './payouts-admin.ts';
import { owes, owing, payoutsIn, type Reader } from './payouts.store.ts';
import { settlePeriods } from './settle-periods.ts';
import { settleRealTime } from './settle-real-time.ts';
import { heldOf } from './settlement.store.ts';
import { shownPayout } from './shown-payout.ts';

interface PayoutsPage extends Page<AgentPayout> {
  readonly currency: string;
  readonly timeZone: string;
}

export interface AgentPayouts {
  readonly admin: PayoutsAdmin;
  /** What an agent received, or owes to agents below, the newest first. */
  payouts(
    member: Member,
    input: AgentPayoutsInput,
  ): Promise<Outcome<PayoutsPage, 'error_not_agent' | 'forbidden'>>;
  /** Whether an agent has payouts to agents below that could not be paid. */
  owes: (reader: Reader, agent: Member['id']) => Promise<boolean>;
  readonly standings: ContractStandings;
  /** For the job: dividends, daily and hourly salaries of closed periods, and payouts that waited for money. */
  settleDue(): Promise<void>;
  /** For the job: the real-time salary up to the current window. */
  settleRealTimeDue(): Promise<void>;
}

export interface AgentPayoutsUses {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly ledger: Pick<Ledger, 'book'>;
  readonly live: Pick<Live, 'publishAll'>;
  readonly reports: Pick<Reports, 'catchUpAll'>;
  /** Amounts above it need two operators; `null`: none do. */
  twoPersonUnitsOf(brand: string): Promise<bigint | null>;
}

const pageSize = 15;

export function createAgentPayouts(core: Core, uses: AgentPayoutsUses): AgentPayouts {
  const { db } = core;
  const { brands, twoPersonUnitsOf } = uses;
  const moneyOf = async ({ code, currency }: Brand) => ({
    currency,
    twoPersonUnits: await twoPersonUnitsOf(code),
  });
  const settling = { ...uses, moneyOf };

  return {
    admin: createPayoutsAdmin(core, settling),
    owes,

    async payouts(member, { kind, side, from, to, limit = pageSize, ...page }) {
      const brand = await brands.byCode(member.brand);
      // From the current tree: a session can be older than the demotion of its agent.
      const scope = await scopeOf(db.read, member);
      const refusal = scope ? flagRefusal(brand, kind) : fail('error_not_agent');
      if (refusal) return refusal;
      const timeZone = brand?.settings.profile.timeZone ?? 'UTC';
      const rows = await payoutsIn(db.read, {
        ...page,
        kind,
        ...(side === 'received' ? { agent: member.id } : { upline: member.id }),
        since: from ? instantIn(timeZone, from, '00:00') : undefined,
        until: to ? instantIn(timeZone, dayAfter(to, 1), '00:00') : undefined,
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map(shownPayout),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
        currency: member.currency,
        timeZone,
      });
    },

    async standings(contracts) {
      const payers = contracts.flatMap(({ upline_id: upline }) => upline ?? []);
      const [frozen, held] = await Promise.all([
        owing(db.read, payers),
        heldOf(
          db.read,
          contracts.map(({ id }) => id),
        ),
      ]);
      return new Map(
        contracts.map(({ id, upline_id: upline }) => [
          id,
          { isHeld: held.has(id), isPayerFrozen: upline !== null && frozen.has(upline) },
        ]),
      );
    },

    async settleDue() {
      await payWaiting(core, uses);
      for (const brand of await brands.all()) await settlePeriods(core, settling, brand);
    },

    async settleRealTimeDue() {
      for (const brand of await brands.all()) await settleRealTime(core, settling, brand);
    },
  };
}
