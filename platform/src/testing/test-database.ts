import { randomBytes } from 'node:crypto';
import { asAdmin, urlOf } from './admin.ts';
import { closing } from './closing.ts';
import { testServer } from './test-server.ts';

export interface TestDatabase {
  /** URL with a role that owns the database but is no superuser. */
  readonly url: string;
}

/** A new migrated database; dropped after the test file. */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, template, owner } = await testServer();
  const name = `croupier_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner.name} STRATEGY FILE_COPY`,
  );
  closing(() => asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { url: urlOf(adminUrl, name, owner) };
}
