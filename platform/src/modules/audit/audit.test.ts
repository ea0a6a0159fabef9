import { calls, type AuditEntry, type InputOf, type Page } from '@croupier/contracts';
import { sql } from 'kysely';
import { aMember } from '../../testing/test-members.ts';
import { testCore, type TestCore } from '../../testing/test-core.ts';
import { testSite } from '../../testing/test-site.ts';
import { createAudit, recordAudit } from './audit.ts';

const mina = { name: 'mina' };

async function trailOf(core: TestCore, auditRecords: number) {
  const write = (number: number) =>
    core.db.transaction((tx) =>
      recordAudit(tx, core, mina, {
        action: 'module.placed',
        subject: `padma/mfe-${number}`,
        before: 'on, newest',
        after: 'off, newest',
        note: 'because',
      }),
    );
  await Promise.all(Array.from({ length: auditRecords }, (_, at) => write(at)));
  return createAudit(core);
}

/** Changes what no role may change: the owner of the tables first grants itself the privilege. */
async function tamper(core: TestCore, statement: string): Promise<void> {
  await sql
    .raw('GRANT UPDATE, DELETE ON audit_entries, audit_links, audit_head TO CURRENT_USER')
    .execute(core.db.read);
  await sql.raw(statement).execute(core.db.read);
}

test('simultaneous writers produce one chain without a fork', async () => {
  const core = await testCore();
  const audit = await trailOf(core, 20);
  expect(await audit.check()).toMatchObject({ entries: 20, broken: null });
});

test('each audit record changes the seal', async () => {
  const core = await testCore();
  const before = await (await trailOf(core, 1)).check();
  const after = await (await trailOf(core, 1)).check();
  expect(after.seal).toMatch(/^[0-9a-f]{64}$/);
  expect(after.seal).not.toBe(before.seal);
});

const second = '(SELECT entry FROM audit_links WHERE position = 2)';

test.each([
  ['altered', `UPDATE audit_entries SET note = 'nothing to see' WHERE id = ${second}`],
  ['removed', `DELETE FROM audit_entries WHERE id = ${second}`],
  ['removed with its link', `DELETE FROM audit_links WHERE position = 2`],
  [
    'slipped in',
    `INSERT INTO audit_entries SELECT 'aud_false', at, 'nobody', action, subject, before, after, note FROM audit_entries LIMIT 1`,
  ],
  ['cut off at the end', `DELETE FROM audit_links WHERE position = 3`],
])('an entry that is %s past the privileges is found', async (_name, statement) => {
  const core = await testCore();
  const audit = await trailOf(core, 3);
  expect((await audit.check()).broken).toBeNull();
  await tamper(core, statement);
  expect((await audit.check()).broken).not.toBeNull();
});

test('without the privilege, links cannot be changed and the head cannot be deleted', async () => {
  const core = await testCore();
  await trailOf(core, 1);
  for (const statement of [
    'UPDATE audit_links SET position = 7',
    'DELETE FROM audit_links',
    'TRUNCATE audit_links',
    'DELETE FROM audit_head',
  ])
    await expect(sql.raw(statement).execute(core.db.read)).rejects.toThrow(/permission denied/);
});

test('an operator lists the audit records of one subject, and checks whether the chain is intact', async () => {
  const site = await testSite();
  await site.app.modules.operators.enrol({ name: 'operator', password: 'Croupier2026!' });
  const operator = site.browser();
  operator.token = (
    await operator.call(calls.operatorLogin, { name: 'operator', password: 'Croupier2026!' })
  ).value.token;
  await trailOf(site.core, 3);
  const { value } = await operator.call(calls.audit, { subject: 'padma/mfe-1' });
  expect(value.rows.map(({ subject }) => subject)).toEqual(['padma/mfe-1']);
  expect((await operator.call(calls.auditCheck, undefined)).value).toMatchObject({
    entries: 3,
    broken: null,
  });
  expect((await site.browser().call(calls.auditCheck, undefined)).code).toBe('unauthenticated');
});

async function anAuditor() {
  const site = await testSite();
  await site.app.modules.operators.enrol({ name: 'operator', password: 'Croupier2026!' });
  const operator = site.browser();
  const signIn = async () => {
    const named = { name: 'operator', password: 'Croupier2026!' };
    operator.token = (await operator.call(calls.operatorLogin, named)).value.token;
  };
  await signIn();
  const write = (name: string, auditRecord: Partial<Parameters<typeof recordAudit>[3]>) =>
    site.core.db.transaction((tx) =>
      recordAudit(
        tx,
        site.core,
        { name },
        {
          action: 'module.placed',
          subject: 'padma/mfe-games',
          before: '',
          after: '',
          note: '',
          ...auditRecord,
        },
      ),
    );
  const found = async (overrides: InputOf<typeof calls.audit>) =>
    (await operator.call(calls.audit, overrides)).value.rows.map(({ note }) => note);
  return { site, operator, signIn, write, found };
}

test('the trail is narrowed by operator, action, brand, words and dates, all at once', async () => {
  const { site, operator, signIn, write, found } = await anAuditor();
  await write('mina', { note: 'one', after: 'Version 2.4.1' });
  site.core.clock.advance(86_400_000);
  await signIn();
  await write('omar', { note: 'two', subject: 'verano/mfe-games' });
  await write('mina', { note: 'three', action: 'member.unlocked', subject: 'verano/rahim' });
  expect(await found({ operator: 'mina' })).toEqual(['three', 'one']);
  expect(await found({ action: 'module.placed' })).toEqual(['two', 'one']);
  expect(await found({ brand: 'verano' })).toEqual(['three', 'two']);
  expect(await found({ brand: 'vera' })).toEqual([]);
  expect(await found({ text: 'sion 2.4' })).toEqual(['one']);
  expect(await found({ text: 'RAHIM' })).toEqual(['three']);
  expect(await found({ text: 'hi' })).toEqual(['three']);
  expect(await found({ text: '%' })).toEqual([]);
  const dayAgo = new Date(site.core.clock.now().getTime() - 3_600_000).toISOString();
  expect(await found({ from: dayAgo })).toEqual(['three', 'two']);
  expect(await found({ to: dayAgo })).toEqual(['one']);
  expect(await found({ operator: 'mina', brand: 'verano', from: dayAgo })).toEqual(['three']);
  const { value } = await operator.call(calls.auditNames, undefined);
  expect(value).toEqual({
    operators: ['mina', 'omar'],
    actions: ['member.unlocked', 'module.placed'],
  });
});

test('the trail is read page by page without a gap, entries of one moment included', async () => {
  const { operator, write } = await anAuditor();
  for (let at = 0; at < 7; at += 1) await write('mina', { note: `${at}` });
  const notes: string[] = [];
  let before: string | null = '';
  while (before !== null) {
    const page: Page<AuditEntry> = (
      await operator.call(calls.audit, { limit: 3, ...(before && { before }) })
    ).value;
    notes.push(...page.rows.map(({ note }) => note));
    before = page.next;
  }
  expect(notes).toEqual(['6', '5', '4', '3', '2', '1', '0']);
});

test('an action on a member of a brand is found by the brand', async () => {
  const { site, write, found } = await anAuditor();
  const member = await aMember(site, 'brandowner');
  const { id } = (await member.call(calls.memberInfo, undefined)).value;
  await write('mina', { subject: id, note: 'by id' });
  expect(await found({ brand: 'padma' })).toEqual(['by id']);
  expect(await found({ brand: 'verano' })).toEqual([]);
});
