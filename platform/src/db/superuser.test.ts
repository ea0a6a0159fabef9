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

test('a superuser role is distinguished from an ordinary one', async () => {
  expect(await isSuperuser(opened((await testDatabase()).url))).toBe(false);
  const { adminUrl, owner } = await testServer();
  const admin = new pg.Client({ connectionString: adminUrl });
  // On a server without a superuser account for the tests, the administrator is the owner itself.
  expect(await isSuperuser(opened(adminUrl))).toBe(admin.user !== owner.name);
});
