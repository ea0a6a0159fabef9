import type { Redis } from 'ioredis';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Id } from '@croupier/contracts';
import type { Config } from './config.ts';
import type { TransactionResult } from './db/committed-refusal.ts';
import type { Tables } from './db/tables.ts';

export type Tx = Transaction<Tables>;

export interface Db {
  /** For reads outside of a transaction. */
  readonly read: Kysely<Tables>;
  /**
   * Runs `work` in a transaction and commits, unless `work` throws or returns a failure: then everything it has
   * written is rolled back. `commitRefusal(fail(…))` commits and returns the failure. `work` may run more than
   * once (SQLSTATE 40001, 40P01), so it must have no effect outside of `tx`.
   */
  transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<TransactionResult<Value>>;
  close(): Promise<void>;
}

export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(length: number): Uint8Array;
}

export interface Ids {
  /** A new id that sorts by its creation time, such as `tkt_…`. */
  next<Kind extends string>(kind: Kind): Id<Kind>;
}

/** What every module depends on. */
export interface Core {
  readonly config: Config;
  readonly db: Db;
  /** Redis, which the nodes share; `null` when there is none. The platform works without it. */
  readonly redis: Redis | null;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly log: Logger;
}

/** A timed job. It runs on one `jobs` node at a time, under a lease; each run is idempotent. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** `fence` rises with each holder of the lease. A write that an old holder must not make checks it. */
  run(fence: bigint): Promise<void>;
}
