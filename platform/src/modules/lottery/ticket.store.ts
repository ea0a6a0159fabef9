import { sql } from 'kysely';
import type { DrawId, MemberId, TicketId, TransferId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

export interface TicketTable {
  id: TicketId;
  brand: string;
  member_id: MemberId;
  draw_id: DrawId;
  game_id: string;
  currency: string;
  stake_units: bigint;
  price_version: number;
  key: string;
  slip_hash: string;
  transfer_id: TransferId;
  placed_at: Date;
}

export interface LineTable {
  ticket_id: TicketId;
  line_no: number;
  draw_id: DrawId;
  pick: string;
  stake_units: bigint;
  odds_units: bigint;
}

export interface PayoutTable {
  ticket_id: TicketId;
  line_no: number;
  result_version: number;
  draw_id: DrawId;
  kind: 'win' | 'refund';
  amount_units: bigint;
  transfer_id: TransferId;
  paid_at: Date;
}

export interface MemberStakeTable {
  draw_id: DrawId;
  member_id: MemberId;
  stake_units: bigint;
}

type Reader = Tx | Db['read'];

/** What a member has staked on a draw so far; the member's other tickets on it wait until the transaction ends. */
export async function holdMemberStake(tx: Tx, drawId: DrawId, memberId: MemberId): Promise<bigint> {
  const row = await tx
    .insertInto('lottery_member_stake')
    .values({ draw_id: drawId, member_id: memberId, stake_units: 0n })
    .onConflict((conflict) =>
      conflict
        .columns(['draw_id', 'member_id'])
        .doUpdateSet((update) => ({ stake_units: update.ref('lottery_member_stake.stake_units') })),
    )
    .returning('stake_units')
    .executeTakeFirstOrThrow();
  return row.stake_units;
}

export async function ticketByKey(db: Reader, memberId: MemberId, key: string) {
  return db
    .selectFrom('lottery_ticket')
    .select(['id', 'slip_hash'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function addTicket(
  tx: Tx,
  ticket: TicketTable,
  lines: readonly LineTable[],
): Promise<void> {
  await tx.insertInto('lottery_ticket').values(ticket).execute();
  await tx
    .insertInto('lottery_line')
    .values([...lines])
    .execute();
  await tx
    .updateTable('lottery_member_stake')
    .set((set) => ({ stake_units: set('stake_units', '+', ticket.stake_units) }))
    .where('draw_id', '=', ticket.draw_id)
    .where('member_id', '=', ticket.member_id)
    .execute();
}

export interface TicketQuery {
  readonly memberId: MemberId;
  readonly gameId?: string;
  readonly before?: string;
  readonly limit: number;
}

/** A member's tickets, the newest first. */
export async function ticketsOf(db: Reader, { memberId, gameId, before, limit }: TicketQuery) {
  return db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .$if(before !== undefined, (query) =>
      query.where((is) => is(is.ref('id'), '<', is.val(before ?? '').$castTo<TicketId>())),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function ticketById(db: Reader, id: TicketId): Promise<TicketTable> {
  return db.selectFrom('lottery_ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Lines of tickets with what each was paid so far. */
export async function linesWithPayouts(db: Reader, ticketIds: readonly TicketId[]) {
  if (ticketIds.length === 0) return [];
  return db
    .selectFrom('lottery_line as line')
    .leftJoin('lottery_payout as paid', (join) =>
      join
        .onRef('paid.ticket_id', '=', 'line.ticket_id')
        .onRef('paid.line_no', '=', 'line.line_no'),
    )
    .select(['line.ticket_id', 'line.line_no', 'line.pick', 'line.stake_units', 'line.odds_units'])
    .select(['paid.kind as paid_kind', 'paid.amount_units as paid_units'])
    .where('line.ticket_id', 'in', ticketIds)
    .orderBy('line.ticket_id', 'desc')
    .orderBy('line.line_no')
    .execute();
}

export async function drawsOf(db: Reader, drawIds: readonly DrawId[]) {
  if (drawIds.length === 0) return [];
  return db.selectFrom('lottery_draw').selectAll().where('id', 'in', drawIds).execute();
}

export interface Owed {
  readonly drawId: DrawId;
  readonly resultVersion: number;
  /** Winning picks; `null` means every line. */
  readonly picks: readonly string[] | null;
  readonly limit: number;
}

export interface OwedLine {
  readonly ticket_id: TicketId;
  readonly line_no: number;
  readonly member_id: MemberId;
  readonly currency: string;
  readonly stake_units: bigint;
  readonly odds_units: bigint;
  readonly placed_at: Date;
}

/** Lines that are owed money and have none yet, of the first `limit` tickets with such a line. */
export async function owedLines(
  tx: Tx,
  { drawId, resultVersion, picks, limit }: Owed,
): Promise<OwedLine[]> {
  if (picks?.length === 0) return [];
  const owed = tx
    .selectFrom('lottery_line as line')
    .where('line.draw_id', '=', drawId)
    .$if(picks !== null, (query) => query.where('line.pick', 'in', picks ?? []))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('lottery_payout as paid')
            .select('paid.line_no')
            .whereRef('paid.ticket_id', '=', 'line.ticket_id')
            .whereRef('paid.line_no', '=', 'line.line_no')
            .where('paid.result_version', '=', resultVersion),
        ),
      ),
    );
  return owed
    .innerJoin('lottery_ticket as ticket', 'ticket.id', 'line.ticket_id')
    .select(['line.ticket_id', 'line.line_no', 'line.stake_units', 'line.odds_units'])
    .select(['ticket.member_id', 'ticket.currency', 'ticket.placed_at'])
    .where(
      'line.ticket_id',
      'in',
      owed.select('line.ticket_id').distinct().orderBy('line.ticket_id').limit(limit),
    )
    .orderBy('line.ticket_id')
    .orderBy('line.line_no')
    .execute();
}

export async function addPayouts(tx: Tx, payouts: readonly PayoutTable[]): Promise<void> {
  await tx
    .insertInto('lottery_payout')
    .values([...payouts])
    .execute();
}

/** All that was staked on a draw, by currency. */
export async function stakesOfDraw(tx: Tx, drawId: DrawId) {
  return tx
    .selectFrom('lottery_ticket')
    .select('currency')
    .select(sql<bigint>`sum(stake_units)::bigint`.as('stake_units'))
    .where('draw_id', '=', drawId)
    .groupBy('currency')
    .execute();
}
