import { calls } from '@croupier/contracts';
import { aBrowser, aMember, login, signIn } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const password = 'River2026boat';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const kindsOf = async (browser: TestBrowser) =>
  (await browser.call(calls.securityEvents, {})).value.rows.map(({ kind }) => kind);

test('the log has sign-ins, failed attempts and changes with their place, newest first', async () => {
  const member = await aMember(site, 'shapla');
  const stranger = aBrowser(site);
  expect((await signIn(stranger, login('shapla', 'wrong password'))).code).toBe(
    'wrong-credentials',
  );
  await member.call(calls.changePaymentPassword, {
    oldPaymentPassword: '135790',
    paymentPassword: '246813',
  });
  const changed = await member.call(calls.changePassword, {
    oldPassword: password,
    newPassword: 'Mountain42lake',
    confirmNewPassword: 'Mountain42lake',
  });
  member.token = changed.value.token;

  expect(await kindsOf(member)).toEqual([
    'password-changed',
    'payment-pin-changed',
    'wrong-password',
    'signed-in',
  ]);
  const { rows } = (await member.call(calls.securityEvents, {})).value;
  const [, pin, wrong] = rows;
  expect(wrong?.ip).toMatch(/^10\./);
  expect(wrong?.ip).not.toBe(pin?.ip);
});

test('each entry informs the open pages of its member, a failed attempt too', async () => {
  await aMember(site, 'beli');
  await signIn(aBrowser(site), login('beli', 'wrong password'));
  const member = await site.app.modules.identity.byAccount('padma', 'beli');
  const sent = await site.core.db.read
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', 'security.changed')
    .where('audience', '=', `member:${member?.id}`)
    .orderBy('id')
    .execute();
  expect(sent).toEqual([
    { payload: { kind: 'signed-in' } },
    { payload: { kind: 'wrong-password' } },
  ]);
});

test('a wrong code of the second factor is in the log', async () => {
  const member = await aMember(site, 'dolon');
  const { identity } = site.app.modules;
  const row = await identity.byAccount('padma', 'dolon');
  if (!row) throw new Error('dolon is not registered');
  await site.core.db.read
    .insertInto('member_second_factors')
    .values({
      member_id: row.id,
      secret: 'none',
      proven_at: site.core.clock.now(),
      last_step: 0n,
    })
    .execute();
  const browser = aBrowser(site);
  await browser.call(calls.login, login('dolon'));
  await browser.call(calls.completeSignIn, { code: 'ABCD-EFGH' });
  expect((await kindsOf(member))[0]).toBe('wrong-second-factor');
});

test('the log is paged by cursor, and a member reads only the own one', async () => {
  const member = await aMember(site, 'moyna');
  const other = await aMember(site, 'tiya');
  for (let count = 0; count < 4; count += 1) await signIn(aBrowser(site), login('moyna'));
  const first = (await member.call(calls.securityEvents, { limit: 3 })).value;
  const before = first.next ?? '';
  const second = (await member.call(calls.securityEvents, { limit: 3, before })).value;
  expect([first.rows.length, second.rows.length, second.next]).toEqual([3, 2, null]);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(new Set(ids).size).toBe(5);
  expect(await kindsOf(other)).toEqual(['signed-in']);
  expect((await aBrowser(site).call(calls.securityEvents, {})).code).toBe('unauthenticated');
});

test('entries older than a year are deleted', async () => {
  await aMember(site, 'jui');
  site.core.clock.advance(366 * 24 * 60 * 60_000);
  await signIn(aBrowser(site), login('jui'));
  await site.app.modules.identity.sweep();
  const left = await site.core.db.read.selectFrom('security_events').select('at').execute();
  expect(left).toEqual([{ at: site.core.clock.now() }]);
});
