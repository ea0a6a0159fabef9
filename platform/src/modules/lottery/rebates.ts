import { formatAmount, type LotteryRebate, type MemberId, type Page } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Member } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { prizeGroupsOf } from './prize-group.store.ts';
import type { UplineOf } from './prize-groups.ts';
import { payRebates, type Share } from './rebate-payments.ts';
import { markRebated, rebatesOf, unrebatedTickets, type UnrebatedTicket } from './rebate.store.ts';

export interface Rebates {
  /** What a member has earned from the tickets of the members below, the newest first. */
  rebates(
    member: Member,
    filter: { before?: string; limit?: number },
  ): Promise<Page<LotteryRebate>>;
  /** For the job: pays rebates of settled tickets and corrects those of draws with another result. */
  rebateAll(): Promise<void>;
}

const pageSize = 15;
const ticketsAtOnce = 200;

interface Dependencies {
  readonly ledger: Ledger;
  readonly uplineOf?: UplineOf;
  readonly agentsAbove?: UplineOf;
}

export function createRebates(
  core: Core,
  { ledger, uplineOf, agentsAbove = uplineOf }: Dependencies,
): Rebates {
  const { db, clock } = core;

  async function rebateAll(): Promise<void> {
    for (let tickets = await next(); tickets.length > 0; tickets = await next())
      await rebateSome(tickets);
  }

  const next = () => unrebatedTickets(db.read, ticketsAtOnce);

  async function rebateSome(tickets: readonly UnrebatedTicket[]): Promise<void> {
    const uplines = await uplinesOf(tickets);
    await db.transaction(async (tx) => {
      const ids = tickets.map(({ id }) => id);
      const marked = await markRebated(tx, ids, clock.now());
      const groups = await prizeGroupsOf(tx, [...new Set([...uplines.values()].flat())]);
      const earned = tickets
        .filter(({ id }) => marked.has(id))
        .map((ticket) => {
          const above = uplines.get(ticket.member_id) ?? [];
          return { ticket, shares: sharesOf(ticket, above, groups) };
        });
      await payRebates(tx, core, ledger, earned);
    });
  }

  /** Looked up once per member. */
  async function uplinesOf(tickets: readonly UnrebatedTicket[]) {
    const members = [...new Set(tickets.map(({ member_id }) => member_id))];
    return new Map(
      await Promise.all(
        members.map(async (id): Promise<[MemberId, readonly MemberId[]]> => [
          id,
          (await agentsAbove?.(id)) ?? [],
        ]),
      ),
    );
  }

  async function rebates(
    member: Member,
    { before, limit = pageSize }: { before?: string; limit?: number },
  ): Promise<Page<LotteryRebate>> {
    const rows = await rebatesOf(db.read, {
      memberId: member.id,
      limit: limit + 1,
      ...(before === undefined ? {} : { before }),
    });
    const shown = rows.slice(0, limit);
    return {
      rows: shown.map((row) => ({
        ticketId: row.ticket_id,
        amount: formatAmount(row.amount_units),
        currency: row.currency,
        earnedAt: row.earned_at.toISOString(),
      })),
      next: rows.length > limit ? (shown.at(-1)?.ticket_id ?? null) : null,
    };
  }

  return { rebates, rebateAll };
}

type Ticket = Pick<UnrebatedTicket, 'stake_units' | 'prize_group' | 'mode_group'>;

/**
 * `(G above − G below) / 2000` of the stake for each step up, from the nearest agent on. A member without a
 * group of their own has the mode's. Each share is exact, in two-thousandths of a ledger unit.
 */
export function sharesOf(
  { stake_units, prize_group, mode_group }: Ticket,
  above: readonly MemberId[],
  groups: ReadonlyMap<MemberId, number>,
): Share[] {
  let below = prize_group;
  return above.toReversed().flatMap((member_id) => {
    const own = Math.min(groups.get(member_id) ?? mode_group, mode_group);
    const groupsUsed = { own_group: own, below_group: below };
    const parts = stake_units * BigInt(Math.max(0, own - below));
    below = Math.max(below, own);
    return parts > 0n ? [{ member_id, parts, ...groupsUsed }] : [];
  });
}
