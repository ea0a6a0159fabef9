import { calls, readServicePath } from '@croupier/contracts';
import { setSection } from '../../testing/brand-settings.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

test('without a host the answer contains only the status', async () => {
  const { value } = await site.browser().call(calls.systemStatus, {});
  expect(value).toEqual({ status: 0, serverTime: '2026-01-05T12:00:00.000Z' });
});

test('with a host the answer contains the permission of that host’s brand', async () => {
  const { value } = await site
    .browser({ ip: '203.0.113.5' })
    .call(calls.systemStatus, { host: 'second.localhost:4000' });
  expect(value).toMatchObject({
    status: 0,
    location: { ip: '203.0.113.5', country: null },
    maintenance: null,
    regionRestriction: false,
    info: { whitelabel: { modId: 'verano' }, defaultDialingCode: '34', minimumAge: 18 },
  });
  const unknown = await site.browser().call(calls.systemStatus, { host: 'evil.example' });
  expect(unknown.code).toBe('unknown-brand');
});

test('customer service is sent scrambled, the live chat as type 3', async () => {
  await setSection(site.app.modules, 'padma', 'service', {
    channels: [
      { csType: 'TELEGRAM', csPosition: 'SIDE', url: 'https://t.me/padma' },
      { csType: 'LIVECHAT', csPosition: 'SIDE', url: 'https://chat.padma.example/?from=site' },
      { csType: 'LIVECHAT', csPosition: 'VIP', url: 'https://chat.padma.example/vip' },
    ],
  });
  const { value, text } = await site.browser().call(calls.systemStatus, { host: 'localhost' });
  expect(text).not.toContain('chat.padma');
  const { items = [], version } = value.info?.customerService ?? {};
  expect(items.map(({ csType }) => csType)).toEqual(['TELEGRAM', 'LIVECHAT', 'LIVECHAT']);
  const chat = version?.pathList.find(({ type }) => type === 3);
  expect(await readServicePath(chat?.path ?? '')).toBe('https://chat.padma.example/?from=site');
});

test('resources, routes and servers are sent by name', async () => {
  const route = { resourceType: 'WEB', url: 'https://two.padma.example', qrCodeUrl: '', speed: 80 };
  await setSection(site.app.modules, 'padma', 'delivery', {
    routes: [{ ...route, resourceType: 'WEB' }],
    imageCDNs: ['https://img.padma.example'],
    gtagId: 'G-ABCD1234',
  });
  await setSection(site.app.modules, 'padma', 'resources', {
    resources: [{ name: 'YOUTUBE', url: 'https://youtube.com/@padma', labelNameEn: 'YouTube' }],
    licences: [{ authority: 'MGA', number: 'B2C/1/2026', url: 'https://mga.org.mt/1' }],
  });
  const { value } = await site.browser().call(calls.systemStatus, { host: 'localhost' });
  expect(value.info).toMatchObject({
    resources: { YOUTUBE: { url: 'https://youtube.com/@padma', labelNameEn: 'YouTube' } },
    domainRoute: [route],
    imageCDNs: ['https://img.padma.example'],
    analytics: { gtagId: 'G-ABCD1234' },
  });
  expect((await site.browser().call(calls.domainRoute, undefined)).value).toEqual([route]);
  const { brand } = await site.browser().site('/');
  expect(brand.socials).toEqual([{ network: 'YOUTUBE', url: 'https://youtube.com/@padma' }]);
  expect(brand.licences).toHaveLength(1);
});

test('no internal setting of the operators reaches a visitor', async () => {
  await setSection(site.app.modules, 'padma', 'profile', { defaultPassword: 'welcome-99' });
  await setSection(site.app.modules, 'padma', 'region', { deniedRanges: ['198.51.100.0/24'] });
  const visitor = site.browser();
  const answers = [
    (await visitor.call(calls.systemStatus, { host: 'localhost' })).text,
    (await visitor.call(calls.registerSettings, undefined)).text,
    (await visitor.request('GET', '/')).text,
  ].join();
  expect(answers).not.toContain('welcome-99');
  expect(answers).not.toContain('198.51.100');
});
