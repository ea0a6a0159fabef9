import { healthPath } from '@croupier/contracts';
import { testSite } from '../testing/test-site.ts';

test('a process is healthy while its database answers, for any requested host', async () => {
  const site = await testSite({ roles: ['api'] });
  const ask = () => site.browser({ host: '10.0.0.7' }).request('GET', healthPath);
  const healthy = await ask();
  expect(healthy).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(JSON.parse(healthy.text)).toEqual({ roles: ['api'], database: 'answers' });
  await site.core.db.close();
  expect(await ask()).toMatchObject({ status: 503 });
});
