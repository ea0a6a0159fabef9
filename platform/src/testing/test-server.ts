import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate, openEmbedded } from '../db/index.ts';
import { asAdmin, type Role, urlOf } from './admin.ts';

/** The server of this test run, stored in a file for all workers and for the tear-down. */
export interface TestServer {
  readonly adminUrl: string;
  /** A migrated database to clone. */
  readonly template: string;
  readonly owner: Role;
  /** Process of the embedded server; `null` if `DATABASE_URL` names a server. */
  readonly pid: number | null;
}

/**
 * The first worker that needs the server starts it, the others wait: a run without database tests starts
 * none.
 */
export async function testServer(): Promise<TestServer> {
  const folder = process.env['CROUPIER_TEST_RUN'];
  if (!folder) throw new Error('run the tests with Jest from the root of the project');
  if (await isFirst(folder)) return start(folder);
  for (;;) {
    if (existsSync(join(folder, 'failed')))
      throw new Error(readFileSync(join(folder, 'failed'), 'utf8'));
    if (existsSync(join(folder, 'server.json')))
      return JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));
    await pause(20);
  }
}

async function isFirst(folder: string): Promise<boolean> {
  return mkdir(join(folder, 'starting')).then(
    () => true,
    () => false,
  );
}

async function start(folder: string): Promise<TestServer> {
  try {
    const server = await openServer(folder);
    await writeFile(join(folder, 'server.json.new'), JSON.stringify(server));
    await rename(join(folder, 'server.json.new'), join(folder, 'server.json'));
    return server;
  } catch (error) {
    await writeFile(join(folder, 'failed'), `the test database cannot be used: ${String(error)}`);
    throw error;
  }
}

async function openServer(folder: string): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  const embedded = given
    ? null
    : await openEmbedded({ dataDir: join(folder, 'data'), durable: false });
  const adminUrl = given ?? embedded?.superuserUrl ?? '';
  const owner = await makeOwner(adminUrl);
  const template = `croupier_template_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${template} OWNER ${owner.name}`);
  await migrate(urlOf(adminUrl, template, owner));
  return { adminUrl, template, owner, pid: embedded?.pid ?? null };
}

/** Creates a role that is no superuser; uses the administrator's own role if that is no superuser. */
async function makeOwner(adminUrl: string): Promise<Role> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ rolsuper: boolean }>(
      'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
    );
    if (!rows[0]?.rolsuper) return { name: client.user ?? '', password: client.password ?? '' };
    const role = {
      name: `croupier_test_${randomBytes(6).toString('hex')}`,
      password: randomBytes(12).toString('hex'),
    };
    await client.query(`CREATE ROLE ${role.name} LOGIN PASSWORD '${role.password}'`);
    return role;
  } finally {
    await client.end();
  }
}
