import { calls } from '@croupier/contracts';
import { accounts } from '../modules/ledger/index.ts';
import { builtRelease } from '../testing/built-folders.ts';
import { testSite } from '../testing/test-site.ts';
import { enrolOperators, seedAccounts } from './accounts.ts';
import { payoutAccountOf } from './ask-withdrawal.ts';
import { asSignedIn } from './demo-bets.ts';
import { hostRequests } from './host-requests.ts';
import { queueReferral } from './queue-referral.ts';
import { queueRequests } from './queue-requests.ts';
import { seedDemo, seedHistory } from './seed-demo.ts';

test('seeding the demo twice in parallel and then again gives one demo, and its accounts can sign in', async () => {
  const site = await testSite();
  const names = ['mfe-games', 'mfe-agent'];
  for (const name of names)
    await site.app.modules.registry.publishFolders([await builtRelease({ name })]);
  const seed = () => seedDemo(site.core, site.app.modules, names);
  await Promise.all([seed(), seed()]);
  await seed();

  const modulesOf = async (host: string) =>
    (await site.browser({ host }).site('/')).modules.map(({ description }) => description.name);
  expect(await modulesOf('localhost')).toEqual(['mfe-agent', 'mfe-games']);
  expect(await modulesOf('second.localhost')).toEqual(['mfe-games']);

  for (const [host, spoken] of [
    ['localhost', ['bn', 'en', 'es', 'ar']],
    ['second.localhost', ['es', 'en']],
  ] as const) {
    for (const language of spoken) {
      const { value } = await site.browser({ host }).call(calls.helpCenter, { language });
      expect(value.map(({ slug }) => slug)).toEqual([
        ...['account', 'deposits', 'withdrawals', 'rules', 'fairness', 'safely', 'privacy', 'term'],
      ]);
    }
  }

  for (const [host, username, password] of [
    ['localhost', 'rahim', 'Padma2026!'],
    ['localhost', 'karim_agent', 'Padma2026!'],
    ['second.localhost', 'lucia', 'Verano2026!'],
  ] as const) {
    const signedIn = await site
      .browser({ host })
      .call(calls.login, { type: 'username', username, password });
    expect(signedIn.value.user.account).toBe(username);
  }
  expect(
    (
      await site
        .browser()
        .call(calls.operatorLogin, { name: 'operator', password: 'Croupier2026!' })
    ).code,
  ).toBeNull();

  const { identity } = site.app.modules;
  const agent = await identity.byAccount('padma', 'karim_agent');
  const team = agent ? await identity.downline(agent.id) : [];
  expect(team.map(({ account }) => account).sort()).toEqual([
    'arif',
    'nasrin',
    'rahim',
    'shirin_agent',
    'sumon',
    'tania',
  ]);
  const { agentContracts } = site.app.modules;
  const contracts = await agentContracts.admin.list({ brand: 'padma' }, async () => new Map());
  const states = contracts.ok ? contracts.value.rows.map(({ agent, state }) => [agent, state]) : [];
  expect(states).toHaveLength(9);
  for (const account of ['karim_agent', 'shirin_agent'])
    for (const state of ['active', 'offered']) expect(states).toContainEqual([account, state]);
});

test('the demo’s player and agent have made their requests once, however often the demo starts', async () => {
  const { core, app } = await testSite();
  await seedDemo(core, app.modules, []);
  const { agentLinks, brands, identity, members, operators, points, protection, support } =
    app.modules;
  const brand = await brands.byCode('padma');
  const rahim = await identity.byAccount('padma', 'rahim');
  const agent = await identity.byAccount('padma', 'karim_agent');
  const [person] = await enrolOperators(operators);
  if (!brand || !rahim || !agent || !person) throw new Error('no demo');
  const member = asSignedIn(rahim, brand);
  const operator = { ...person, token: '' };
  for (const _start of [1, 2]) await hostRequests(app.modules, { member, brand, operator });

  for (const owner of [member, agent])
    expect((await protection.status(owner)).limits).toMatchObject([{ value: '50000.00' }]);
  expect((await support.room(member)).messages).toHaveLength(1);
  const orders = await points.orders(member, {});
  expect(orders).toMatchObject({ ok: true, value: { rows: [{ status: 'processing' }] } });
  const waiting = await members.corrections.page({ queue: 'waiting' });
  expect(waiting.rows).toMatchObject([{ amount: '50.00' }]);
  const lucia = await identity.byAccount('verano', 'lucia');
  if (!lucia) throw new Error('no demo');
  for (const [owner, level] of [
    [member, 2],
    [asSignedIn(agent, brand), 1],
    [asSignedIn(lucia, { currency: 'EUR' }), 1],
  ] as const)
    expect(await app.modules.vip.rank(owner)).toMatchObject({ value: { level } });
  const links = await agentLinks.links(asSignedIn(agent, brand), {});
  expect(links).toMatchObject({ ok: true, value: { rows: [{ label: 'Dhaka' }] } });
});

