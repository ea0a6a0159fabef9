import { calls } from '@croupier/contracts';
import { anOperator, messagesTo, setProfile, solved } from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import { mobileNumber } from './index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(() => site.core.clock.advance(2_000));

let lastAddress = 0;
const aBrowser = () => site.browser({ ip: `198.51.100.${++lastAddress}` });
const sms = (mobileNo: string) =>
  ({ countryDialingCode: '880', mobileNo, purpose: 'login', language: 'en' }) as const;

test('a captcha has a sound that any browser plays, once per second', async () => {
  const browser = aBrowser();
  const { value } = await browser.call(calls.captcha, { language: 'ar' });
  const sound = await browser.request('GET', value.sound);
  expect(sound.headers['content-type']).toBe('audio/wav');
  expect(sound.text.slice(0, 4)).toBe('RIFF');
  const again = await browser.call(calls.captcha, {});
  expect(again).toMatchObject({ status: 429, problem: { retryAfter: 1 } });
  expect(again.headers['retry-after']).toBe('1');
  expect((await browser.request('GET', '/wps/captcha/cap_unknown0/sound')).status).toBe(404);
});

test('the answer does not depend on whether a number has an account', async () => {
  const { identity } = site.app.modules;
  await identity.enrol({
    brand: 'padma',
    username: 'has_number',
    password: 'River2026boat',
    paymentPin: '123456',
    type: 0,
    upline: null,
    affiliateCode: null,
    details: { mobile: mobileNumber('880', '01711111111'), email: null },
  });
  const known = await aBrowser().call(calls.smsCode, sms('01711111111'));
  const unknown = await aBrowser().call(calls.smsCode, sms('01722222222'));
  expect(known.text).toBe('{"value":{"expiredMinutes":10,"resendSeconds":60}}');
  expect(unknown.text).toBe(known.text);
  for (const number of ['+8801711111111', '+8801722222222'])
    expect(await messagesTo(site, number)).toHaveLength(1);
});

test('an invalid number is a field error, and costs no solution', async () => {
  await setProfile({ site }, { challenge: true });
  const browser = aBrowser();
  const challenge = await solved(browser, 'sms');
  const typo = await browser.call(calls.smsCode, { ...sms('0171'), challenge });
  expect(typo.problem.fields).toEqual({ mobileNo: { code: 'pattern', pattern: 'mobile' } });
  const right = { ...sms('01733333333'), challenge };
  expect((await browser.call(calls.smsCode, right)).code).toBeNull();
  site.core.clock.advance(1_000);
  expect((await browser.call(calls.smsCode, right)).code).toBe('challenge-failed');
  expect((await browser.call(calls.smsCode, sms('01733333333'))).code).toBe('challenge-failed');
  await setProfile({ site }, { challenge: false });
});

test('each purpose has its own code', async () => {
  const asked = { countryDialingCode: '880', mobileNo: '01744444444', language: 'bn' } as const;
  await aBrowser().call(calls.smsCode, { ...asked, purpose: 'forgot' });
  site.core.clock.advance(1_000);
  await aBrowser().call(calls.smsRegisterCode, { ...asked, module: 'username' });
  const kinds = (await messagesTo(site, '+8801744444444')).map(({ kind }) => kind);
  expect(kinds).toEqual(['code-register', 'code-forgot']);
});

test('operators see the outbox with masked codes; no one else sees it', async () => {
  await aBrowser().call(calls.smsCode, sms('01755555555'));
  const operator = await anOperator(site);
  const { value } = await operator.call(calls.messages, { state: 'kept', limit: 1 });
  expect(value).toMatchObject([{ recipient: '+8801755555555', state: 'kept', brand: 'padma' }]);
  expect(value[0]?.text).toContain('••••••');
  expect(value[0]?.text).not.toMatch(/\d{6}/);
  expect((await aBrowser().call(calls.messages, {})).code).toBe('unauthenticated');
  const [kept] = value;
  if (!kept) throw new Error('the message is missing');
  const shown = await operator.call(calls.revealMessage, { id: kept.id });
  expect(shown.value.text).toMatch(/\d{6}/);
  const [look] = (await operator.call(calls.audit, {})).value.rows;
  expect(look).toMatchObject({ action: 'message.revealed', operator: 'tester' });
  expect(look?.after).toContain('+8801755555555');
  const retried = await operator.call(calls.retryMessage, { id: kept.id });
  expect(retried.value).toMatchObject({ state: 'kept' });
});
