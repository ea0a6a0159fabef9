import { calls } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { aBrowser, aMember, login, signIn } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { accounts } from '../ledger/index.ts';

const password = 'River2026boat';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
});

const day = 24 * 60 * 60_000;
const pass = (ms: number) => site.core.clock.set(new Date(site.core.clock.now().getTime() + ms));
const closeDue = () => site.app.modules.identity.closure.closeDue();

const ask = (member: TestBrowser, typed = password) =>
  member.call(calls.requestAccountClosure, { reason: 'unused', password: typed });

async function idOf(account: string) {
  const found = await site.app.modules.identity.byAccount('padma', account);
  if (!found) throw new Error(`there is no ${account}`);
  return found.id;
}

test('an account closes after the cooling-off, cannot sign in, and its personal data is erased', async () => {
  const member = await aMember(site, 'leaver');
  const id = await idOf('leaver');
  expect((await ask(member, 'wrong')).code).toBe('wrong-credentials');
  expect((await ask(member)).code).toBeNull();
  const { value } = await member.call(calls.accountClosure, undefined);
  expect(value).toMatchObject({ closesAt: expect.any(String), open: { balance: '0.00', bets: 0 } });
  await closeDue();
  expect((await site.app.modules.identity.byId(id))?.status).toBe('active');
  pass(7 * day);
  await Promise.all([closeDue(), closeDue()]);
  const record = await site.app.modules.identity.byId(id);
  expect(record).toMatchObject({ status: 'closed', account: `closed_${id.slice(-12)}` });
  expect((await signIn(aBrowser(site), login('leaver'))).code).toBe('wrong-credentials');
  const { rows } = await sql<{ left: number }>`
    SELECT (SELECT count(*) FROM security_events WHERE member_id = ${id})
      + (SELECT count(*) FROM member_trace WHERE member_id = ${id})
      + (SELECT count(*) FROM sessions WHERE subject = ${id}) AS left`.execute(site.core.db.read);
  expect(Number(rows[0]?.left)).toBe(0);
});

test('during the cooling-off the member can undo it', async () => {
  const member = await aMember(site, 'stayer');
  await ask(member);
  expect((await member.call(calls.undoAccountClosure, undefined)).code).toBeNull();
  expect((await member.call(calls.accountClosure, undefined)).value.closesAt).toBeNull();
  pass(7 * day);
  await closeDue();
  expect((await site.app.modules.identity.byId(await idOf('stayer')))?.status).toBe('active');
});

test('an account with a balance stays open until the money is withdrawn', async () => {
  const member = await aMember(site, 'holder');
  const id = await idOf('holder');
  const { ledger } = site.app.modules;
  const move = (key: string, isIn: boolean) => {
    const [from, to] = [accounts.deposits('sandbox'), accounts.cash(id)];
    const moves = [{ ...(isIn ? { from, to } : { from: to, to: from }), amountUnits: 1_000_000n }];
    const booking = { key, kind: 'deposit' as const, currency: 'BDT', reference: 'dep_x', moves };
    return site.core.db.transaction((tx) => ledger.book(tx, [booking]));
  };
  await move('closure-in', true);
  await ask(member);
  pass(7 * day);
  await closeDue();
  expect((await site.app.modules.identity.byId(id))?.status).toBe('active');
  await move('closure-out', false);
  await closeDue();
  expect((await site.app.modules.identity.byId(id))?.status).toBe('closed');
});

test('an operator sees why a closure waits and cancels it once, with a note in the audit trail', async () => {
  const member = await aMember(site, 'undecided');
  const memberId = await idOf('undecided');
  const { closureAdmin } = site.app.modules.identity;
  const operator = { name: 'operator' };
  const listed = async () => {
    const page = await closureAdmin.list({ brand: 'padma' });
    const { rows } = callSchemas.accountClosures.output.parse(page.ok && page.value);
    return rows.find((row) => row.memberId === memberId);
  };
  await ask(member);
  const open = { balance: '0.00', withdrawals: 0, bets: 0, bonuses: 0 };
  expect(await listed()).toMatchObject({ account: 'undecided', reason: 'unused', open });
  const cancel = () => closureAdmin.cancel({ memberId, note: 'asked in the chat' }, operator);
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await listed()).toBeUndefined();
  const { rows } = await sql<{ note: string }>`
    SELECT note FROM audit_entries WHERE action = 'member.closure-cancelled'`.execute(
    site.core.db.read,
  );
  expect(rows).toEqual([{ note: 'asked in the chat' }]);
  pass(7 * day);
  await closeDue();
  expect((await site.app.modules.identity.byId(memberId))?.status).toBe('active');
});