test('requests wait in the queues of both brands once, however often the demo starts', async () => {
  const { core, app } = await testSite();
  await seedDemo(core, app.modules, []);
  const { chat, content, identity, members, operators, points, rewards, support } = app.modules;
  const [first, other] = await enrolOperators(operators);
  const lucia = await identity.byAccount('verano', 'lucia');
  if (!first || !other || !lucia) throw new Error('no demo');
  const [operator, second] = [first, other].map((one) => ({ ...one, token: '' }));
  if (!operator || !second) throw new Error('no operators');
  for (const _start of [1, 2]) await queueRequests(app.modules, { operator, second });

  const open = await content.feedback.list(false);
  expect(open.map(({ brand }) => brand).sort()).toEqual(['padma', 'verano']);
  const reported = await chat.admin.messages({ brand: 'padma', view: 'reported' });
  expect(reported).toMatchObject({ value: { rows: [{ username: 'arif', reports: 1 }] } });
  const closures = await identity.closureAdmin.list({ brand: 'padma' });
  expect(closures).toMatchObject({ value: { rows: [{ account: 'tania' }] } });
  const decided = await members.corrections.page({ queue: 'decided' });
  expect(decided.rows).toMatchObject([{ amount: '20.00', state: 'refused' }]);
  expect(
    (await support.room({ ...lucia, currency: 'EUR', token: '', lastLoginAt: null })).messages,
  ).toHaveLength(1);
  const orders = await points.admin.orders({ brand: 'verano' });
  expect(orders).toMatchObject({ value: { rows: [{ account: 'lucia', status: 'processing' }] } });
  for (const brand of ['padma', 'verano'])
    expect(await rewards.admin.list({ brand, state: 'applying' })).toMatchObject({
      value: { rows: [{ state: 'applying' }] },
    });
});

test('the referral of a friend who is paid to the wallet of the member who invited waits for an operator', async () => {
  const { core, app } = await testSite();
  await seedDemo(core, app.modules, []);
  const { brands, cashier, identity, referrals } = app.modules;
  const friends = async () => {
    const listed = await referrals.admin.list({ brand: 'padma', state: 'open' });
    return listed.ok ? listed.value.rows.length : null;
  };
  expect(await friends()).toBe(0);
  const shown = { ...core, config: { ...core.config, demo: true } };
  for (const _start of [1, 2]) await seedHistory(shown, app.modules, {});
  expect(await friends()).toBe(3);
  const withTeam = { ...core, config: { ...core.config, demoHistory: true } };
  await seedAccounts(withTeam, app.modules);
  const nasrin = await identity.byAccount('padma', 'nasrin');
  const brand = await brands.byCode('padma');
  if (!nasrin || !brand) throw new Error('no demo');
  const payee = { name: 'Nasrin Akter', mobile: '01712345602' };
  await payoutAccountOf(cashier, asSignedIn(nasrin, brand), payee);
  for (const _start of [1, 2]) await queueReferral(core, app.modules, brand);
  expect(await referrals.admin.list({ brand: 'padma', state: 'held' })).toMatchObject({
    value: { rows: [{ reasons: ['same-payment-account'] }] },
  });
});

test('removing the demo closes its accounts, books their money to the house account, and lasts', async () => {
  const { core, app } = await testSite();
  await seedDemo(core, app.modules, []);
  const { identity, ledger, brands } = app.modules;
  const member = await identity.byAccount('padma', 'rahim');
  if (!member) throw new Error('no member');
  const cash = accounts.cash(member.id);
  await core.db.transaction((tx) =>
    ledger.book(tx, [
      {
        key: 'demo-test',
        kind: 'correction',
        currency: 'BDT',
        reference: 'demo-test',
        moves: [{ from: accounts.house('corrections'), to: cash, amountUnits: 700n }],
      },
    ]),
  );
  const stranger = await identity.enrol({
    brand: 'padma',
    username: 'stranger',
    password: 'River2026boat',
    paymentPin: '135790',
    type: 0,
    upline: null,
    affiliateCode: null,
  });
  expect((await identity.demo.openByBrand()).get('padma')).toBe(7);

  const members = await identity.demo.all();
  const balances = await Promise.all(members.map(({ id }) => ledger.balance(accounts.cash(id))));
  const inTaka = balances.filter((_, index) => members[index]?.brand === 'padma');
  const hadUnits = inTaka.reduce((sum, { balanceUnits }) => sum + balanceUnits, 0n);

  const without = { ...core, config: { ...core.config, demoPlayers: false } };
  await seedDemo(without, app.modules, []);
  await seedDemo(core, app.modules, []);

  expect(await identity.demo.openByBrand()).toEqual(new Map());
  expect((await ledger.balance(cash)).balanceUnits).toBe(0n);
  // The test took 700 of it from there.
  expect(await ledger.total(accounts.house('corrections'), 'BDT')).toBe(hadUnits - 700n);
  const files = await Promise.all(
    ['rahim', 'karim_agent'].map((account) => identity.memberFile({ brand: 'padma', account })),
  );
  for (const file of files)
    expect(file).toMatchObject({ ok: true, value: { status: 'closed', isDemo: true } });
  expect(await identity.byId(stranger.id)).toMatchObject({ status: 'active' });
  expect(await brands.byCode('padma')).not.toBeNull();
});

test('a site that starts without the demo has brands and operators, and no players', async () => {
  const { core, app } = await testSite();
  const without = { ...core, config: { ...core.config, demoPlayers: false } };
  await seedDemo(without, app.modules, []);
  expect(await app.modules.identity.byAccount('padma', 'rahim')).toBeNull();
  expect(await app.modules.brands.byCode('padma')).not.toBeNull();
});
