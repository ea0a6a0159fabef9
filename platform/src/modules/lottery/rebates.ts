import { formatAmount, type LotteryRebate, type MemberId, type Page } from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member, Operator } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { keepDeed } from '../operators/index.ts';
import { minorUnits } from './definitions/odds.ts';
import { payRebates, type Share } from './rebate-payments.ts';
import {
  liftPrizeGroup,
  markRebated,
  prizeGroupsOf,
  putPrizeGroup,
  rebatesOf,
  unrebatedTickets,
  type UnrebatedTicket,
} from './rebate.store.ts';

export interface Rebates {
  setPrizeGroup(
    operator: Operator,
    wish: { memberId: MemberId; prizeGroup: number | null },
  ): Promise<Outcome<void>>;
  /** What a member has earned by the tickets of those below, the newest first. */
  rebates(
    member: Member,
    filter: { before?: string; limit?: number },
  ): Promise<Page<LotteryRebate>>;
  /** For the job: pays those who earn by tickets that are settled, and corrects what another result changed. */
  rebateAll(): Promise<void>;
}

/** Everybody above a member, the topmost first. */
export type UplineOf = (member: MemberId) => Promise<readonly MemberId[]>;

const pageSize = 15;
const ticketsAtOnce = 200;

interface Uses {
  readonly ledger: Ledger;
  readonly uplineOf?: UplineOf;
}

export function createRebates(core: Core, { ledger, uplineOf }: Uses): Rebates {
  const { db, clock } = core;

  function setPrizeGroup(
    operator: Operator,
    { memberId, prizeGroup }: { memberId: MemberId; prizeGroup: number | null },
  ): Promise<Outcome<void>> {
    return db.transaction(async (tx) => {
      const before = await prizeGroupOf(tx, memberId);
      const set = { set_by: operator.name, set_at: clock.now() };
      if (prizeGroup === null) await liftPrizeGroup(tx, memberId);
      else await putPrizeGroup(tx, { member_id: memberId, prize_group: prizeGroup, ...set });
      await keepDeed(tx, core, operator, {
        action: 'lottery.prize-group-set',
        subject: memberId,
        before: String(before ?? ''),
        after: String(prizeGroup ?? ''),
        note: '',
      });
      return done(undefined);
    });
  }

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

  /** Each member's once. */
  async function uplinesOf(tickets: readonly UnrebatedTicket[]) {
    const members = [...new Set(tickets.map(({ member_id }) => member_id))];
    return new Map(
      await Promise.all(
        members.map(async (id): Promise<[MemberId, readonly MemberId[]]> => [
          id,
          (await uplineOf?.(id)) ?? [],
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

  return { setPrizeGroup, rebates, rebateAll };
}

export async function prizeGroupOf(db: Tx | Db['read'], member: MemberId): Promise<number | null> {
  return (await prizeGroupsOf(db, [member])).get(member) ?? null;
}

type Ticket = Pick<UnrebatedTicket, 'stake_units' | 'prize_group' | 'mode_group'>;

/**
 * `(G above − G below) / 2000` of the stake for each step up, from the nearest on; who has no group of their
 * own has the mode's. Rounded down to the smallest coin for each.
 */
export function sharesOf(
  { stake_units, prize_group, mode_group }: Ticket,
  above: readonly MemberId[],
  groups: ReadonlyMap<MemberId, number>,
): Share[] {
  let below = prize_group;
  return above.toReversed().flatMap((member_id) => {
    const own = Math.min(groups.get(member_id) ?? mode_group, mode_group);
    const exact = (stake_units * BigInt(Math.max(0, own - below))) / 2000n;
    below = Math.max(below, own);
    const amount_units = exact - (exact % minorUnits);
    return amount_units > 0n ? [{ member_id, amount_units }] : [];
  });
}
