import { calls, type OperatorId } from '@croupier/contracts';
import { seedOperators, withSecondFactor } from '../../testing/test-operators.ts';
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

async function vouch(as: { id: OperatorId }, operator: OperatorId) {
  const browser = await signedIn(as);
  return (await browser.call(calls.vouchForOperator, { operator, note: 'met' })).code;
}

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
  expect(await vouch(mina, nadia.id)).toBe('second-person-needed');
  expect(await vouch(nadia, nadia.id)).toBe('second-person-needed');
  expect(await vouch(jamal, nadia.id)).toBeNull();
  expect(await vouch(sadia, nadia.id)).toBe('already-decided');
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

/** The operator that `by` invites, and who has followed the link. */
async function invitedBy(by: { id: OperatorId }, time = site.core.clock.now()) {
  const person = await anOwner({ invitedBy: by.id });
  await site.core.db.read
    .updateTable('operator_invitations')
    .set({ invited_at: time })
    .where('operator', '=', person.id)
    .execute();
  return person;
}

test('a reset by a second operator does not make the inviting one a second person', async () => {
  const [mina, jamal, sadia] = [await anOwner(), await anOwner(), await anOwner()];
  const puppet = await invitedBy(mina);
  await site.core.db.read
    .updateTable('operators')
    .set({ email: 'puppet@house.example' })
    .where('id', '=', puppet.id)
    .execute();
  const reset = { operator: puppet.id, note: 'lost the phone' };
  expect((await (await signedIn(jamal)).call(calls.resetOperator, reset)).code).toBeNull();
  await site.core.db.read
    .updateTable('operators')
    .set({ password_hash: 'none' })
    .where('id', '=', puppet.id)
    .execute();
  await withSecondFactor(site.core, puppet.id);
  expect(await vouch(mina, puppet.id)).toBe('second-person-needed');
  expect(await vouch(jamal, puppet.id)).toBe('second-person-needed');
  expect(await vouch(sadia, puppet.id)).toBeNull();
  for (const inviter of [mina, jamal])
    expect(await refusal(inviter, puppet)).toMatchObject({
      detail: expect.stringContaining('each other'),
    });
  expect(await refusal(sadia, puppet)).toBeNull();
  expect(await refusal(mina, jamal)).toBeNull();
});

test('accounts that come from one operator, directly or through another one, do not confirm each other', async () => {
  const [mina, jamal] = [await anOwner(), await anOwner()];
  const [nadia, omar] = [await invitedBy(mina), await invitedBy(mina)];
  for (const { id } of [nadia, omar]) expect(await vouch(jamal, id)).toBeNull();
  expect(await refusal(nadia, omar)).toMatchObject({
    detail: expect.stringContaining('each other'),
  });
  const puppet = await invitedBy(nadia);
  for (const one of [mina, omar]) expect(await vouch(one, puppet.id)).toBe('second-person-needed');
  expect(await vouch(jamal, puppet.id)).toBeNull();
  for (const one of [mina, nadia, omar])
    expect(await refusal(one, puppet)).toMatchObject({
      detail: expect.stringContaining('each other'),
    });
  expect(await refusal(jamal, puppet)).toBeNull();
});

test('an invitation that is older than the cooling time connects nobody, and its inviter still cannot vouch', async () => {
  const [mina, jamal] = [await anOwner(), await anOwner()];
  const before = new Date(site.core.clock.now().getTime() - coolingMs);
  const nadia = await invitedBy(mina, before);
  const omar = await invitedBy(nadia);
  expect(await vouch(mina, nadia.id)).toBe('second-person-needed');
  for (const { id } of [nadia, omar]) expect(await vouch(jamal, id)).toBeNull();
  expect(await refusal(mina, omar)).toBeNull();
  expect(await refusal(nadia, omar)).not.toBeNull();
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
