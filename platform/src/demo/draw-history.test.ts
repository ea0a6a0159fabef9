import { brokenLink } from '@croupier/contracts';
import { testSite } from '../testing/test-site.ts';
import { publishedNumbers } from '../sandbox-results/published-numbers.ts';
import { dayIn } from '../zoned-day.ts';
import { seedAccounts } from './accounts.ts';
import { seedBrands } from './brands.ts';
import { seedCashier } from './cashier.ts';
import { asSignedIn } from './demo-bets.ts';
import { seedDrawHistory } from './draw-history.ts';
import { fillLobby } from './seed-demo.ts';
import { teamHistory } from './team-history.ts';

test('the draws of past days are held once; each proves itself or waits for its result sources', async () => {
  const { core, app } = await testSite();
  const { lottery } = app.modules;
  const reported: string[] = [];
  const onProgress = (done: number, total: number) => reported.push(`${done} of ${total}`);
  const onBegin = jest.fn(async () => undefined);
  await seedDrawHistory(core, app.modules, { days: 3, onBegin, onProgress });
  await seedDrawHistory(core, app.modules, { days: 3, onBegin, onProgress });
  expect(onBegin).toHaveBeenCalledTimes(1);
  expect(reported).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3']);
  await lottery.settlement.settleAll();

  const daily = await lottery.admin.draws({ queue: 'closed', gameId: 'k3-daily' });
  expect(daily.rows.map(({ draw }) => draw.state)).toEqual(['settled', 'settled', 'settled']);
  const [last] = daily.rows;
  const proof = last && (await lottery.proof(last.draw.id));
  expect(proof).toMatchObject({ ok: true, value: { external: expect.stringMatching(/^local:/) } });

  expect(await brokenLink(await lottery.commitChain({ gameId: 'k3-daily' }))).toBeNull();

  const waiting = await lottery.admin.draws({ queue: 'due', gameId: 'vn-mb' });
  expect(waiting.rows.length).toBeGreaterThanOrEqual(3);
  for (const { draw } of waiting.rows)
    expect(publishedNumbers('vn-mb', draw.numero)).not.toBeNull();
});

test('a history that ended early continues with its next day', async () => {
  const { core, app } = await testSite();
  const stop = new AbortController();
  const reported: string[] = [];
  const onProgress = (done: number, total: number) => {
    reported.push(`${done} of ${total}`);
    if (done === 1) stop.abort();
  };
  const onBegin = jest.fn(async () => undefined);
  await seedDrawHistory(core, app.modules, { days: 3, onBegin, onProgress, signal: stop.signal });
  await seedDrawHistory(core, app.modules, { days: 3, onBegin, onProgress });
  expect(onBegin).toHaveBeenCalledTimes(1);
  expect(reported).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3']);
});

test('a member who plays in the history has tickets, payments and reports of those days, and the books balance', async () => {
  const { core, app } = await testSite();
  await seedBrands(app.modules, { moreHosts: [] });
  await seedAccounts(core, app.modules);
  await seedCashier(app.modules);
  const { brands, identity, ledger, lottery, rebates, referrals, reports } = app.modules;
  await seedDrawHistory(core, app.modules, {
    days: 4,
    onBegin: () => fillLobby(app.modules),
    onDay: await teamHistory(app.modules),
  });
  await reports.catchUpAll();

  const [record, brand] = await Promise.all([
    identity.byAccount('padma', 'rahim'),
    brands.byCode('padma'),
  ]);
  if (!record || !brand) throw new Error('no demo');
  const rahim = asSignedIn(record, brand);
  const [today, , twoDaysAgo, , fourDaysAgo] = [0, 1, 2, 3, 4].map(
    (days) => new Date(core.clock.now().getTime() - days * 86_400_000),
  );
  if (!today || !twoDaysAgo || !fourDaysAgo) throw new Error('no days');
  const { rows } = (await lottery.tickets(rahim, {})) ?? { rows: [] };
  expect(rows.map(({ stake, placedAt }) => [stake, placedAt])).toEqual(
    [today, twoDaysAgo, fourDaysAgo].map((at) => ['150.00', at.toISOString()]),
  );
  expect(rows[0]?.state).toBe('waiting');
  for (const { state } of rows.slice(1)) expect(state).toMatch(/won|lost/);
  const report = await reports.profit(rahim, { by: 'day' });
  const dated = report.ok ? report.value.days.map(({ day, sums }) => [day, sums.deposit]) : [];
  expect(dated).toContainEqual([dayIn('Asia/Dhaka', fourDaysAgo), '5000.00']);

  const agent = await identity.byAccount('padma', 'karim_agent');
  const bets = agent && (await lottery.tickets(asSignedIn(agent, brand), {}));
  expect(bets?.rows).toHaveLength(3);
  const income = agent && (await lottery.rebates(asSignedIn(agent, brand), {}));
  // (1800 − 1780) / 2000 of each stake of 150.00, once its draw is settled.
  expect(income?.rows).toContainEqual(expect.objectContaining({ amount: '1.50' }));
  const rebate = await rebates.payments(rahim, {});
  expect(rebate).toMatchObject({ value: { rows: [{ amount: '1.20' }, { amount: '1.20' }] } });
  const referral = await referrals.overview(rahim);
  expect(referral).toMatchObject({ value: { paid: '1.80', friends: { active: 3 } } });

  const [veranoRecord, veranoBrand] = await Promise.all([
    identity.byAccount('verano', 'lucia'),
    brands.byCode('verano'),
  ]);
  if (!veranoRecord || !veranoBrand) throw new Error('no demo');
  const lucia = asSignedIn(veranoRecord, veranoBrand);
  const hers = await lottery.tickets(lucia, {});
  expect(hers?.rows.map(({ stake }) => stake)).toEqual(['5.00', '5.00', '5.00']);
  expect(await rebates.payments(lucia, {})).toMatchObject({
    value: { rows: [{ amount: '0.04' }, { amount: '0.04' }] },
  });
  expect(await ledger.report()).toMatchObject({ sum: '0.00' });
});
