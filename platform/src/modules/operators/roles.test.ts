import {
  callAddress,
  calls,
  hasBody,
  operatorRules,
  reaches,
  sessionHeader,
  type OperatorCall,
  type RoleGrant,
} from '@croupier/contracts';
import { sql } from 'kysely';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { messagesTo } from '../../testing/test-members.ts';
import { openSession } from '../identity/index.ts';
import { covers, reachOf } from './access.ts';

const names = Object.keys(operatorRules).filter(
  (name): name is OperatorCall => name in operatorRules,
);
const password = 'a long enough password';

let site: TestSite;
let owner: TestBrowser;
let visitors = 0;
beforeAll(async () => {
  site = await testSite({ demo: true });
  await site.app.modules.operators.enrol({ name: 'owner', password });
  owner = await signedIn('owner');
});

/** Each browser has its own address, to avoid the rate limit per address. */
const visitor = () => site.browser({ ip: `10.0.0.${(visitors += 1)}` });

/** Signs in without a password, because hashing is slow on purpose. */
async function signedIn(name: string): Promise<TestBrowser> {
  const { core } = site;
  const subject = await idOf(name);
  const opener = { ip: '10.0.0.1', userAgent: 'test' };
  const { credential, handle } = await core.db.transaction((tx) =>
    openSession(tx, core, { kind: 'operator', subject, opener }),
  );
  const browser = visitor();
  browser.setCookie('croupier-console', credential);
  browser.token = handle;
  return browser;
}

async function join(name: string, grants: readonly RoleGrant[]): Promise<TestBrowser> {
  const { code } = await owner.call(calls.inviteOperator, {
    name,
    email: addressOf(name),
    grants,
    note: 'new',
  });
  if (code) throw new Error(code);
  return signedIn(name);
}

const addressOf = (name: string) => `${name.replaceAll(/\W/g, '-')}@house.example`;

