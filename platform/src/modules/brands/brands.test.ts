import { calls, type SettingsChange } from '@croupier/contracts';
import { defaultSettings } from './default-settings.ts';
import { setSection } from '../../testing/brand-settings.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await testSite();
  await site.app.modules.operators.enrol({ name: 'mina', password: 'Console2026!' });
  operator = site.browser();
  const signedIn = await operator.call(calls.operatorLogin, {
    name: 'mina',
    password: 'Console2026!',
  });
  operator.token = signedIn.value.token;
});

const brandDetailsOf = async (brand: string) =>
  (await operator.call(calls.brandSettings, { brand })).value;

async function aChange(
  brand: string,
  changes: Partial<SettingsChange> = {},
): Promise<SettingsChange> {
  const { settings, revisions } = await brandDetailsOf(brand);
  return {
    brand,
    section: 'profile',
    value: { ...settings.profile, memberLabelColor: '#123456' },
    revision: revisions.profile,
    note: 'a better colour',
    ...changes,
  } as SettingsChange;
}

test('an operator’s change is served at once, and its audit record shows the values before and after', async () => {
  const changed = await operator.call(calls.changeBrandSettings, await aChange('padma'));
  expect(changed.code).toBeNull();
  expect(changed.value.settings.profile.memberLabelColor).toBe('#123456');
  expect(changed.value.revisions.profile).toBe(1);
  expect((await site.app.modules.brands.byCode('padma'))?.memberLabelColor).toBe('#123456');
  const [entry] = (await site.app.modules.audit.entries({})).rows;
  expect(entry).toMatchObject({
    operator: 'mina',
    action: 'brand.changed',
    subject: 'padma/profile',
    before: 'memberLabelColor: #ABABAB',
    after: 'memberLabelColor: #123456',
    note: 'a better colour',
  });
  expect((await brandDetailsOf('verano')).settings.profile.memberLabelColor).toBe('#ABABAB');
});

test('a change based on an outdated revision is refused', async () => {
  const late = await aChange('verano');
  await setSection(site.app.modules, 'verano', 'profile', { memberLabelColor: '#654321' });
  const refused = await operator.call(calls.changeBrandSettings, late);
  expect(refused.code).toBe('version-conflict');
  expect((await brandDetailsOf('verano')).settings.profile.memberLabelColor).toBe('#654321');
});

test('of many simultaneous changes of one revision exactly one is applied', async () => {
  const change = await aChange('verano');
  const before = (await site.app.modules.audit.entries({})).rows.length;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => operator.call(calls.changeBrandSettings, change)),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'version-conflict')).toHaveLength(11);
  expect((await site.app.modules.audit.entries({})).rows).toHaveLength(before + 1);
});

test('another process sees a change within two seconds', async () => {
  const other = await site.secondNode();
  const colour = async () => (await other.app.modules.brands.byCode('padma'))?.memberLabelColor;
  await colour();
  await setSection(site.app.modules, 'padma', 'profile', { memberLabelColor: '#0A0B0C' });
  other.core.clock.advance(2_000);
  expect(await colour()).toBe('#0A0B0C');
});

test('an operator sees a change at once on every node', async () => {
  const other = await site.secondNode();
  const colour = async () => {
    const brandDetails = await other.app.modules.brands.brandDetails('padma');
    return brandDetails.ok && brandDetails.value.settings.profile.memberLabelColor;
  };
  await colour();
  await setSection(site.app.modules, 'padma', 'profile', { memberLabelColor: '#0D0E0F' });
  expect(await colour()).toBe('#0D0E0F');
});

test('the audit record lists changed values, not values that were only stored in another order', async () => {
  const title = { en: 'Back soon', bn: '', es: '', ar: '' };
  await setSection(site.app.modules, 'verano', 'maintenance', { isOn: true, title });
  await setSection(site.app.modules, 'verano', 'maintenance', { isOn: false, title });
  const [last, first] = (await site.app.modules.audit.entries({})).rows;
  expect(first).toMatchObject({
    before: 'isOn: false\ntitle.en: —',
    after: 'isOn: true\ntitle.en: Back soon',
  });
  expect(last).toMatchObject({ before: 'isOn: true', after: 'isOn: false' });
});

