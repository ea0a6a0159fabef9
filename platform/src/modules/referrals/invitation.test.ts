import { calls } from '@croupier/contracts';
import {
  aBrowser,
  aKey,
  aRegistration,
  setFlags,
  setRegister,
} from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
  await setFlags({ site }, { DIRECTREG3: true, USERNAMEREG3: true, REFERRAL: true });
  const brand = await site.app.modules.brands.byCode('padma');
  if (!brand) throw new Error('there is a brand');
  const { email } = brand.settings.register;
  await setRegister({ site }, { email: { ...email, enabled: true } });
});

let count = 0;

async function register(
  changes: Parameters<typeof aRegistration>[0] = {},
  browser = aBrowser(site),
) {
  const username = `invited${(count += 1)}`;
  const answer = await browser.call(
    calls.register,
    aRegistration({ username, email: `${username}@example.com`, ...changes }),
    aKey(),
  );
  browser.token = answer.code === null ? answer.value.token : null;
  return { browser, answer };
}

const overviewOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.call(calls.referral, undefined)).value;

test('a friend who registers with the code is shown with a masked name, and joins the agent of the referrer', async () => {
  const agent = await site.app.modules.identity.enrol({
    ...{ brand: 'padma', username: 'chief', password: 'River2026boat', paymentPin: '246810' },
    ...{ type: 1, upline: null, affiliateCode: 'CHIEF26' },
  });
  const { browser } = await register({ affiliateCode: 'CHIEF26' });
  const { code, state } = await overviewOf(browser);
  expect([state, code?.length]).toEqual(['on', 8]);
  expect((await overviewOf(browser)).code).toBe(code);
  const checked = await browser.call(calls.affiliateCheck, {
    code: code ?? '',
    domain: 'localhost',
  });
  expect(checked.code).toBeNull();
  const friend = await register({ referralCode: code ?? '' });
  expect(friend.answer.code).toBeNull();
  const { value } = await browser.call(calls.referredFriends, {});
  expect(value.rows).toMatchObject([{ progress: 'registered', state: 'counted', earned: '0.00' }]);
  expect(value.rows[0]?.account).toContain('•••');
  const record = await site.app.modules.identity.byId(friend.answer.value.user.id);
  expect(record?.uplineId).toBe(agent.id);
});

test('an own code is refused: in the own session, and with the own mail address', async () => {
  const { browser, answer } = await register({ email: 'owner@example.com' });
  expect(answer.code).toBeNull();
  const { code } = await overviewOf(browser);
  const own = await register({ referralCode: code ?? '' }, browser);
  expect(own.answer.code).toBe('invitation_code_error');
  const sameMail = await register({ referralCode: code ?? '', email: 'Owner@Example.com' });
  expect(sameMail.answer.code).toBe('invitation_code_error');
});

test('a friend who registers in the browser and network of the referrer waits for an operator', async () => {
  const { browser } = await register();
  const { code } = await overviewOf(browser);
  await browser.call(calls.logout, undefined);
  browser.token = null;
  await register({ referralCode: code ?? '' }, browser);
  const queue = await site.app.modules.referrals.admin.list({ brand: 'padma', state: 'held' });
  expect(queue).toMatchObject({
    value: { rows: [{ reasons: ['same-device', 'same-network'] }] },
  });
});

test('without the flag a code of a player is refused, and the page is off', async () => {
  const { browser } = await register();
  const { code } = await overviewOf(browser);
  await setFlags({ site }, { DIRECTREG3: true, USERNAMEREG3: true, REFERRAL: false });
  expect((await register({ referralCode: code ?? '' })).answer.code).toBe('invitation_code_error');
  expect(await overviewOf(browser)).toMatchObject({ state: 'off', code: null });
});
