import { parseAmount, type AccountType, type InputOf, type calls } from '@croupier/contracts';
import type { TestCore } from '../../testing/index.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { Member, MemberRecord } from '../identity/index.ts';
import { accounts, type AccountPath } from '../ledger/index.ts';
import { limitStep } from '../protection/index.ts';

type Input = InputOf<typeof calls.transferUpline>;

const paymentPassword = '246810';
let site: TestSite;
let core: TestCore;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  core = site.core;
  for (const brand of ['padma', 'verano'])
    await site.app.modules.agentTransfers.addSettings({
      brand,
      min_units: units('100'),
      max_units: units('5000'),
      daily_units: units('6000'),
    });
});

const units = (amount: string) => parseAmount(amount) ?? 0n;

async function enrol(
  type: AccountType,
  upline: MemberRecord | null,
  brand = 'padma',
): Promise<MemberRecord> {
  const username = `person_${(count += 1)}`;
  return site.app.modules.identity.enrol({
    brand,
    username,
    password: 'River2026boat',
    paymentPin: paymentPassword,
    type,
    upline,
    affiliateCode: type === 0 || type === 4 ? null : `CODE${count}`,
  });
}

function signedIn({ id, account, nickname, type, brand }: MemberRecord): Member {
  const currency = brand === 'padma' ? 'BDT' : 'EUR';
  return { id, account, nickname, type, brand, currency, lastLoginAt: null, token: 'handle' };
}

async function credit(path: AccountPath, amount: string, currency = 'BDT'): Promise<void> {
  const key = core.ids.next('key');
  const moves = [{ from: accounts.house('promo'), to: path, amountUnits: units(amount) }];
  await core.db.transaction((tx) =>
    site.app.modules.ledger.book(tx, [
      { key, kind: 'correction', currency, reference: key, moves },
    ]),
  );
}

/** An agent with money, the agent above and a recruited member. */
async function aLine(balance = '10000') {
  const upline = await enrol(1, null);
  const agent = await enrol(2, upline);
  const member = await enrol(0, agent);
  await credit(accounts.cash(agent.id), balance);
  return { upline, agent, member };
}

function send(from: MemberRecord, input: Partial<Input> = {}, key = `key-${(count += 1)}`) {
  const asked = { to: 'upline' as const, amount: '500', paymentPassword, ...input };
  return site.app.modules.agentTransfers.send(signedIn(from), asked, key);
}

const to = (member: MemberRecord) => ({ to: 'downline', account: member.account }) as const;

async function cashOf({ id }: MemberRecord): Promise<bigint> {
  return (await site.app.modules.ledger.balance(accounts.cash(id))).balanceUnits;
}

test('an agent sends cash to the upline: both sides have one booking with the other’s masked name', async () => {
  const { upline, agent } = await aLine();
  const sent = await send(agent);
  expect(sent).toMatchObject({
    value: { direction: 'sent', line: 'upline', amount: '500.00', account: masked(upline) },
  });
  expect([await cashOf(agent), await cashOf(upline)]).toEqual([units('9500'), units('500')]);

  const { agentTransfers, ledger, wallet } = site.app.modules;
  expect(await agentTransfers.transfers(signedIn(upline), {})).toMatchObject({
    value: { rows: [{ direction: 'received', line: 'downline', account: masked(agent) }] },
  });
  const statements = [await wallet.statement(agent, {}), await wallet.statement(upline, {})];
  expect(statements.map((page) => page.ok && page.value.rows[0])).toMatchObject([
    { kind: 'agent-transfer', amount: '-500.00', counterparty: masked(upline) },
    { kind: 'agent-transfer', amount: '500.00', counterparty: masked(agent) },
  ]);
  expect(await ledger.total(accounts.agentFloat(agent.id), 'BDT')).toBe(0n);
});

test('an agent sends to recruited members only, and never sideways, further down or to another brand', async () => {
  const { upline, agent, member } = await aLine();
  const [sibling, abroad] = [await enrol(2, upline), await enrol(0, null, 'verano')];
  const below = await enrol(0, await enrol(2, agent));
  expect(await send(agent, to(member))).toMatchObject({ value: { line: 'downline' } });
  for (const stranger of [sibling, abroad, below, upline, agent])
    expect(await send(agent, to(stranger))).toMatchObject({ code: 'not-found' });
  await credit(accounts.cash(upline.id), '1000');
  expect(await send(upline)).toMatchObject({ code: 'not-found' });
  expect(await cashOf(agent)).toBe(units('9500'));
});

