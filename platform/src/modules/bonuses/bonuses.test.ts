import { randomUUID } from 'node:crypto';
import { calls, type MemberId, type OperatorId } from '@croupier/contracts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const operator = { id: 'opr_00000000olga' as OperatorId, name: 'Olga', token: '' };
const terms = {
  times: 5,
  days: 7,
  spends: 'bonus-first' as const,
  maxStake: null,
  weights: { RNG: 100 },
};

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

async function aMember(username: string): Promise<{ browser: TestBrowser; id: MemberId }> {
  const browser = site.browser({ ip: `10.1.0.${username.length}` });
  const { value } = await browser.call(
    calls.register,
    {
      username,
      password: 'River2026boat',
      confirmPassword: 'River2026boat',
      paymentPassword: '123456',
      termsAccepted: true,
      login: true,
      registerMethod: 'WEB',
      registerUrl: 'http://localhost/',
    },
    { 'idempotency-key': randomUUID() },
  );
  browser.token = value.token;
  const info = await browser.call(calls.memberInfo, undefined);
  return { browser, id: info.value.id };
}

const words = { bn: { title: 'শুক্রবার' }, en: { title: 'Friday' } };
const campaign = { en: 'Friday', bn: 'শুক্রবার', es: 'শুক্রবার', ar: 'শুক্রবার' };

const grant = (memberId: MemberId) =>
  site.app.modules.bonuses.admin.grant(
    { memberId, amount: '50.00', words, terms, note: 'won the quiz' },
    operator,
  );

test('a grant is kept apart from cash, booked once, and has an audit record', async () => {
  const { browser, id } = await aMember('rahimbonus');
  expect(await grant(id)).toMatchObject({
    value: { bonuses: [{ left: '50.00', target: '250.00' }], proposal: null },
  });
  expect(await grant(id)).toMatchObject({ code: 'bonus-active' });
  const { value } = await browser.call(calls.bonuses, undefined);
  expect(value).toMatchObject([{ state: 'active', left: '50.00', campaign }]);
  expect((await browser.call(calls.balance, undefined)).value.sumBalance).toBe('0.00');
  const [entry] = (await site.app.modules.audit.entries({ subject: id })).rows;
  expect(entry).toMatchObject({ action: 'bonus.granted', note: 'won the quiz' });
});

test('a bonus needs a name in the brand’s own language, which stands in for missing ones', async () => {
  const { id } = await aMember('namelessbonus');
  const order = { memberId: id, amount: '50.00', words: { en: words.en }, terms, note: 'a quiz' };
  expect(await site.app.modules.bonuses.admin.grant(order, operator)).toMatchObject({
    code: 'invalid-input',
    fields: { 'words.bn.title': { code: 'required' } },
  });
});

test('a member sees and ends only the own bonuses', async () => {
  const [one, other] = [await aMember('karimbonus1'), await aMember('karimbonus22')];
  await grant(one.id);
  const [bonus] = (await one.browser.call(calls.bonuses, undefined)).value;
  if (!bonus) throw new Error('no bonus');
  expect((await other.browser.call(calls.bonuses, undefined)).value).toEqual([]);
  expect((await other.browser.call(calls.forfeitBonus, { id: bonus.id })).code).toBe('not-found');
  expect((await one.browser.call(calls.forfeitBonus, { id: bonus.id })).value).toMatchObject([
    { state: 'forfeited', forfeitedBy: 'member', left: '0.00' },
  ]);
  expect((await site.browser().call(calls.bonuses, undefined)).code).toBe('unauthenticated');
});

test('a grant to an unknown member is refused', async () => {
  expect(await grant('mem_00000000nobody' as MemberId)).toMatchObject({ code: 'not-found' });
});
