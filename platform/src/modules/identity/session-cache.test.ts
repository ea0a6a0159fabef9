import { calls } from '@croupier/contracts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import type { Operator } from './member.ts';

let site: TestSite;
let other: TestSite;

beforeAll(async () => {
  site = await testSite();
  other = await site.secondNode();
});

const operator: Operator = { id: 'opr_1' as Operator['id'], name: 'sadia', token: 'handle' };
const password = 'River2026boat';
let count = 0;

/** A member in a browser that both nodes have in their session caches. */
async function aKnownMember() {
  const username = `player_${++count}`;
  const account = { brand: 'padma', username, password, paymentPin: '123456' };
  await site.app.modules.identity.enrol({
    ...account,
    type: 0,
    upline: null,
    affiliateCode: null,
  });
  const here = site.browser();
  const signedIn = await here.call(calls.login, { type: 'username', username, password });
  here.token = signedIn.value.token;
  const there = other.browser();
  there.token = here.token;
  for (const [name, value] of here.cookies) there.setCookie(name, value);
  expect([await readBy(here), await readBy(there)]).toEqual([null, null]);
  return { username, here, there };
}

const readBy = async (browser: TestBrowser) => (await browser.call(calls.balance, undefined)).code;
const changeBy = async (browser: TestBrowser) =>
  (await browser.call(calls.chooseIcon, { icon: 'lotus' })).code;

const lock = (username: string) =>
  site.app.modules.identity.standing.setStatus(
    { brand: 'padma', account: username, status: 'locked', note: 'a test' },
    operator,
  );

test('a session ended in this process is over once the call has answered, for reads too', async () => {
  const { here } = await aKnownMember();
  const browser = site.browser();
  for (const [name, value] of here.cookies) browser.setCookie(name, value);
  await here.call(calls.logout, undefined);
  expect(await readBy(browser)).toBe('unauthenticated');
});

test('a locked member is rejected at once on this node, and on other nodes for calls that change data', async () => {
  const { username, here, there } = await aKnownMember();
  await lock(username);
  expect(await readBy(here)).toBe('unauthenticated');
  expect(await changeBy(there)).toBe('unauthenticated');
});

test('another node serves reads from its cache for at most a second', async () => {
  const { username, there } = await aKnownMember();
  await lock(username);
  other.core.clock.advance(999);
  expect(await readBy(there)).toBeNull();
  other.core.clock.advance(1);
  expect(await readBy(there)).toBe('unauthenticated');
});
