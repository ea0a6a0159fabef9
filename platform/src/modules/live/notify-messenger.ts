import { sql } from 'kysely';
import pg from 'pg';
import type { Core } from '../../core.ts';
import type { Messenger } from './messenger.ts';

const channel = 'croupier_live';
const againAfterMs = 5_000;

/**
 * NOTIFY between processes. It is sent outside of the transaction: inside, it would serialize all commits of
 * the server.
 */
export function notifyMessenger({
  config,
  db,
  log,
}: Pick<Core, 'config' | 'db' | 'log'>): Messenger {
  let listener: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function listen(onMessage: (text: string | null) => void): Promise<void> {
    if (isStopped) return;
    const client = new pg.Client({
      connectionString: config.databaseUrl,
      application_name: 'croupier live',
    });
    client.on('error', () => undefined);
    client.on('end', () => listenLater(client, onMessage));
    client.on('notification', ({ payload }) => onMessage(payload ?? null));
    listener = client;
    try {
      await client.connect();
      if (isStopped) return await client.end();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      log.warn({ error }, 'no wake-up from the database: live events wait for the next poll');
      await client.end().catch(() => undefined);
      listenLater(client, onMessage);
    }
  }

  function listenLater(lost: pg.Client, onMessage: (text: string | null) => void): void {
    if (isStopped || lost !== listener) return;
    listener = null;
    again = setTimeout(() => void listen(onMessage), againAfterMs).unref();
  }

  return {
    send: (text) => sql`SELECT pg_notify(${channel}, ${text})`.execute(db.read),
    listen,
    stop: async () => {
      isStopped = true;
      clearTimeout(again);
      await listener?.end();
    },
  };
}