/** The secret of the link that was mailed to an operator last. */
async function mailedTo(name: string): Promise<string> {
  const [mail] = await messagesTo(site, addressOf(name));
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function idOf(name: string) {
  const row = site.core.db.read.selectFrom('operators').select('id').where('name', '=', name);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** Sends a call with only its path fields: a guard answers before the input is checked. */
async function knock(browser: TestBrowser, name: OperatorCall) {
  const { method, path } = calls[name];
  const url = path.replaceAll(/:\w+/g, 'padma');
  const session = { [sessionHeader]: browser.token ?? '' };
  const withBody = { headers: { ...session, 'content-type': 'application/json' }, body: '{}' };
  const reply = await browser.request(
    method,
    url,
    hasBody(method) ? withBody : { headers: session },
  );
  return JSON.parse(reply.text).code ?? null;
}

test('every operators’ call has an access rule', () => {
  const operators = Object.entries(calls).filter(([, { audience }]) => audience === 'operator');
  expect(operators.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});

test('every call refuses an anonymous caller, and each call with a permission refuses an operator without it', async () => {
  const auditor = await join('auditor', [{ role: 'auditor', brand: null }]);
  const nobody = visitor();
  for (const name of names) {
    expect([name, await knock(nobody, name)]).toEqual([name, 'unauthenticated']);
    const { permission } = operatorRules[name];
    if (permission !== null && !['audit', 'ledger'].includes(permission))
      expect([name, await knock(auditor, name)]).toEqual([name, 'forbidden']);
  }
});

test.each(['release-manager', 'content-editor', 'support', 'cashier-clerk', 'cashier-lead'])(
  'the role %s allows the calls of its permissions, and no other',
  async (role) => {
    const browser = await join(`one ${role}`, [{ role, brand: null }]);
    const { value } = await browser.call(calls.operatorInfo, undefined);
    const opened = names.filter((name) => operatorRules[name].permission !== null);
    for (const name of opened) {
      const { permission } = operatorRules[name];
      if (permission && reaches(value.reach, permission, null)) continue;
      expect([name, await knock(browser, name)]).toEqual([name, 'forbidden']);
    }
    const readable = opened.filter((name) => calls[name].method === 'GET');
    const own = readable.filter((name) => {
      const { permission } = operatorRules[name];
      return permission !== null && reaches(value.reach, permission, null);
    });
    for (const name of own) expect([name, await knock(browser, name)]).not.toContain('forbidden');
  },
);

test('an operator of one brand has access to that brand only', async () => {
  const browser = await join('padma only', [
    { role: 'release-manager', brand: 'padma' },
    { role: 'cashier-clerk', brand: 'padma' },
  ]);
  const brandsOf = (await browser.call(calls.brands, undefined)).value.map(({ code }) => code);
  expect(brandsOf).toEqual(['padma']);
  expect((await browser.call(calls.placements, { brand: 'padma' })).code).toBeNull();
  expect((await browser.call(calls.placements, { brand: 'verano' })).code).toBe('forbidden');
  const queue = { queue: 'review' } as const;
  expect(
    (await browser.call(calls.adminWithdrawals, { ...queue, brand: 'padma' })).code,
  ).toBeNull();
  expect((await browser.call(calls.adminWithdrawals, queue)).code).toBe('forbidden');
  expect((await browser.call(calls.unmatchedTransfers, undefined)).code).toBe('forbidden');
  expect((await browser.call(calls.teamTokens, undefined)).code).toBe('forbidden');
});

test('the server finds a member of another brand by id and denies access', async () => {
  const member = (brand: string) =>
    site.app.modules.identity.enrol({
      brand,
      username: `player-${brand}`,
      password: 'Player2026!',
      paymentPin: '246810',
      type: 0,
      upline: null,
      affiliateCode: null,
    });
  const browser = await join('padma games', [{ role: 'draw-master', brand: 'padma' }]);
  const set = async (brand: string) =>
    (
      await browser.call(calls.setPrizeGroup, {
        memberId: (await member(brand)).id,
        prizeGroup: null,
        note: 'agreed',
      })
    ).code;
  expect(await set('padma')).not.toBe('forbidden');
  expect(await set('verano')).toBe('forbidden');
});

test('an operator cannot grant, revoke or create permissions that they do not hold', async () => {
  await owner.call(calls.saveRole, {
    role: 'people',
    permissions: ['operators', 'content'],
    revision: 0,
    note: '',
  });
  const clerk = await join('people clerk', [{ role: 'people', brand: null }]);
  const note = '';
  const grants = (role: string): RoleGrant[] => [{ role, brand: null }];
  const invite = (name: string, role: string) =>
    clerk.call(calls.inviteOperator, {
      name,
      email: addressOf(name),
      grants: grants(role),
      note,
    });
  expect((await invite('usurper', 'owner')).code).toBe('forbidden');
  expect((await invite('cashier', 'cashier-lead')).code).toBe('forbidden');
  expect((await invite('editor', 'content-editor')).code).toBeNull();
  expect((await invite('nobody', 'no-such-role')).code).toBe('not-found');

  const ownerId = await idOf('owner');
  const above = { operator: ownerId, note };
  expect((await clerk.call(calls.resetOperator, above)).code).toBe('forbidden');
  const disabled = { ...above, isDisabled: true };
  expect((await clerk.call(calls.setOperatorState, disabled)).code).toBe('forbidden');
  const role = { role: 'people', revision: 1, note };
  const permissions = ['operators', 'content', 'audit'] as const;
  expect((await clerk.call(calls.saveRole, { ...role, permissions })).code).toBe('forbidden');
  const all = { role: 'owner', revision: 1, note, permissions: [] };
  expect((await owner.call(calls.saveRole, all)).code).toBe('forbidden');
});

test('operators cannot change their own grants, so that an owner always remains', async () => {
  const operator = await idOf('owner');
  const grants = [{ role: 'auditor', brand: null }];
  for (const { code } of [
    await owner.call(calls.grantRoles, { operator, grants, note: '' }),
    await owner.call(calls.setOperatorState, { operator, isDisabled: true, note: '' }),
    await owner.call(calls.resetOperator, { operator, note: '' }),
  ])
    expect(code).toBe('second-person-needed');
});

test('if two owners revoke each other’s role at once, one of them remains', async () => {
  const first = await join('first', [{ role: 'owner', brand: null }]);
  const second = await join('second', [{ role: 'owner', brand: null }]);
  const grants = [{ role: 'auditor', brand: null }];
  const codes = await Promise.all([
    first.call(calls.grantRoles, { operator: await idOf('second'), grants, note: '' }),
    second.call(calls.grantRoles, { operator: await idOf('first'), grants, note: '' }),
  ]);
  expect(codes.filter(({ code }) => code === null)).toHaveLength(1);
});

test('a change of roles takes effect with the next call', async () => {
  const editor = await join('editor to be', [{ role: 'auditor', brand: null }]);
  const banners = { brand: 'padma' };
  expect((await editor.call(calls.adminBanners, banners)).code).toBe('forbidden');
  const operator = await idOf('editor to be');
  const grants = [{ role: 'content-editor', brand: 'padma' }];
  await owner.call(calls.grantRoles, { operator, grants, note: 'promoted' });
  expect((await editor.call(calls.adminBanners, banners)).code).toBeNull();
  const { rows } = await sql<{ before: string; after: string }>`
    select before, after from audit_entries where action = 'operator.roles-changed' and subject = 'editor to be'
  `.execute(site.core.db.read);
  expect(rows).toEqual([{ before: 'auditor@*', after: 'content-editor@padma' }]);
});

test('a disabled operator is signed out at once, and cannot sign in until enabled again', async () => {
  await site.app.modules.operators.enrol({ name: 'leaver', password, role: 'auditor' });
  const leaver = await signedIn('leaver');
  const operator = await idOf('leaver');
  await owner.call(calls.setOperatorState, { operator, isDisabled: true, note: 'left' });
  expect((await leaver.call(calls.audit, {})).code).toBe('unauthenticated');
  const again = () => visitor().call(calls.operatorLogin, { name: 'leaver', password });
  expect((await again()).code).toBe('account-suspended');
  await owner.call(calls.setOperatorState, { operator, isDisabled: false, note: 'back' });
  expect((await again()).code).toBeNull();
});

test('a link is valid once, for three days', async () => {
  const grants = [{ role: 'auditor', brand: null }];
  async function invited(name: string): Promise<string> {
    const email = addressOf(name);
    const sent = await owner.call(calls.inviteOperator, { name, email, grants, note: '' });
    expect(sent.value.sentTo).toBe(email);
    return mailedTo(name);
  }
  const open = (token: string) => visitor().call(calls.joinOperators, { token, password });
  const token = await invited('once');
  expect((await open(token)).value).toEqual({ name: 'once' });
  expect((await open(token)).code).toBe('reset-link-invalid');
  const late = await invited('late');
  const now = site.core.clock.now();
  site.core.clock.set(new Date(now.getTime() + 4 * 24 * 3_600_000));
  expect((await open(late)).code).toBe('reset-link-invalid');
  site.core.clock.set(now);
});

test('a reset ends the sessions and invalidates the old password', async () => {
  const email = addressOf('loser');
  await site.app.modules.operators.enrol({ name: 'loser', password, role: 'auditor', email });
  const loser = await signedIn('loser');
  const operator = await idOf('loser');
  const { value } = await owner.call(calls.resetOperator, { operator, note: 'lost phone' });
  expect(value.sentTo).toBe(email);
  expect((await loser.call(calls.audit, {})).code).toBe('unauthenticated');
  const again = (secret: string) =>
    visitor().call(calls.operatorLogin, { name: 'loser', password: secret });
  expect((await again(password)).code).toBe('wrong-credentials');
  const next = { token: await mailedTo('loser'), password: 'another long password' };
  await visitor().call(calls.joinOperators, next);
  expect((await again(next.password)).code).toBeNull();
});

test('an operator lists and ends a session of a colleague', async () => {
  const guest = await join('guest', [{ role: 'auditor', brand: null }]);
  const operator = await idOf('guest');
  const [session] = (await owner.call(calls.colleagueSessions, { operator })).value;
  if (!session) throw new Error('no session is listed');
  await owner.call(calls.endColleagueSession, { operator, session: session.id });
  expect((await guest.call(calls.audit, {})).code).toBe('unauthenticated');
});

test('grants of several brands are combined, and their subsets are covered', () => {
  const held = (role: string, brand: string | null, permissions: string[]) => ({
    role,
    brand,
    permissions,
  });
  const two = reachOf([held('a', 'padma', ['content']), held('b', 'verano', ['content', 'audit'])]);
  expect(two).toEqual({ content: ['padma', 'verano'], audit: ['verano'] });
  expect(covers(two, { content: ['verano'] })).toBe(true);
  expect(covers(two, { content: null })).toBe(false);
  expect(covers(reachOf([held('owner', null, [])]), two)).toBe(true);
  expect(covers({}, { audit: [] })).toBe(false);
});

test('the path of a call contains the subject of its access rule', () => {
  for (const name of names) {
    const { scope } = operatorRules[name];
    if (!calls[name].path.includes(':brand')) continue;
    expect([name, scope]).toEqual([name, 'brand']);
    expect(() => callAddress(calls[name], { brand: 'padma' })).toBeDefined();
  }
});
