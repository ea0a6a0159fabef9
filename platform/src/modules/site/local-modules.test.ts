import { modulesPath, type SettingDescription, type SiteModule } from '@croupier/contracts';
import { aDescription } from '../../testing/built-folders.ts';
import { withLocal } from './local-modules.ts';

const title = { en: 'Shown', bn: 'দেখানো', es: 'Mostrados', ar: 'المعروض' };
const shown = (maximum: number): SettingDescription => ({
  type: 'integer',
  title,
  default: 2,
  minimum: 1,
  maximum,
});

const aModule = (name: string, overrides: Partial<SiteModule> = {}): SiteModule => ({
  description: aDescription(name),
  version: '1.0.0',
  baseUrl: `${modulesPath}/${name}/1.0.0/`,
  entry: 'remote-entry.js',
  global: name.replaceAll('-', '_'),
  needs: {},
  integrity: {},
  ...overrides,
});

/** A module whose one setting has this maximum. */
const withForm = (maximum: number, overrides: Partial<SiteModule>) =>
  aModule('mfe-games', {
    description: { ...aDescription('mfe-games'), settings: { shown: shown(maximum) } },
    ...overrides,
  });

test('a local build takes the position of its release, and one without a release comes last', () => {
  const poker = aModule('mfe-poker', { isLocal: true });
  // Set by the operator and named by a header: only one of them is shown.
  const local = [poker, poker, aModule('mfe-games', { isLocal: true })];
  const both = withLocal([aModule('mfe-games'), aModule('mfe-promo')], local);
  expect(both.map(({ description, isLocal }) => [description.name, isLocal])).toEqual([
    ['mfe-games', true],
    ['mfe-promo', undefined],
    ['mfe-poker', true],
  ]);
});

test.each([
  ['keeps what the brand has set', 12, 9],
  ['has its own default for what it no longer allows', 4, 2],
])('a local build %s', (_name, maximum, expected) => {
  const released = withForm(12, { settings: { shown: 9 } });
  const [build] = withLocal([released], [withForm(maximum, { isLocal: true })]);
  expect(build).toMatchObject({ isLocal: true, settings: { shown: expected } });
});
