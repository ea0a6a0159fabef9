import { calls } from '@croupier/contracts';
import { aBrowser, login, setFlags } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { accounts } from '../ledger/index.ts';

const day = 24 * 60 * 60_000;
const playMoney = accounts.house('play-money');

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

let presses = 0;
const aPress = () => `a-press-of-the-button-${(presses += 1)}`;

async function freePlay(browser: TestBrowser, random = aPress()) {
  const input = { os: 'linux', platform: 'W' as const, random, version: 3 as const };
  const answer = await browser.call(calls.freePlay, input);
  if (!answer.code) browser.token = answer.value.token;
  return answer;
}

test('a trial plays on the ledger with play money, and a second request gives the same trial', async () => {
  const press = aPress();
  const [first, second] = [aBrowser(site), aBrowser(site)];
  const answers = await Promise.all([freePlay(first, press), freePlay(second, press)]);
  expect(answers.map(({ code }) => code)).toEqual([null, null]);
  expect(answers[0]?.value.user).toEqual(
    expect.objectContaining({ id: answers[1]?.value.user.id, type: 4 }),
  );
  const balance = await first.call(calls.balance, undefined);
  expect(balance.value).toMatchObject({ sumBalance: '10000.00', currency: 'BDT' });
  expect(await site.app.modules.ledger.total(playMoney, 'BDT')).toBe(-1_000_000_000n);
});

test('a trial has no deposits or withdrawals, no password to change and no sign-in by form', async () => {
  const browser = aBrowser(site);
  const { value } = await freePlay(browser);
  const deposit = {
    method: 'bkash-sandbox',
    amount: '500.00',
    returnUrl: '/',
    language: 'bn',
  } as const;
  const key = { 'idempotency-key': 'trial-deposit-1' };
  expect((await browser.call(calls.requestDeposit, deposit, key)).code).toBe(
    'in_need_true_account',
  );
  const password = { newPassword: 'Mountain42lake', confirmNewPassword: 'Mountain42lake' };
  expect((await browser.call(calls.changePassword, password)).code).toBe('in_need_true_account');
  expect((await browser.call(calls.chooseIcon, { icon: 'kite' })).code).toBe(
    'in_need_true_account',
  );
  for (const secret of ['-', 'River2026boat'])
    expect((await aBrowser(site).call(calls.login, login(value.user.account, secret))).code).toBe(
      'wrong-credentials',
    );
});

test('a trial is closed after a day, and its remaining play money is taken back', async () => {
  const { identity, ledger } = site.app.modules;
  const browser = aBrowser(site);
  const press = aPress();
  const { value } = await freePlay(browser, press);
  site.core.clock.advance(day);
  await identity.sweep();
  expect((await browser.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await identity.byId(value.user.id))?.status).toBe('closed');
  expect((await ledger.balance(accounts.cash(value.user.id))).balanceUnits).toBe(0n);
  expect(await ledger.total(playMoney, 'BDT')).toBe(0n);
  await identity.sweep();
  expect(await ledger.total(playMoney, 'BDT')).toBe(0n);
  expect((await freePlay(browser, press)).code).toBe('forbidden');
});

test('a brand without trials refuses the request', async () => {
  await setFlags({ site }, { FREEPLAY3: false });
  expect((await freePlay(aBrowser(site))).code).toBe('forbidden');
});
