import { calls, type OperatorId } from '@croupier/contracts';
import { seedOperators } from '../../testing/test-operators.ts';
import { messagesTo } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { hashOf, openSession } from '../identity/index.ts';
import { markConfirmed } from './second-factor.store.ts';
import { coolingMs, pairRefusal } from './two-persons.ts';

let site: TestSite;
let people = 0;
beforeAll(async () => {
  site = await testSite();
});

/** An owner of the first installation, unless stated otherwise. */
async function anOwner(
  overrides: Partial<Parameters<typeof seedOperators>[1][number]> = {},
): Promise<{ readonly id: OperatorId; readonly name: string }> {
  const person = { id: site.core.ids.next('opr'), name: `owner${(people += 1)}` };
  await seedOperators(site.core, [{ ...person, ...overrides }]);
  await site.core.db.read
    .insertInto('operator_grants')
    .values({ operator: person.id, role: 'owner', brand: null })
    .execute();
  return person;
}

/** Signed in, the second factor just shown. */
async function signedIn({ id }: { readonly id: OperatorId }): Promise<TestBrowser> {
  const { core } = site;
  const opener = { ip: '10.0.0.1', userAgent: 'test' };
  const { credential, handle } = await core.db.transaction(async (tx) => {
    const opened = await openSession(tx, core, { kind: 'operator', subject: id, opener });
    await markConfirmed(tx, hashOf(opened.credential), core.clock.now());
    return opened;
  });
  const browser = site.browser();
  browser.setCookie('croupier-console', credential);
  browser.token = handle;
  return browser;
}

const refusal = async (first: { id: OperatorId }, second: { id: OperatorId }) => {
  const pair = { first: first.id, second: second.id };
  return site.core.db.transaction((tx) => pairRefusal(tx, site.core, pair));
};

test('two operators of the first installation with second factors count as two persons; one does not', async () => {
  const [mina, jamal] = [await anOwner(), await anOwner()];
  expect(await refusal(mina, jamal)).toBeNull();
  expect(await refusal(mina, mina)).toMatchObject({ code: 'second-person-needed' });
});

test.each(['first', 'second'])(
  'without a second factor an operator cannot be the %s of two',
  async (place) => {
    const [mina, bare] = [await anOwner(), await anOwner({ hasFactor: false })];
    const pair = place === 'first' ? ([bare, mina] as const) : ([mina, bare] as const);
    expect(await refusal(...pair)).toMatchObject({
      detail: expect.stringContaining('second factor'),
    });
  },
);

test('a new operator counts only after an operator who did not invite them has vouched', async () => {
  const [mina, jamal, sadia] = [await anOwner(), await anOwner(), await anOwner()];
  const nadia = await anOwner({ invitedBy: mina.id });
  expect(await refusal(nadia, jamal)).toMatchObject({ detail: expect.stringContaining('vouch') });
  const vouch = async (as: { id: OperatorId }) =>
    (await (await signedIn(as)).call(calls.vouchForOperator, { operator: nadia.id, note: 'met' }))
      .code;
  expect(await vouch(mina)).toBe('second-person-needed');
  expect(await vouch(nadia)).toBe('second-person-needed');
  expect(await vouch(jamal)).toBeNull();
  expect(await vouch(sadia)).toBe('already-decided');
  expect(await refusal(nadia, jamal)).toBeNull();
  const entries = await (await signedIn(mina)).call(calls.audit, {});
  expect(entries.value.rows[0]).toMatchObject({
    action: 'operator.vouched',
    operator: jamal.name,
    subject: nadia.name,
    after: `two-person rule: ${mina.name} + ${jamal.name}`,
  });
});

test('an operator who does not count yet cannot vouch for another', async () => {
  const mina = await anOwner();
  const puppet = await anOwner({ invitedBy: mina.id });
  const second = await anOwner({ invitedBy: mina.id });
  const browser = await signedIn(puppet);
  const vouched = await browser.call(calls.vouchForOperator, { operator: second.id, note: 'x' });
  expect(vouched.code).toBe('second-person-needed');
});

test('the inviting and the invited cannot confirm each other until the cooling time is over', async () => {
  const [mina, jamal] = [await anOwner(), await anOwner()];
  const nadia = await anOwner({ invitedBy: mina.id, vouchedBy: jamal.id });
  for (const pair of [[mina, nadia] as const, [nadia, mina] as const])
    expect(await refusal(...pair)).toMatchObject({ detail: expect.stringContaining('each other') });
  expect(await refusal(nadia, jamal)).toBeNull();
  const now = site.core.clock.now();
  site.core.clock.set(new Date(now.getTime() + coolingMs));
  expect(await refusal(mina, nadia)).toBeNull();
  site.core.clock.set(now);
});

test('an invitation’s link is in the mail to the invited person, and an owner cannot reveal it', async () => {
  const owner = await signedIn(await anOwner());
  const email = 'nadia@house.example';
  const grants = [{ role: 'owner', brand: null }];
  const sent = await owner.call(calls.inviteOperator, { name: 'nadia', email, grants, note: '' });
  expect(sent.value).toEqual({ sentTo: email, expiresAt: expect.any(String) });
  expect(sent.text).not.toContain('join#');
  const [mail] = await messagesTo(site, email);
  if (!mail) throw new Error('no mail left');
  expect(mail).toMatchObject({ kind: 'operator-invited', canReveal: false });
  expect(mail.text).toContain('••••••');
  expect((await owner.call(calls.revealMessage, { id: mail.id })).code).toBe('forbidden');
});

test('resetting an account counts as inviting it again', async () => {
  const [mina, jamal] = [await anOwner(), await anOwner()];
  await site.core.db.read
    .updateTable('operators')
    .set({ email: 'jamal@house.example' })
    .where('id', '=', jamal.id)
    .execute();
  const browser = await signedIn(mina);
  const reset = await browser.call(calls.resetOperator, { operator: jamal.id, note: 'lost' });
  expect(reset.code).toBeNull();
  expect(await refusal(mina, jamal)).toMatchObject({ detail: expect.stringContaining('vouch') });
});

test('an operator without a second factor cannot move money or decide draws', async () => {
  const browser = await signedIn(await anOwner({ hasFactor: false }));
  const note = 'x';
  const id = site.core.ids.next('wdr');
  expect((await browser.call(calls.approveWithdrawal, { id, note })).code).toBe(
    'second-factor-due',
  );
  const drawId = site.core.ids.next('drw');
  const voided = await browser.call(calls.voidDraw, { drawId, reason: 'storm' });
  expect(voided.code).toBe('second-factor-due');
  expect((await browser.call(calls.audit, {})).code).toBeNull();
});
