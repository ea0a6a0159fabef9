import { calls, settledSettings, type SettingDescription } from '@croupier/contracts';
import { builtRelease } from '../../testing/built-folders.ts';
import { testSite } from '../../testing/test-site.ts';

const title = { en: 'Shown', bn: 'দেখানো', es: 'Mostrados', ar: 'المعروض' };
const form: Readonly<Record<string, SettingDescription>> = {
  shown: { type: 'integer', title, default: 6, minimum: 1, maximum: 12 },
  isLoud: { type: 'boolean', title, default: false },
  greeting: { type: 'string', title, default: '', maxLength: 20 },
};
const login = { name: 'operator', password: 'Croupier2026!' };

async function siteWithForm() {
  const site = await testSite();
  await site.app.modules.operators.enrol(login);
  const operator = site.browser();
  operator.token = (await operator.call(calls.operatorLogin, login)).value.token;
  const publish = async (version: string, settings: typeof form) => {
    const dir = await builtRelease({ name: 'mfe-set', version, description: { settings } });
    const [published] = await site.app.modules.registry.publishFolders([dir]);
    site.core.clock.advance(2_000);
    return published;
  };
  const set = (settings: Readonly<Record<string, boolean | number | string>>, revision: number) =>
    operator.call(calls.setModule, {
      brand: 'padma',
      module: 'mfe-set',
      settings,
      revision,
      note: 'more of it',
    });
  const settingsOf = async (host: string) => {
    site.core.clock.advance(2_000);
    const { modules } = await site.browser({ host }).site('/');
    return modules.find(({ description }) => description.name === 'mfe-set')?.settings;
  };
  expect(await publish('1.0.0', form)).toMatchObject({ ok: true });
  for (const brand of ['padma', 'verano'])
    await site.app.modules.registry.placeFirst({ brand, module: 'mfe-set', enabled: true });
  return { operator, publish, set, settingsOf };
}

test('an operator’s setting for a brand reaches the module on that brand’s pages only', async () => {
  const { operator, set, settingsOf } = await siteWithForm();
  const defaults = { shown: 6, isLoud: false, greeting: '' };
  expect(await settingsOf('localhost')).toEqual(defaults);
  const { value } = await set({ shown: 9 }, 0);
  expect(value).toMatchObject({ settings: { ...defaults, shown: 9 }, revision: 1, form });
  expect(await settingsOf('localhost')).toEqual({ ...defaults, shown: 9 });
  expect(await settingsOf('second.localhost')).toEqual(defaults);
  const [entry] = (await operator.call(calls.audit, { subject: 'padma/mfe-set' })).value.rows;
  expect(entry).toMatchObject({ action: 'module.set', before: '{}', after: '{"shown":9}' });
});

test.each([
  ['is too large', { shown: 13 }],
  ['is no integer', { shown: 'many' }],
  ['is too long', { greeting: 'x'.repeat(21) }],
  ['the module does not know', { color: 'red' }],
  ['every object has', { constructor: true }],
])('a value that %s is refused with its name, and nothing changes', async (_name, settings) => {
  const { set, settingsOf } = await siteWithForm();
  const refused = await set(settings, 0);
  expect(refused.code).toBe('invalid-input');
  expect(refused.problem.detail).toContain(Object.keys(settings)[0]);
  expect(await settingsOf('localhost')).toEqual({ shown: 6, isLoud: false, greeting: '' });
});

test('a release that no longer allows a value uses its default; a release whose default is not among its values is refused', async () => {
  const { publish, set, settingsOf } = await siteWithForm();
  await set({ shown: 9, isLoud: true }, 0);
  const narrower = {
    shown: { type: 'integer', title, default: 3, minimum: 1, maximum: 4 },
  } as const;
  await publish('1.1.0', narrower);
  expect(await settingsOf('localhost')).toEqual({ shown: 3 });
  const broken = { shown: { ...narrower.shown, default: 7 } };
  expect(await publish('1.2.0', broken)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('its default is not one of its own values'),
  });
});

test('resolving settings twice gives the same result', () => {
  const once = settledSettings(form, { shown: 99, greeting: 'hi', isLoud: true });
  expect(once).toEqual({ shown: 6, isLoud: true, greeting: 'hi' });
  expect(settledSettings(form, once)).toEqual(once);
});
