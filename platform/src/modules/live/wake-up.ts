import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Core } from '../../core.ts';

export interface WakeUp {
  /** Tells the other processes that the outbox has something. Soon, not at once: a burst is one message. */
  tellOthers(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const channel = 'croupier_live';
const gatherMs = 20;
const againAfterMs = 5_000;

/**
 * NOTIFY between processes, only to be faster than the next poll. It is sent apart from the transaction:
 * inside one, it would make all commits of the server wait for each other.
 */
export function createWakeUp({ config, db, log }: Core, wake: () => void): WakeUp {
  const self = randomUUID();
  let listener: pg.Client | null = null;
  let gathering: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sending: Promise<unknown> = Promise.resolve();

  function tellOthers(): void {
    if (isStopped) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      sending = sql`SELECT pg_notify(${channel}, ${self})`.execute(db.read).catch(() => undefined);
    }, gatherMs).unref();
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: config.databaseUrl,
      application_name: 'croupier live',
    });
    client.on('error', () => undefined);
    client.on('end', () => listenLater(client));
    client.on('notification', ({ payload }) => {
      if (payload !== self) wake();
    });
    listener = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      log.warn({ error }, 'no wake-up from the database: live events wait for the next poll');
      await client.end().catch(() => undefined);
      listenLater(client);
    }
  }

  function listenLater(lost: pg.Client): void {
    if (isStopped || lost !== listener) return;
    listener = null;
    again = setTimeout(() => void listen(), againAfterMs).unref();
  }

  return {
    tellOthers,
    start: listen,
    stop: async () => {
      isStopped = true;
      clearTimeout(gathering);
      clearTimeout(again);
      await sending;
      await listener?.end();
    },
  };
}
