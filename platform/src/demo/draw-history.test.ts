import { brokenLink } from '@croupier/contracts';
import { testSite } from '../testing/test-site.ts';
import { publishedNumbers } from '../sandbox-results/published-numbers.ts';
import { seedDrawHistory } from './draw-history.ts';

test('the draws of past days are held once; each proves itself or waits for its result sources', async () => {
  const { core, app } = await testSite();
  const { lottery } = app.modules;
  await seedDrawHistory(core, app.modules, 3);
  await seedDrawHistory(core, app.modules, 3);
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
