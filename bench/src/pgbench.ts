import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

const paths = [
  '/usr/lib/postgresql/18/bin/pgbench',
  '/usr/lib/postgresql/17/bin/pgbench',
  '/usr/lib/postgresql/16/bin/pgbench',
  '/usr/lib/postgresql/15/bin/pgbench',
  '/usr/bin/pgbench',
];

export interface PgbenchOrder {
  readonly url: string;
  /** Folder for the script. */
  readonly folder: string;
  readonly script: string;
  readonly clients: number;
  readonly seconds: number;
}

/** Scripts per second; `null`, with a message, if the machine has no pgbench. */
export async function pgbench(order: PgbenchOrder): Promise<number | null> {
  const program = paths.find((path) => existsSync(path));
  if (!program) {
    console.log('  pgbench is not installed: measured without its baseline');
    return null;
  }
  const file = join(order.folder, 'script.sql');
  await writeFile(file, order.script);
  const { user, host, database } = new pg.Client({ connectionString: order.url });
  const { stdout } = await run(program, [
    ...['-h', host, '-U', user ?? '', '-n', '-M', 'prepared', '-f', file],
    ...['-c', String(order.clients), '-j', '2', '-T', String(order.seconds), database ?? ''],
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}