test('the audit record does not reveal the default password', async () => {
  await setSection(site.app.modules, 'padma', 'profile', { defaultPassword: 'welcome-99' });
  const [entry] = (await site.app.modules.audit.entries({})).rows;
  expect(entry).toMatchObject({
    before: 'defaultPassword: —',
    after: 'defaultPassword: ••••••',
  });
});

test('only operators can read and change settings', async () => {
  const visitor = site.browser();
  expect((await visitor.call(calls.brandSettings, { brand: 'padma' })).code).toBe(
    'unauthenticated',
  );
  expect((await visitor.call(calls.changeBrandSettings, await aChange('padma'))).code).toBe(
    'unauthenticated',
  );
});

test('an unknown brand has no settings', async () => {
  const answer = await operator.call(calls.brandSettings, { brand: 'nobody' });
  expect(answer).toMatchObject({ code: 'not-found', status: 404 });
  const change = { ...(await aChange('padma')), brand: 'nobody', revision: 0 };
  expect((await operator.call(calls.changeBrandSettings, change)).code).toBe('not-found');
});

const nowhere = { number: '1', authority: 'MGA' } as const;

test.each<[string, Partial<SettingsChange>, string]>([
  [
    'a link that runs code',
    {
      section: 'resources',
      value: { resources: [], licences: [{ ...nowhere, url: 'javascript:alert(1)' }] },
    },
    'value.licences.0.url',
  ],
  [
    'a link without https',
    {
      section: 'resources',
      value: { resources: [], licences: [{ ...nowhere, url: 'http://example.com' }] },
    },
    'value.licences.0.url',
  ],
  [
    'an accent that is no colour',
    { section: 'look', value: { ...defaultSettings.look, accent: 'red;}body{display:none' } },
    'value.accent',
  ],
  [
    'a hue outside the circle',
    { section: 'look', value: { ...defaultSettings.look, surfaceHue: 360 } },
    'value.surfaceHue',
  ],
  [
    'a path that leaves the site',
    {
      section: 'service',
      value: { channels: [{ csType: 'LIVECHAT', csPosition: 'SIDE', url: '//evil.example' }] },
    },
    'value.channels.0.url',
  ],
  [
    'an image server with a path',
    {
      section: 'delivery',
      value: {
        siteOrigin: '',
        routes: [],
        imageCDNs: ['https://img.example/a'],
        launchGameCDNs: [],
        gtagId: '',
      },
    },
    'value.imageCDNs.0',
  ],
  [
    'a measurement id of another kind',
    {
      section: 'delivery',
      value: { siteOrigin: '', routes: [], imageCDNs: [], launchGameCDNs: [], gtagId: '<script>' },
    },
    'value.gtagId',
  ],
])('%s is refused with the field that holds it', async (_name, change, field) => {
  const sent = await aChange('padma', { ...change, revision: 0 });
  const refused = await operator.call(calls.changeBrandSettings, sent);
  expect(refused).toMatchObject({ code: 'invalid-input', status: 400 });
  expect(Object.keys(refused.problem.fields ?? {})).toEqual([field]);
});

test('rules that cannot be satisfied are refused', async () => {
  const { settings, revisions } = await brandDetailsOf('padma');
  const ruled = (changes: object) =>
    operator.call(calls.changeBrandSettings, {
      brand: 'padma',
      section: 'register',
      value: {
        ...settings.register,
        username: { ...settings.register.username, ...changes },
      },
      revision: revisions.register,
      note: 'to be refused',
    });
  expect((await ruled({ acceptedPattern: '[' })).code).toBe('invalid-input');
  expect((await ruled({ minLength: 9, maxLength: 3 })).code).toBe('invalid-input');
  expect((await ruled({ minLength: 3, maxLength: 9 })).code).toBeNull();
});

test('adding an existing brand keeps the operators’ changes', async () => {
  const { brands } = site.app.modules;
  await setSection(site.app.modules, 'verano', 'profile', { currencySymbol: 'EUR' });
  await brands.add({
    code: 'verano',
    name: 'Another',
    hosts: ['second.localhost'],
    currency: 'USD',
    languages: ['en'],
    defaultLanguage: 'en',
    defaultTheme: 'light',
    look: 'verano',
    color: '#000000',
    settings: { profile: { currencySymbol: '$' } },
    position: 9,
  });
  expect(await brands.byCode('verano')).toMatchObject({
    name: 'Verano',
    currency: 'EUR',
    currencySymbol: 'EUR',
  });
});
