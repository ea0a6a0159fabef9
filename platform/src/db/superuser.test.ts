import pg from 'pg';
import { closing } from '../testing/closing.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testServer } from '../testing/test-server.ts';
import { connect } from './connect.ts';
import { isSuperuser } from './superuser.ts';

function opened(url: string) {
  const db = connect(url, { connections: 1 });
  closing(() => db.close());
  return db;
}

test('a role that may do everything is told from one that may not', async () => {
  expect(await isSuperuser(opened((await testDatabase()).url))).toBe(false);
  const { adminUrl, owner } = await testServer();
  const admin = new pg.Client({ connectionString: adminUrl });
  // Where the server was given without a superuser, the administrator is the owner himself.
  expect(await isSuperuser(opened(adminUrl))).toBe(admin.user !== owner.name);
});
