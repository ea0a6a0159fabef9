import { leaseRows, sessionRow, stepRow } from '@croupier/provider/stored-rows';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/connect.ts';
import type { RoundState, Tables } from '../db/tables.ts';

export type Session = Selectable<Tables['play_session']>;
export type Round = Selectable<Tables['round']>;

/** States in which a request to the wallet is pending. */
const moving: readonly RoundState[] = ['betting', 'rolling-back', 'paying'];
const unfinished: readonly RoundState[] = [...moving, 'open'];

export async function addSession(read: Kysely<Tables>, session: Session): Promise<void> {
  await read.insertInto('play_session').values(session).execute();
}

export const sessionByToken = (
  read: Kysely<Tables>,
  tokenHash: string,
): Promise<Session | undefined> => sessionRow<Session>(read, tokenHash);

export function lockSession(tx: Tx, id: string): Promise<Session> {
  return tx
    .selectFrom('play_session')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function sessionOfRound(read: Kysely<Tables>, round: Round): Promise<Session> {
  return read
    .selectFrom('play_session')
    .selectAll()
    .where('id', '=', round.session_id)
    .executeTakeFirstOrThrow();
}

export async function setNextSeed(tx: Tx, id: string, seed: string): Promise<void> {
  await tx.updateTable('play_session').set({ next_seed: seed }).where('id', '=', id).execute();
}

export async function addRound(tx: Tx, round: Insertable<Tables['round']>): Promise<Round> {
  return tx.insertInto('round').values(round).returningAll().executeTakeFirstOrThrow();
}

export function roundById(read: Kysely<Tables>, id: string): Promise<Round> {
  return read.selectFrom('round').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function roundByOrder(
  read: Kysely<Tables>,
  { session, order }: { session: string; order: string },
): Promise<Round | undefined> {
  return read
    .selectFrom('round')
    .selectAll()
    .where('session_id', '=', session)
    .where('order_id', '=', order)
    .executeTakeFirst();
}

type Player = Pick<Session, 'player' | 'game_code'>;

/** A player's round by its order, in any session: a reloaded page has another session. */
export function roundOfPlayer(
  read: Kysely<Tables>,
  player: Player,
  order: string,
): Promise<Round | undefined> {
  return roundsOfPlayer(read, player).where('order_id', '=', order).executeTakeFirst();
}

/** A player's round by the id that the wallet's records know it by. */
export function recordedRound(
  read: Kysely<Tables>,
  player: Player,
  id: string,
): Promise<Round | undefined> {
  return roundsOfPlayer(read, player).where('round.id', '=', id).executeTakeFirst();
}

/** A player's unfinished rounds in a game. Oldest first. */
export function unfinishedOfPlayer(read: Kysely<Tables>, player: Player): Promise<Round[]> {
  return roundsOfPlayer(read, player)
    .where('state', 'in', unfinished)
    .orderBy('round.started_at')
    .execute();
}

function roundsOfPlayer(read: Kysely<Tables>, { player, game_code }: Player) {
  return read
    .selectFrom('round')
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .selectAll('round')
    .where('play_session.player', '=', player)
    .where('play_session.game_code', '=', game_code);
}

/** Oldest first. */
export function unfinishedRounds(read: Kysely<Tables>, session: string): Promise<Round[]> {
  return read
    .selectFrom('round')
    .selectAll()
    .where('session_id', '=', session)
    .where('state', 'in', unfinished)
    .orderBy('started_at')
    .execute();
}

/** Start of the session's last round with a stake. */
export async function lastRoundStart(
  read: Kysely<Tables>,
  session: string,
): Promise<Date | undefined> {
  const last = await read
    .selectFrom('round')
    .select('started_at')
    .where('session_id', '=', session)
    .where('state', '!=', 'refused')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.started_at;
}

/** Rounds of a player in one game with a stake, newest first, from all sessions. */
export function lastRounds(
  read: Kysely<Tables>,
  { player, game, limit }: { player: string; game: string; limit: number },
): Promise<Round[]> {
  return roundsOfPlayer(read, { player, game_code: game })
    .where('round.state', 'in', ['open', 'paying', 'closed'])
    .orderBy('round.started_at', 'desc')
    .limit(limit)
    .execute();
}

/** Decides an open round; `false` if it was already decided. */
export async function decideRound(
  read: Kysely<Tables>,
  id: string,
  decided: { readonly result: string; readonly win_units: bigint; readonly due_at: Date },
): Promise<boolean> {
  const moved = await read
    .updateTable('round')
    .set({ ...decided, attempts: 0, state: 'paying' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export interface Step {
  readonly from: RoundState;
  readonly to: RoundState;
}

type StepChange = Partial<Pick<Round, 'refusal' | 'balance' | 'attempts' | 'due_at' | 'ended_at'>>;

/** Takes a step if the round is still in its starting state: of two concurrent attempts only one succeeds. */
export const takeStep = (
  read: Kysely<Tables>,
  id: string,
  step: Step,
  change: StepChange,
): Promise<boolean> => stepRow(read, { table: 'round', id, ...step, change });

/** Rounds whose next step is due, leased by the caller until `leaseEnd`. */
export const takeDueRounds = (
  read: Kysely<Tables>,
  lease: { readonly now: Date; readonly leaseEnd: Date; readonly limit: number },
): Promise<Round[]> => leaseRows<Round>(read, { table: 'round', states: moving, ...lease });