test('members who are not agents and trial accounts cannot send, and their terms say why', async () => {
  const { agent, member } = await aLine();
  const trial = await enrol(4, agent);
  for (const sender of [member, trial]) await credit(accounts.cash(sender.id), '1000');
  expect(await send(member)).toMatchObject({ code: 'error_not_agent' });
  expect(await send(trial)).toMatchObject({ code: 'in_need_true_account' });
  expect(await send(agent, to(trial))).toMatchObject({ code: 'recipient-unavailable' });
  const { agentTransfers } = site.app.modules;
  const refusals = await Promise.all(
    [agent, member, trial].map(async (one) => {
      const terms = await agentTransfers.terms(signedIn(one));
      return terms.ok && terms.value.refusal;
    }),
  );
  expect(refusals).toEqual([null, 'not-agent', 'trial']);
});

test.each(['locked', 'excluded', 'closed'] as const)(
  'a recipient whose account is %s receives nothing',
  async (status) => {
    const { agent, member } = await aLine();
    await core.db.transaction((tx) =>
      tx.updateTable('members').set({ status }).where('id', '=', member.id).execute(),
    );
    expect(await send(agent, to(member))).toMatchObject({ code: 'recipient-unavailable' });
    expect(await cashOf(agent)).toBe(units('10000'));
  },
);

test('an excluded agent cannot send', async () => {
  const { agent } = await aLine();
  await core.db.transaction((tx) =>
    tx.updateTable('members').set({ status: 'excluded' }).where('id', '=', agent.id).execute(),
  );
  expect(await send(agent)).toMatchObject({ code: 'self-excluded' });
});

test('what a member receives counts for their deposit limit, and the refusal does not name it', async () => {
  const { agent, member } = await aLine();
  const { protection } = site.app.modules;
  await protection.decide(member, limitStep({ kind: 'deposit', period: 'day' }, '800.00'));
  expect(await send(agent, to(member))).toMatchObject({ ok: true });
  expect(await send(agent, to(member))).toMatchObject({ code: 'recipient-unavailable' });
  expect(await cashOf(member)).toBe(units('500'));
});

test('wrong payment passwords are counted and lock the transfer', async () => {
  const { agent } = await aLine();
  const wrong = { paymentPassword: '111111' };
  expect(await send(agent, wrong)).toMatchObject({ code: 'wrong-payment-password' });
  for (let times = 0; times < 5; times += 1) await send(agent, wrong);
  expect(await send(agent)).toMatchObject({ code: 'payment-password-locked' });
  expect(await cashOf(agent)).toBe(units('10000'));
});

test('four simultaneous requests with one key are one transfer; another amount with it is refused', async () => {
  const { upline, agent } = await aLine();
  const sent = await Promise.all([1, 2, 3, 4].map(() => send(agent, {}, 'pressed-four-times')));
  expect(new Set(sent.map((one) => (one.ok ? one.value.id : one.code))).size).toBe(1);
  expect(await cashOf(upline)).toBe(units('500'));
  expect(await send(agent, { amount: '600' }, 'pressed-four-times')).toMatchObject({
    code: 'idempotency-key-reused',
  });
});

test('the daily limit holds for simultaneous transfers, and opens again after 24 hours', async () => {
  const { agent } = await aLine('20000');
  const sent = await Promise.all([1, 2, 3].map(() => send(agent, { amount: '2500' })));
  expect(sent.map((one) => (one.ok ? 'ok' : one.code)).toSorted()).toEqual([
    'ok',
    'ok',
    'transfer-limit-reached',
  ]);
  core.clock.advance(86_400_000);
  expect(await send(agent, { amount: '2500' })).toMatchObject({ ok: true });
});

test('two agents who send to each other at the same time both succeed', async () => {
  const { upline, agent } = await aLine('1000');
  await credit(accounts.cash(upline.id), '1000');
  const sent = await Promise.all([send(agent), send(upline, to(agent)), send(agent)]);
  expect(sent.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect([await cashOf(agent), await cashOf(upline)]).toEqual([units('500'), units('1500')]);
});

test.each([
  ['below the least', '99.99', 'amount-out-of-range'],
  ['above the most', '5000.01', 'amount-out-of-range'],
  ['finer than hundredths', '100.001', 'invalid-input'],
  ['above the cash', '300', 'insufficient-funds'],
])('an amount %s is refused, and bonus money is never sent', async (_, amount, code) => {
  const { agent } = await aLine('200');
  await credit(accounts.bonus(agent.id), '5000');
  expect(await send(agent, { amount })).toMatchObject({ code });
  expect(await cashOf(agent)).toBe(units('200'));
});

function masked({ account }: MemberRecord): string {
  return `${account.slice(0, 2)}•••${account.slice(-1)}`;
}
