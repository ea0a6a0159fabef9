import { calls } from '@croupier/contracts';
import { aMember } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const password = 'River2026boat';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
});

const pass = (ms: number) => site.core.clock.set(new Date(site.core.clock.now().getTime() + ms));
const minute = 60_000;

async function withFile(name: string): Promise<TestBrowser> {
  const member = await aMember(site, name);
  await member.call(calls.requestDataExport, undefined);
  await site.app.modules.identity.dataExports.buildDue();
  return member;
}

const pathFor = async (member: TestBrowser) =>
  (await member.call(calls.openDataExport, { password })).value.path;

test('the file contains what the platform stores about the member, without secrets', async () => {
  const member = await withFile('asker');
  const file = await member.request('GET', await pathFor(member));
  expect(file.headers['content-disposition']).toContain('my-data.json');
  const { data } = JSON.parse(file.text);
  expect(data.profile).toMatchObject([{ username: 'asker' }]);
  expect(data.sessions).toHaveLength(1);
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['member_details', 'member_trace', 'security_events']),
  );
  expect(file.text).not.toMatch(/"[a-z_]*(password_hash|pin_hash|token_hash|secret)"/);
  expect(file.text).not.toContain('argon2');
  const { value } = await member.call(calls.securityEvents, {});
  expect(value.rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['data-requested', 'data-downloaded']),
  );
});

test('a link needs the password, works once, for ten minutes, and for its member only', async () => {
  const member = await withFile('linker');
  const wrong = await member.call(calls.openDataExport, { password: 'wrong' });
  expect(wrong.code).toBe('wrong-credentials');
  const path = await pathFor(member);
  const stranger = await aMember(site, 'nosy');
  expect((await stranger.request('GET', path)).status).toBe(404);
  expect((await member.request('GET', path)).status).toBe(200);
  expect((await member.request('GET', path)).status).toBe(404);
  const late = await pathFor(member);
  pass(10 * minute);
  expect((await member.request('GET', late)).status).toBe(404);
});

test('another file is built a day later at the earliest, and a file is deleted after a week', async () => {
  const member = await withFile('patient');
  const again = await member.call(calls.requestDataExport, undefined);
  expect(again.value).toMatchObject({ state: 'ready', nextAt: expect.any(String) });
  const { identity } = site.app.modules;
  const id = (await identity.byAccount('padma', 'patient'))?.id;
  if (!id) throw new Error('there is a member');
  pass(7 * 24 * 60 * minute);
  await identity.dataExports.buildDue();
  expect(await identity.dataExports.of({ id })).toMatchObject({ state: 'none' });
});
