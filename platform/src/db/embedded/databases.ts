import pg from 'pg';
import { superuser } from './data-folder.ts';

export interface DatabaseOptions {
  readonly names: readonly string[];
  /** By name, the database that a missing one is copied from, if there is one. No client may be connected to that. */
  readonly formerDatabases: Readonly<Record<string, string>>;
}

/**
 * Creates missing databases, each with its owner: a role of the same name that is no superuser and cannot connect to
 * other databases. Safe to repeat after a kill at any point.
 */
export async function makeDatabases(
  socketDir: string,
  { names, formerDatabases }: DatabaseOptions,
): Promise<void> {
  await asSuperuser(socketDir, 'postgres', async (client) => {
    for (const name of names) {
      const former = formerDatabases[name];
      await makeDatabase(client, name, former);
      if (former !== undefined && (await hasTablesOf(client, { name, owner: former })))
        await giveTables(socketDir, { name, from: former });
    }
  });
}

async function makeDatabase(client: pg.Client, name: string, former?: string): Promise<void> {
  const quoted = pg.escapeIdentifier(name);
  const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (roles.rowCount === 0) await client.query(`CREATE ROLE ${quoted} LOGIN`);
  if (!(await hasDatabase(client, name))) {
    const isCopy = former !== undefined && (await hasDatabase(client, former));
    const template = isCopy ? `TEMPLATE ${pg.escapeIdentifier(former)}` : '';
    await client.query(`CREATE DATABASE ${quoted} OWNER ${quoted} ${template}`);
  }
  await client.query(`REVOKE ALL ON DATABASE ${quoted} FROM PUBLIC`);
}

async function hasDatabase(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return rowCount === 1;
}

/** Whether a role owns something inside a database: a copy was made, and its tables not given away yet. */
async function hasTablesOf(
  client: pg.Client,
  { name, owner }: { readonly name: string; readonly owner: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_shdepend JOIN pg_database ON pg_database.oid = dbid
       JOIN pg_roles ON pg_roles.oid = refobjid
     WHERE refclassid = 'pg_authid'::regclass AND deptype = 'o' AND datname = $1 AND rolname = $2
     LIMIT 1`,
    [name, owner],
  );
  return rowCount === 1;
}

function giveTables(
  socketDir: string,
  { name, from }: { readonly name: string; readonly from: string },
): Promise<void> {
  return asSuperuser(socketDir, name, async (client) => {
    await client.query(
      `REASSIGN OWNED BY ${pg.escapeIdentifier(from)} TO ${pg.escapeIdentifier(name)}`,
    );
    // REASSIGN takes databases along, and the former one remains with its owner.
    await client.query(
      `ALTER DATABASE ${pg.escapeIdentifier(from)} OWNER TO ${pg.escapeIdentifier(from)}`,
    );
  });
}

async function asSuperuser(
  socketDir: string,
  database: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: superuser, database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function socketUrl(socketDir: string, user: string, database: string): string {
  return `postgres:///${database}?host=${encodeURIComponent(socketDir)}&user=${user}`;
}
