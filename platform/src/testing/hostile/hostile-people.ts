import { parseAmount, type AccountType, type MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import { openSession, type Member } from '../../modules/identity/index.ts';
import { accounts } from '../../modules/ledger/index.ts';
import type { TestBrowser, TestSite } from '../test-site.ts';

const paymentPassword = '246810';
const memberCookie = 'croupier';
const operatorCookie = 'croupier-console';
const address = { ip: '10.0.0.1', userAgent: 'hostile' };

let people = 0;

/** A member who is a copy of one of the demo's (hashing a password is slow on purpose), signed in. */
export async function aPerson(
  site: TestSite,
  changes: { readonly of: string; readonly type: AccountType },
): Promise<{ readonly browser: TestBrowser; readonly member: Member }> {
  const { core } = site;
  const account = `hostile${(people += 1)}`;
  const id = core.ids.next('mem');
  const values = JSON.stringify({
    id,
    type: changes.type,
    username: account,
    username_key: account,
    nickname: account,
    affiliate_code: null,
    trial_ends_at: changes.type === 4 ? new Date(core.clock.now().getTime() + 86_400_000) : null,
  });
  await sql`insert into members
    select (jsonb_populate_record(member, ${values}::jsonb)).* from members as member
    where brand = 'padma' and username_key = ${changes.of}`.execute(core.db.read);
  const token = 'handle';
  const member = { id, account, nickname: account, type: changes.type, brand: 'padma' };
  const whole: Member = { ...member, currency: 'BDT', lastLoginAt: null, token };
  return { browser: await signedIn(site, { kind: 'member', subject: id }), member: whole };
}

/** The demo's operator, signed in. */
export async function theOperator(site: TestSite): Promise<TestBrowser> {
  const subject = await site.app.modules.operators.enrol({ name: 'operator', password: 'unused' });
  return signedIn(site, { kind: 'operator', subject });
}

async function signedIn(
  site: TestSite,
  session: { readonly kind: 'member' | 'operator'; readonly subject: string },
): Promise<TestBrowser> {
  const { core } = site;
  const { credential, handle } = await core.db.transaction((tx) =>
    openSession(tx, core, { ...session, opener: address }),
  );
  const browser = site.browser();
  browser.setCookie(session.kind === 'member' ? memberCookie : operatorCookie, credential);
  browser.token = handle;
  return browser;
}

/** Money, a place to be paid to, a withdrawal that waits and a deposit that waits; gives their ids. */
export async function giveFunds(
  { core, app }: TestSite,
  member: Member,
): Promise<readonly string[]> {
  const { cashier } = app.modules;
  await giveMoney({ core, app }, member.id);
  const account = await cashier.addPayoutAccount(member, {
    method: 'bkash-sandbox',
    payee: 'Rahim Uddin',
    fields: { mobile: '01712345678' },
    paymentPassword,
  });
  if (!account.ok) throw new Error(account.code);
  const withdrawal = await cashier.withdraw(
    member,
    { account: account.value.id, amount: '500.00', paymentPassword },
    `${member.id}:first`,
  );
  if (!withdrawal.ok) throw new Error(withdrawal.code);
  const deposit = await cashier.request(
    member,
    { method: 'bkash-sandbox', amount: '500.00', returnUrl: '/', language: 'en' },
    { key: `${member.id}:first`, origin: 'http://localhost:4000' },
  );
  if (!deposit.ok) throw new Error(deposit.code);
  return [account.value.id, withdrawal.value.id, deposit.value.id];
}

async function giveMoney({ core, app }: Pick<TestSite, 'core' | 'app'>, id: MemberId) {
  const amountUnits = parseAmount('1500.00') ?? 0n;
  const moves = [{ from: accounts.deposits('sandbox'), to: accounts.cash(id), amountUnits }];
  const booking = { key: `start:${id}`, kind: 'deposit' as const, currency: 'BDT' };
  await core.db.transaction((tx) =>
    app.modules.ledger.book(tx, [{ ...booking, reference: 'dep_start', moves }]),
  );
}
