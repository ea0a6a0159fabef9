import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/connect.ts';
import type { RoundState, Tables } from '../db/tables.ts';

export type Session = Selectable<Tables['play_session']>;
export type Round = Selectable<Tables['round']>;

const unfinished: readonly RoundState[] = ['betting', 'rolling-back', 'paying'];

export async function addSession(read: Kysely<Tables>, session: Session): Promise<void> {
  await read.insertInto('play_session').values(session).execute();
}

export function sessionByToken(
  read: Kysely<Tables>,
  tokenHash: string,
): Promise<Session | undefined> {
  return read
    .selectFrom('play_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

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

export function roundBySpin(
  read: Kysely<Tables>,
  { session, spin }: { session: string; spin: string },
): Promise<Round | undefined> {
  return read
    .selectFrom('round')
    .selectAll()
    .where('session_id', '=', session)
    .where('spin_id', '=', spin)
    .executeTakeFirst();
}

export function unfinishedRound(read: Kysely<Tables>, session: string): Promise<Round | undefined> {
  return read
    .selectFrom('round')
    .selectAll()
    .where('session_id', '=', session)
    .where('state', 'in', unfinished)
    .executeTakeFirst();
}

export interface Step {
  readonly from: RoundState;
  readonly to: RoundState;
}

type StepChange = Partial<Pick<Round, 'refusal' | 'balance' | 'attempts' | 'due_at' | 'ended_at'>>;

/** Takes a step, if the round still stands where the step begins: two who try it cannot both. */
export async function takeStep(
  read: Kysely<Tables>,
  id: string,
  { from, to }: Step,
  change: StepChange,
): Promise<boolean> {
  const moved = await read
    .updateTable('round')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Rounds whose next step is due, taken by the caller until `leaseEnd`. */
export function takeDueRounds(
  read: Kysely<Tables>,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<Round[]> {
  return read
    .updateTable('round')
    .set({ due_at: leaseEnd })
    .where('due_at', '<=', now)
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('round')
        .select('id')
        .where('state', 'in', unfinished)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit),
    )
    .returningAll()
    .execute();
}

/** Takes the nonce of a signed request; `false` where it was used before. */
export async function takeNonce(
  read: Kysely<Tables>,
  { nonce, now }: { nonce: string; now: Date },
): Promise<boolean> {
  const oldest = new Date(now.getTime() - 600_000);
  await read.deleteFrom('seen_nonce').where('seen_at', '<', oldest).execute();
  const taken = await read
    .insertInto('seen_nonce')
    .values({ nonce, seen_at: now })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return taken !== undefined;
}
