import { formatAmount, type LotteryRebate, type MemberId, type Page } from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member, Operator } from '../identity/index.ts';
import { keepDeed } from '../operators/index.ts';
import { minorUnits } from './definitions/odds.ts';
import {
  addRebates,
  liftPrizeGroup,
  markRebated,
  prizeGroupsOf,
  putPrizeGroup,
  rebatesOf,
  unrebatedTickets,
  type RebateTable,
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
  /** For the job: works out who earns by tickets that are settled. */
  rebateAll(): Promise<void>;
}

/** Everybody above a member, the topmost first. */
export type UplineOf = (member: MemberId) => Promise<readonly MemberId[]>;

const pageSize = 15;
const ticketsAtOnce = 200;

export function createRebates(core: Core, { uplineOf }: { readonly uplineOf?: UplineOf }): Rebates {
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
    for (const ticket of await unrebatedTickets(db.read, ticketsAtOnce)) {
      const above = (await uplineOf?.(ticket.member_id)) ?? [];
      await db.transaction((tx) => rebate(tx, ticket, above));
    }
  }

  async function rebate(
    tx: Tx,
    ticket: UnrebatedTicket,
    above: readonly MemberId[],
  ): Promise<void> {
    const at = clock.now();
    if (!(await markRebated(tx, ticket.id, at))) return;
    const shares = sharesOf(ticket, above, await prizeGroupsOf(tx, above));
    const { id: ticket_id, currency } = ticket;
    await addRebates(
      tx,
      shares.map((share): RebateTable => ({ ticket_id, currency, earned_at: at, ...share })),
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
): { member_id: MemberId; amount_units: bigint }[] {
  let below = prize_group;
  return above.toReversed().flatMap((member_id) => {
    const own = Math.min(groups.get(member_id) ?? mode_group, mode_group);
    const exact = (stake_units * BigInt(Math.max(0, own - below))) / 2000n;
    below = Math.max(below, own);
    const amount_units = exact - (exact % minorUnits);
    return amount_units > 0n ? [{ member_id, amount_units }] : [];
  });
}
