import { calls } from '@croupier/contracts';
import { aGame, catalogueServer } from '../testing/test-provider.ts';
import { testSite, type TestSite } from '../testing/test-site.ts';
import { seedDemo } from './seed-demo.ts';

async function runJob({ app }: TestSite): Promise<void> {
  const job = app.jobs.find(({ name }) => name === 'demo.free-rounds');
  if (!job) throw new Error('no job');
  await job.run(1n);
}

test('the demo’s player gets free rounds once the studio’s catalogue was read, and not again after a restart', async () => {
  const { origin } = await catalogueServer([aGame('marigold_fair')]);
  const site = await testSite({ demo: true, studio: { origin, secret: 'studio-test-secret' } });
  await seedDemo(site.core, site.app.modules, []);
  const rahim = site.browser();
  const signIn = { type: 'username', username: 'rahim', password: 'Padma2026!' } as const;
  rahim.token = (await rahim.call(calls.login, signIn)).value.token;
  const held = async () => (await rahim.call(calls.freeRounds, undefined)).value;

  await runJob(site);
  expect(await held()).toEqual([]);
  await site.app.modules.providers.readCatalogues();
  await runJob(site);
  await runJob(site);
  expect(await held()).toMatchObject([
    { state: 'active', left: 10, stake: '10.00', game: { name: { en: 'River Lotus' } } },
  ]);

  site.core.clock.advance(60_000);
  const restarted = await site.secondNode();
  await runJob(restarted);
  expect(await held()).toHaveLength(1);
});

test('a site that is no demo grants nothing by itself', async () => {
  const { app } = await testSite();
  expect(app.jobs.map(({ name }) => name)).not.toContain('demo.free-rounds');
});
