import { calls } from '@croupier/contracts';
import { setSection } from '../../testing/brand-settings.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import { retryAfterS } from './closure.ts';

const proxy = '10.20.0.1';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ trustProxy: ['10.20.0.0/16'], countryHeader: 'cf-ipcountry' });
});
beforeEach(async () => {
  await setSection(site.app.modules, 'padma', 'maintenance', { isOn: false, endsAt: null });
  await setSection(site.app.modules, 'padma', 'region', {
    isOn: false,
    mode: 'refuse',
    countries: [],
    unknownCountry: 'admit',
    admittedRanges: [],
    deniedRanges: [],
  });
});

/** A visitor from a country, as the proxy in front of the site reports it. */
function visitorOf(country: string, ip = '203.0.113.9') {
  const browser = site.browser({ ip: proxy });
  const headers = { 'x-forwarded-for': ip, 'cf-ipcountry': country };
  return {
    status: async () => (await browser.call(calls.systemStatus, {}, headers)).value.status,
    permission: async () =>
      (await browser.call(calls.systemStatus, { host: 'localhost' }, headers)).value,
    promotions: () => browser.call(calls.promotions, undefined, headers),
    page: (path: string) => browser.request('GET', path, { headers }),
    site: (path: string) => browser.site(path, headers),
  };
}

describe('maintenance', () => {
  const endsAt = '2026-01-05T12:10:00.000Z';

  test('every call is refused with a retry time; the status and the operators’ calls are answered', async () => {
    await setSection(site.app.modules, 'padma', 'maintenance', { isOn: true, endsAt });
    const visitor = site.browser();
    const refused = await visitor.call(calls.promotions, undefined);
    expect(refused).toMatchObject({ code: 'maintenance', status: 503 });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await visitor.call(calls.systemStatus, {})).value.status).toBe(1);
    expect((await visitor.call(calls.whitelabel, undefined)).code).toBeNull();
    const operator = await visitor.call(calls.operatorLogin, { name: 'nobody', password: 'wrong' });
    expect(operator.code).toBe('wrong-credentials');
    const other = site.browser({ host: 'second.localhost' });
    expect((await other.call(calls.promotions, undefined)).code).toBeNull();
  });

  test('the page shows the operators’ text in the languages in which it was written', async () => {
    const title = { en: 'Back at noon', bn: '', es: '', ar: '' };
    await setSection(site.app.modules, 'padma', 'maintenance', { isOn: true, endsAt, title });
    expect(await visitorOf('BD').site('/games')).toMatchObject({
      status: 1,
      modules: [],
      closure: { kind: 'maintenance', title: { en: 'Back at noon' }, text: {}, endsAt },
    });
  });

  test.each([
    [null, 120],
    ['2026-01-05T12:00:05Z', 30],
    ['2026-01-05T11:00:00Z', 30],
    ['2026-01-05T12:05:00Z', 300],
    ['2026-01-09T12:00:00Z', 3_600],
  ])('an end at %s is asked about after %d seconds', (end, seconds) => {
    expect(retryAfterS(end, new Date('2026-01-05T12:00:00Z'))).toBe(seconds);
  });
});

describe('region', () => {
  test('a visitor from a refused country gets one page with their IP address, and every call is refused', async () => {
    await setSection(site.app.modules, 'padma', 'region', { isOn: true, countries: ['FR'] });
    const paris = visitorOf('FR');
    expect(await paris.status()).toBe(2);
    expect(await paris.promotions()).toMatchObject({ code: 'region-restricted', status: 451 });
    expect((await paris.page('/games')).status).toBe(451);
    expect(await paris.site('/')).toMatchObject({
      status: 2,
      modules: [],
      closure: { kind: 'region', ip: '203.0.113.9' },
    });
    expect(await paris.permission()).toMatchObject({
      regionRestriction: true,
      location: { ip: '203.0.113.9', country: 'FR' },
    });
    expect(await visitorOf('BD').status()).toBe(0);
    expect((await visitorOf('bd').promotions()).code).toBeNull();
  });

  test('with a list of admitted countries all others are refused', async () => {
    await setSection(site.app.modules, 'padma', 'region', {
      isOn: true,
      mode: 'admit',
      countries: ['BD', 'IN'],
      unknownCountry: 'refuse',
    });
    expect(await visitorOf('IN').status()).toBe(0);
    expect(await visitorOf('FR').status()).toBe(2);
    expect(await visitorOf('XX').status()).toBe(2);
  });

  test('IP ranges are checked before countries, denied ranges before admitted ones', async () => {
    await setSection(site.app.modules, 'padma', 'region', {
      isOn: true,
      countries: ['FR'],
      admittedRanges: ['203.0.113.0/24', '2001:db8::/32'],
      deniedRanges: ['203.0.113.66', '198.51.100.0/24'],
    });
    expect(await visitorOf('FR', '203.0.113.9').status()).toBe(0);
    expect(await visitorOf('FR', '2001:db8::7').status()).toBe(0);
    expect(await visitorOf('BD', '203.0.113.66').status()).toBe(2);
    expect(await visitorOf('BD', '::ffff:198.51.100.7').status()).toBe(2);
    expect(await visitorOf('FR', '192.0.2.1').status()).toBe(2);
  });

  test('the visitor’s country is read only from a trusted proxy', async () => {
    await setSection(site.app.modules, 'padma', 'region', {
      isOn: true,
      mode: 'admit',
      countries: ['BD'],
      unknownCountry: 'refuse',
    });
    const liar = site.browser({ ip: '198.51.100.7' });
    const headers = { 'cf-ipcountry': 'BD', 'x-forwarded-for': '203.0.113.9' };
    const answer = await liar.call(calls.systemStatus, { host: 'localhost' }, headers);
    expect(answer.value).toMatchObject({
      status: 2,
      location: { ip: '198.51.100.7', country: null },
    });
  });
});
