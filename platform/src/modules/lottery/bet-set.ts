import type { DrawId, MemberId, SlipInput } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { fail } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger, type LedgerBatch } from '../ledger/index.ts';
import type { Protection, GuardBatch } from '../protection/index.ts';
import { readTerms, type BetTerms, type LockedSlip } from './bet-terms.ts';
import { addTickets, lockMemberStakes, ticketsByKeys, type KnownTicket } from './bet-set.store.ts';
import type { Catalogue } from './catalogue.ts';
import { drawsForShare } from './draw.store.ts';
import { openLiabilityCheck, liabilityClaimOf, type LiabilityCheck } from './liability-check.ts';
import type { LineTable, TicketTable } from './ticket.store.ts';
import { keyOfStake } from './ticket-rows.ts';

export interface PlacedSlip extends SlipInput {
  readonly drawId: DrawId;
}

/** A slip as the member sent it. */
export interface BetOrder {
  readonly member: Member;
  readonly slip: PlacedSlip;
  readonly key: string;
}

/**
 * A batch of slips: read and locked at once, accepted one after the other in memory, written at once. Every
 * batch takes its locks in the same order: draws, members' stakes, guards, liabilities, accounts.
 */
export interface BetSet {
  readonly now: Date;
  readonly batch: LedgerBatch;
  readonly watch: GuardBatch;
  readonly risks: LiabilityCheck;
  /** The ticket that was placed with this key, in this batch or before. */
  ticket(member: MemberId, key: string): Pick<KnownTicket, 'id' | 'slip_hash'> | null;
  /** Accepts or refuses a slip after everything that this batch has placed. */
  accept(order: BetOrder): ReturnType<BetTerms['accept']>;
  keep(ticket: TicketTable, lines: readonly LineTable[]): void;
  write(): Promise<void>;
}

export interface BetSetUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly catalogue: Catalogue;
}

export async function openBetSet(
  tx: Tx,
  orders: readonly BetOrder[],
  { core, ledger, protection, catalogue }: BetSetUses & { readonly core: Core },
): Promise<BetSet> {
  const draws = await readDraws(tx, orders);
  const stakes = stakesOf(await lockMemberStakes(tx, uniqueBy(orders.map(stakeName), stakeKey)));
  // The draws are locked, so from here on their state cannot change.
  const now = core.clock.now();
  const slips = orders.flatMap((order) => heldSlip(order, draws));
  const terms = await readTerms(tx, catalogue, slips);
  const acceptSlip = (held: LockedSlip) =>
    terms.accept(held, { now, stakedUnits: stakes.units(held.draw.id, held.member.id) });
  const watch = await protection.watch(tx, { staking: orders.map(({ member }) => member) });
  const risks = await openLiabilityCheck(tx, {
    gameIds: [...new Set(slips.map(({ draw }) => draw.game_id))],
    rules: terms.rules,
    claims: () =>
      slips.flatMap((held) => {
        const accepted = acceptSlip(held);
        if (!accepted.ok) return [];
        return liabilityClaimOf(held.draw, held.member.currency, accepted.value.slip.lines);
      }),
  });
  const batch = await ledger.batch(tx, {
    accounts: orders.map(({ member }) => accounts.cash(member.id)),
    keys: orders.map(({ member, key }) => keyOfStake(member.id, key)),
  });
  // Read after the locks: a transaction that waited must see what the one before it has placed.
  const tickets = await readTickets(tx, orders);
  const placed: { readonly tickets: TicketTable[]; readonly lines: LineTable[] } = {
    tickets: [],
    lines: [],
  };

  return {
    now,
    batch,
    watch,
    risks,
    ticket: (member, key) => tickets.get(ticketKey(member, key)) ?? null,
    accept(order) {
      const [held] = heldSlip(order, draws);
      return held ? acceptSlip(held) : fail('not-found');
    },
    keep(ticket, lines) {
      placed.tickets.push(ticket);
      placed.lines.push(...lines);
      tickets.set(ticketKey(ticket.member_id, ticket.key), ticket);
      stakes.add(ticket);
    },
    async write() {
      if (placed.tickets.length === 0) return;
      const isWhole = await addTickets(tx, { ...placed, ...stakes.changes() });
      if (!isWhole) throw new TransactionConflict('a ticket of the same key or draw came first');
      await watch.write();
      await risks.write();
      await batch.close();
    },
  };
}

type Draws = ReadonlyMap<DrawId, LockedSlip['draw']>;

async function readDraws(tx: Tx, orders: readonly BetOrder[]): Promise<Draws> {
  const rows = await drawsForShare(tx, [...new Set(orders.map(({ slip }) => slip.drawId))]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** `undefined` when there is no such draw. */
function heldSlip({ member, slip }: BetOrder, draws: Draws): LockedSlip[] {
  const draw = draws.get(slip.drawId);
  return draw ? [{ member, slip, draw }] : [];
}

async function readTickets(tx: Tx, orders: readonly BetOrder[]) {
  const names = orders.map(({ member, key }) => ({ member_id: member.id, key }));
  const rows = await ticketsByKeys(
    tx,
    uniqueBy(names, ({ member_id, key }) => ticketKey(member_id, key)),
  );
  return new Map<string, Pick<KnownTicket, 'id' | 'slip_hash'>>(
    rows.map((row) => [ticketKey(row.member_id, row.key), row]),
  );
}

type Stake = Parameters<typeof stakesOf>[0][number];

/** Members' stakes on draws: those read, plus those placed by this batch. */
function stakesOf(
  rows: readonly { readonly draw_id: DrawId; readonly member_id: MemberId; stake_units: bigint }[],
) {
  const read = new Set(rows.map(stakeKey));
  const stored = new Map(rows.map((row) => [stakeKey(row), row]));
  const added = new Map<string, Stake>();
  const units = (draw_id: DrawId, member_id: MemberId) =>
    stored.get(stakeKey({ draw_id, member_id }))?.stake_units ?? 0n;
  return {
    units,
    add({ draw_id, member_id, stake_units }: Stake) {
      const row = { draw_id, member_id, stake_units: units(draw_id, member_id) + stake_units };
      stored.set(stakeKey(row), row);
      added.set(stakeKey(row), row);
    },
    changes() {
      const sorted = [...added].sort(([one], [other]) => (one < other ? -1 : 1));
      return {
        newStakes: sorted.flatMap(([key, row]) => (read.has(key) ? [] : row)),
        changedStakes: sorted.flatMap(([key, row]) => (read.has(key) ? row : [])),
      };
    },
  };
}

const stakeName = ({ member, slip }: BetOrder) => ({ draw_id: slip.drawId, member_id: member.id });
const stakeKey = ({ draw_id, member_id }: ReturnType<typeof stakeName>) =>
  `${draw_id}|${member_id}`;
// Member ids contain no bar, so the key, which the member chooses, can only come last.
const ticketKey = (member: MemberId, key: string) => `${member}|${key}`;

function uniqueBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
