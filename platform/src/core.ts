import type { Redis } from 'ioredis';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Id } from '@croupier/contracts';
import type { Config } from './config.ts';
import type { Tables } from './db/tables.ts';

export type Tx = Transaction<Tables>;

export interface Db {
  /** For reads outside a transaction. */
  readonly read: Kysely<Tables>;
  /**
   * Runs `work` in a serialisable-safe transaction and commits. `work` may run more than once
   * (40001, 40P01): it must have no effect outside `tx`.
   */
  transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(length: number): Uint8Array;
}

export interface Ids {
  /** A new id that sorts by the time it was made, as `tkt_…`. */
  next<Kind extends string>(kind: Kind): Id<Kind>;
}

/** What every module stands on. */
export interface Core {
  readonly config: Config;
  readonly db: Db;
  /** What the nodes share beside the database and can do without; `null` where there is none. */
  readonly redis: Redis | null;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly log: Logger;
}

/** Timed work. Runs on any `jobs` node, one node at a time under a lease; each run is idempotent. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** `fence` rises with each holder of the lease: a write that must not come from an old holder checks it. */
  run(fence: bigint): Promise<void>;
}
