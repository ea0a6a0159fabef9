import { brokenLink } from '@croupier/contracts';
import { testSite } from '../testing/test-site.ts';
import { publishedNumbers } from '../sandbox-results/published-numbers.ts';
import { dayIn } from '../zoned-day.ts';
import { asSignedIn } from './demo-bets.ts';
import { seedDrawHistory } from './draw-history.ts';
import { seedDemo } from './seed-demo.ts';
import { teamHistory } from './team-history.ts';

test('the draws of past days are held once; each proves itself or waits for its result sources', async () => {
  const { core, app } = await testSite();
  const { lottery } = app.modules;
  await seedDrawHistory(core, app.modules, { days: 3 });
  await seedDrawHistory(core, app.modules, { days: 3 });
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

test('a member who plays in the history has deposits, tickets and reports of those days, and the books balance', async () => {
  const { core, app } = await testSite();
  await seedDemo(core, app.modules, []);
  const { brands, identity, ledger, lottery, reports } = app.modules;
  await seedDrawHistory(core, app.modules, { days: 5, onDay: await teamHistory(app.modules) });
  await reports.catchUpAll();

  const [record, brand] = await Promise.all([
    identity.byAccount('padma', 'rahim'),
    brands.byCode('padma'),
  ]);
  if (!record || !brand) throw new Error('no demo');
  const rahim = asSignedIn(record, brand);
  const fourDaysAgo = new Date(core.clock.now().getTime() - 4 * 86_400_000);
  const { rows } = (await lottery.tickets(rahim, {})) ?? { rows: [] };
  expect(rows).toMatchObject([{ stake: '150.00', placedAt: fourDaysAgo.toISOString() }]);
  expect(rows[0]?.state).toMatch(/won|lost/);
  const report = await reports.profit(rahim, { by: 'day' });
  const dated = report.ok ? report.value.days.map(({ day, sums }) => [day, sums.deposit]) : [];
  expect(dated).toEqual([[dayIn('Asia/Dhaka', fourDaysAgo), '5000.00']]);
  expect(await ledger.report()).toMatchObject({ sum: '0.00' });
});
