import { seedBrands } from '../../demo/brands.ts';
import { testSite } from '../../testing/test-site.ts';

const siteOrigins = [
  'https://192.168.1.7:4003',
  'https://192.168.1.7:4004',
  'http://localhost:4000',
];
const moreHosts = [
  { brand: 'padma', host: '192.168.1.7' },
  { brand: 'verano', host: '192.168.1.7:4004' },
];

test('two brands of one address are distinguished by the port, and their links contain it', async () => {
  const site = await testSite({ siteOrigins });
  await seedBrands(site.app.modules, { hasChallenge: false, moreHosts });
  const at = async (host: string) => (await site.browser({ host }).site('/')).brand.code;
  expect(await at('192.168.1.7:4003')).toBe('padma');
  expect(await at('192.168.1.7:4004')).toBe('verano');
  expect(await at('second.localhost:4000')).toBe('verano');
  const [padma, verano] = await site.app.modules.brands.all();
  expect(padma?.origin).toBe('https://192.168.1.7:4003');
  expect(verano?.origin).toBe('https://192.168.1.7:4004');
});
