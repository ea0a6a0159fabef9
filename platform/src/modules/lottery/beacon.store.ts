import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_beacon_chain: BeaconChainTable;
  }
}

export interface BeaconChainTable {
  id: string;
  secret: string;
  length: number;
  chain_end: string;
  period_seconds: number;
  starts_at: Date;
  ends_at: Date;
  published_at: Date;
}

type Reader = Tx | Db['read'];

/** The public part of a chain. */
export type PublicChain = Omit<BeaconChainTable, 'secret'>;

const published = [
  'id',
  'length',
  'chain_end',
  'period_seconds',
  'starts_at',
  'ends_at',
  'published_at',
] as const;

/** The chain that reaches furthest, of those that have begun by `at`. */
export async function furthestChain(db: Reader, at: Date): Promise<PublicChain | undefined> {
  return db
    .selectFrom('lottery_beacon_chain')
    .select(published)
    .where('starts_at', '<=', at)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function chainById(db: Reader, id: string): Promise<PublicChain | undefined> {
  return db
    .selectFrom('lottery_beacon_chain')
    .select(published)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The latest chain that has a round at `at`; its first round is one period after its start. */
export async function chainAt(db: Reader, at: Date): Promise<PublicChain | undefined> {
  return db
    .selectFrom('lottery_beacon_chain')
    .select(published)
    .where('starts_at', '<', at)
    .where('ends_at', '>=', at)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function chainSecret(db: Reader, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('lottery_beacon_chain')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.secret;
}

/** Adds a chain; an existing one with the same start is kept. */
export async function addChain(tx: Tx, chain: BeaconChainTable): Promise<void> {
  await tx
    .insertInto('lottery_beacon_chain')
    .values(chain)
    .onConflict((conflict) => conflict.column('starts_at').doNothing())
    .execute();
}
