import type { Kysely } from 'kysely';
import type {
  BonusId,
  GameId,
  HeldWinId,
  HoldId,
  MemberId,
  OperatorId,
  RoundId,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

export interface HeldWinTable {
  id: HeldWinId;
  provider: string;
  transaction_uuid: string;
  round_id: RoundId;
  member_id: MemberId;
  account: string;
  brand: string;
  game_id: GameId;
  currency: string;
  stake_units: bigint;
  amount_units: bigint;
  /** The bonus that is staked in the round, and its part of the win. */
  bonus_id: BonusId | null;
  bonus_units: bigint;
  bound_units: bigint;
  bound_by: 'game' | 'partner';
  hold_id: HoldId;
  state: 'held' | 'released' | 'taken-back' | 'rolled-back';
  made_at: Date;
  proposal: 'release' | 'take-back' | null;
  proposed_by_id: OperatorId | null;
  proposed_by: string | null;
  proposed_at: Date | null;
  note: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export async function addHeldWins(tx: Tx, rows: readonly HeldWinTable[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('held_win').values(rows).execute();
}

export function lockHeldWin(
  tx: Tx,
  { id, memberId }: { id: HeldWinId; memberId: MemberId },
): Promise<HeldWinTable | undefined> {
  return tx
    .selectFrom('held_win')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** The round and the transaction of a held win, without a lock. */
export function keysOfHeldWin(tx: Tx, { id, memberId }: { id: HeldWinId; memberId: MemberId }) {
  return tx
    .selectFrom('held_win')
    .select(['round_id', 'provider as partner', 'member_id as player', 'transaction_uuid'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The held wins of a round, locked in the order of their ids. */
export function lockHeldWins(tx: Tx, round: RoundId): Promise<HeldWinTable[]> {
  return tx
    .selectFrom('held_win')
    .selectAll()
    .where('round_id', '=', round)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function changeHeldWin(
  tx: Tx,
  id: HeldWinId,
  change: Partial<
    Pick<
      HeldWinTable,
      | 'state'
      | 'proposal'
      | 'proposed_by_id'
      | 'proposed_by'
      | 'proposed_at'
      | 'note'
      | 'decided_by'
      | 'decided_at'
    >
  >,
): Promise<void> {
  await tx.updateTable('held_win').set(change).where('id', '=', id).execute();
}

/** Those that wait for operators, the oldest first; then the latest that were decided. */
export async function heldWins(read: Kysely<Tables>, limit: number) {
  const all = read
    .selectFrom('held_win')
    .innerJoin('game', 'game.id', 'held_win.game_id')
    .innerJoin('game_round', 'game_round.id', 'held_win.round_id')
    .selectAll('held_win')
    .select(['game.name', 'game_round.provider_round']);
  const [open, decided] = await Promise.all([
    all.where('held_win.state', '=', 'held').orderBy('held_win.id').limit(limit).execute(),
    all.where('held_win.state', '<>', 'held').orderBy('held_win.id', 'desc').limit(limit).execute(),
  ]);
  return [...open, ...decided];
}

/** How many wins of each provider wait for operators. */
export async function heldWinCounts(read: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('held_win')
    .select(({ fn }) => ['provider', fn.countAll<bigint>().as('wins')])
    .where('state', '=', 'held')
    .groupBy('provider')
    .execute();
  return new Map(rows.map(({ provider, wins }) => [provider, Number(wins)]));
}
