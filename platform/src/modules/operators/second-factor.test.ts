import { calls } from '@croupier/contracts';
import { Secret, TOTP } from 'otpauth';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import type { Config } from '../../config.ts';

const login = { name: 'mina', password: 'a long enough password' };
const halfMinute = 30_000;

async function aConsole(config: Partial<Config> = {}) {
  const site = await testSite(config);
  await site.app.modules.operators.enrol(login);
  return { site, browser: await enter(site) };
}

async function enter(site: TestSite, code?: string): Promise<TestBrowser> {
  const browser = site.browser();
  const input = code === undefined ? login : { ...login, code };
  browser.token = (await browser.call(calls.operatorLogin, input)).value?.token ?? null;
  return browser;
}

const pass = (site: TestSite, ms: number) =>
  site.core.clock.set(new Date(site.core.clock.now().getTime() + ms));

function codeOf(site: TestSite, secret: string): string {
  const timestamp = site.core.clock.now().getTime();
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function withFactor(config: Partial<Config> = {}) {
  const { site, browser } = await aConsole(config);
  const { password } = login;
  const { secret, uri } = (await browser.call(calls.beginSecondFactor, { password })).value;
  const finished = await browser.call(calls.finishSecondFactor, { code: codeOf(site, secret) });
  return { site, browser, secret, uri, codes: finished.value.codes };
}

const place = {
  brand: 'padma',
  module: 'mfe-none',
  enabled: true,
  version: null,
  revision: 0,
  note: '',
};

test('once its first code is confirmed, the second factor is required at sign-in', async () => {
  const { site, secret, uri } = await withFactor();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Croupier:mina\?issuer=Croupier&secret=/);
  const ask = (code?: string) =>
    site.browser().call(calls.operatorLogin, code === undefined ? login : { ...login, code });
  expect((await ask()).code).toBe('second-factor-needed');
  expect((await ask('000000')).code).toBe('wrong-code');
  pass(site, halfMinute);
  expect((await ask(codeOf(site, secret))).value.secondFactor).toBe('on');
});

test('a code is valid once', async () => {
  const { site, secret } = await withFactor();
  pass(site, halfMinute);
  const code = codeOf(site, secret);
  const both = await Promise.all([
    site.browser().call(calls.operatorLogin, { ...login, code }),
    site.browser().call(calls.operatorLogin, { ...login, code }),
  ]);
  expect(both.map((answer) => answer.code).toSorted()).toEqual([null, 'wrong-code'].toSorted());
});

test('an unfinished set-up requires no code', async () => {
  const { site, browser } = await aConsole();
  const { password } = login;
  expect((await browser.call(calls.beginSecondFactor, { password: 'wrong' })).code).toBe(
    'wrong-credentials',
  );
  await browser.call(calls.beginSecondFactor, { password });
  expect((await browser.call(calls.finishSecondFactor, { code: '000000' })).code).toBe(
    'wrong-code',
  );
  expect((await site.browser().call(calls.operatorLogin, login)).code).toBeNull();
});

test('a recovery code opens the account once, and only hashes of the codes are stored', async () => {
  const { site, codes } = await withFactor();
  expect(codes).toHaveLength(10);
  const [code = ''] = codes;
  const ask = () => site.browser().call(calls.operatorLogin, { ...login, code });
  expect((await ask()).code).toBeNull();
  expect((await ask()).code).toBe('wrong-code');
  const rows = await site.core.db.read
    .selectFrom('operator_recovery_codes')
    .select('hash')
    .execute();
  expect(rows.some(({ hash }) => hash.toString('utf8').includes(code.slice(0, 4)))).toBe(false);
  const stored = await site.core.db.read
    .selectFrom('operator_second_factors')
    .select('secret')
    .executeTakeFirstOrThrow();
  expect(stored.secret).not.toMatch(/^[A-Z2-7]{32}$/);
});

test('new recovery codes invalidate the old ones', async () => {
  const { site, browser, secret, codes } = await withFactor();
  pass(site, halfMinute);
  const renewed = await browser.call(calls.renewRecoveryCodes, { code: codeOf(site, secret) });
  expect(renewed.value.codes).toHaveLength(10);
  const [old = ''] = codes;
  expect((await site.browser().call(calls.operatorLogin, { ...login, code: old })).code).toBe(
    'wrong-code',
  );
});

test('sensitive actions require a new code after ten minutes, others do not', async () => {
  const { site, browser, secret } = await withFactor();
  expect((await browser.call(calls.placeModule, place)).code).toBe('not-found');
  pass(site, 11 * 60_000);
  expect((await browser.call(calls.placeModule, place)).code).toBe('second-factor-needed');
  expect((await browser.call(calls.placements, { brand: 'padma' })).code).toBeNull();
  expect((await browser.call(calls.confirmOperator, { code: codeOf(site, secret) })).code).toBe(
    null,
  );
  expect((await browser.call(calls.placeModule, place)).code).toBe('not-found');
});

test('codes cannot be guessed: after five wrong codes the account is locked for a while', async () => {
  const { site, browser, secret } = await withFactor();
  pass(site, 11 * 60_000);
  for (let guess = 0; guess < 5; guess += 1)
    await browser.call(calls.confirmOperator, { code: `00000${guess}` });
  const right = { code: codeOf(site, secret) };
  expect((await browser.call(calls.confirmOperator, right)).code).toBe('account-locked');
});

test('if the platform requires a second factor, only the own account is accessible without one', async () => {
  const { site, browser } = await aConsole({ operatorSecondFactor: 'required' });
  expect((await browser.call(calls.operatorInfo, undefined)).value.secondFactor).toBe('due');
  expect((await browser.call(calls.audit, {})).code).toBe('second-factor-due');
  const { password } = login;
  const { secret } = (await browser.call(calls.beginSecondFactor, { password })).value;
  await browser.call(calls.finishSecondFactor, { code: codeOf(site, secret) });
  expect((await browser.call(calls.audit, {})).code).toBeNull();
});

test('a new password ends the other sessions', async () => {
  const { site, browser } = await aConsole();
  const other = await enter(site);
  const newPassword = 'an even longer password';
  await browser.call(calls.changeOperatorPassword, { password: login.password, newPassword });
  expect((await other.call(calls.operatorInfo, undefined)).code).toBe('unauthenticated');
  expect((await browser.call(calls.operatorInfo, undefined)).code).toBeNull();
});

test('an operator lists the own sessions and ends one', async () => {
  const { site, browser } = await aConsole();
  const other = await enter(site);
  const { value } = await browser.call(calls.operatorSessions, undefined);
  const strange = value.find(({ isCurrent }) => !isCurrent);
  if (!strange) throw new Error('the other session is not listed');
  await browser.call(calls.endOperatorSession, { session: strange.id });
  expect((await other.call(calls.operatorInfo, undefined)).code).toBe('unauthenticated');
});
