import { sql } from 'kysely';
import type {
  ChaseId,
  DrawId,
  LineState,
  MemberId,
  PrizeGroups,
  SlipInput,
  TicketId,
  UnitMode,
} from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_chase: ChaseTable;
    lottery_chase_issue: ChaseIssueTable;
  }
}

export interface ChaseTable {
  id: ChaseId;
  brand: string;
  member_id: MemberId;
  game_id: string;
  currency: string;
  key: string;
  slip_hash: string;
  slip: ChasedSlip;
  stop_on_win: boolean;
  stake_units: bigint;
  state: 'running' | 'stopped' | 'finished';
  placed_at: Date;
}

/** The slip as it was sent, and its accepted lines at a multiplier of one. */
export interface ChasedSlip {
  readonly lines: SlipInput['lines'];
  readonly prizeMode: NonNullable<SlipInput['prizeMode']>;
  readonly priceVersion: number;
  readonly priced: readonly ChasedLine[];
  readonly groups: PrizeGroups | null;
  /** Missing on chases from before this field existed. */
  readonly unitMode?: UnitMode | null;
}

/** Units as decimal digits, because JSON has no big integers. */
export interface ChasedLine {
  readonly pick: string;
  readonly stakeUnits: string;
  readonly oddsUnits: readonly string[];
  readonly unitStake: number;
}

export interface ChaseIssueTable {
  chase_id: ChaseId;
  position: number;
  numero: string;
  multiplier: number;
  stake_units: bigint;
  state: 'waiting' | 'placed' | 'returned';
  ticket_id: TicketId | null;
}

type Reader = Tx | Db['read'];

export async function addChase(
  tx: Tx,
  chase: ChaseTable,
  issues: readonly ChaseIssueTable[],
): Promise<void> {
  const slip = sql<ChasedSlip>`${JSON.stringify(chase.slip)}::jsonb`;
  await tx
    .insertInto('lottery_chase')
    .values({ ...chase, slip })
    .execute();
  await tx
    .insertInto('lottery_chase_issue')
    .values([...issues])
    .execute();
}

export async function chaseByKey(db: Reader, memberId: MemberId, key: string) {
  return db
    .selectFrom('lottery_chase')
    .select(['id', 'slip_hash'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function chaseById(db: Reader, id: ChaseId): Promise<ChaseTable | undefined> {
  return db.selectFrom('lottery_chase').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads and locks a chase until the transaction ends. */
export async function lockChase(tx: Tx, id: ChaseId): Promise<ChaseTable | undefined> {
  return tx
    .selectFrom('lottery_chase')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function chasesOf(
  db: Reader,
  { memberId, before, limit }: { memberId: MemberId; before?: string; limit: number },
): Promise<ChaseTable[]> {
  return db
    .selectFrom('lottery_chase')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) =>
      query.where((is) => is(is.ref('id'), '<', is.val(before ?? '').$castTo<ChaseId>())),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function issuesOf(db: Reader, ids: readonly ChaseId[]): Promise<ChaseIssueTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('lottery_chase_issue')
    .selectAll()
    .where('chase_id', 'in', ids)
    .orderBy('chase_id', 'desc')
    .orderBy('position')
    .execute();
}

/** Chases with a waiting issue whose draw is open or over. */
export async function dueChases(db: Reader, limit: number): Promise<ChaseId[]> {
  const { rows } = await sql<{ id: ChaseId }>`
    SELECT DISTINCT chase.id
    FROM lottery_chase_issue AS issue
    JOIN lottery_chase AS chase ON chase.id = issue.chase_id
    JOIN lottery_draw AS draw ON draw.game_id = chase.game_id AND draw.numero = issue.numero
    WHERE issue.state = 'waiting' AND draw.state <> 'scheduled'
    ORDER BY chase.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function setIssue(
  tx: Tx,
  {
    chase_id,
    position,
    state,
    ticket_id,
  }: Pick<ChaseIssueTable, 'chase_id' | 'position' | 'state' | 'ticket_id'>,
): Promise<void> {
  await tx
    .updateTable('lottery_chase_issue')
    .set({ state, ticket_id })
    .where('chase_id', '=', chase_id)
    .where('position', '=', position)
    .execute();
}

export async function setChaseState(
  tx: Tx,
  id: ChaseId,
  state: ChaseTable['state'],
): Promise<void> {
  await tx.updateTable('lottery_chase').set({ state }).where('id', '=', id).execute();
}

export async function drawOfIssue(
  tx: Tx,
  { gameId, numero }: { gameId: string; numero: string },
): Promise<DrawId | undefined> {
  const row = await tx
    .selectFrom('lottery_draw')
    .select('id')
    .where('game_id', '=', gameId)
    .where('numero', '=', numero)
    .executeTakeFirst();
  return row?.id;
}

/** Result of the previous issue's ticket: `won`, `waiting` while it is not settled, else `lost`. */
export async function outcomeOf(tx: Tx, ticketId: TicketId): Promise<LineState> {
  const { rows } = await sql<{ won: boolean; settled: boolean }>`
    SELECT draw.settled_at IS NOT NULL AS settled,
      EXISTS (SELECT FROM lottery_payout AS paid
        WHERE paid.draw_id = draw.id AND paid.result_version = draw.result_version AND paid.ticket_id = ticket.id
          AND paid.kind = 'win') AS won
    FROM lottery_ticket AS ticket JOIN lottery_draw AS draw ON draw.id = ticket.draw_id
    WHERE ticket.id = ${ticketId}`.execute(tx);
  if (rows[0]?.won) return 'won';
  return rows[0]?.settled ? 'lost' : 'waiting';
}
