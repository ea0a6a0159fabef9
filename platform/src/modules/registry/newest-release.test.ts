import { channelOf, newestRelease } from './newest-release.ts';

/** Releases in the order in which they were made. */
const inOrder = (...versions: string[]) =>
  versions.map((version, at) => ({ version, released_at: new Date(at * 60_000) }));
const newest = (...versions: string[]) => newestRelease(inOrder(...versions))?.version;

test('the highest version is the newest, also when a lower one is released after it', () => {
  expect(newest('9.1.0', '0.0.91')).toBe('9.1.0');
  expect(newest('1.9.0', '1.10.0', '1.2.0')).toBe('1.10.0');
});

test('a pre-release is not followed while the module has a stable release', () => {
  expect(newest('1.0.0', '2.0.0-beta.1')).toBe('1.0.0');
  expect(newest('0.1.0-local-0a1b2c3d', '0.0.9')).toBe('0.0.9');
});

test('without a stable release, the channel of the last release is followed', () => {
  expect(newest('2.0.0-beta.2', '2.0.0-beta.10', '2.0.0-beta.3')).toBe('2.0.0-beta.10');
  expect(newest('3.0.0-alpha.1', '2.0.0-beta.1')).toBe('2.0.0-beta.1');
});

test('of local builds of one version the last one is the newest: their hashes have no order', () => {
  expect(newest('0.1.0-local-ffffffff', '0.1.0-local-00000000')).toBe('0.1.0-local-00000000');
  expect(newest('0.2.0-local-00000000', '0.1.0-local-ffffffff')).toBe('0.2.0-local-00000000');
});

test('a module without releases has no newest one', () => {
  expect(newest()).toBeUndefined();
});

test.each([
  ['1.2.3', ''],
  ['1.2.3+build.7', ''],
  ['1.2.3-beta.4', 'beta'],
  ['0.1.0-local-01234567', 'local'],
  // Local builds of earlier versions of the build.
  ['0.1.0-01234567', '1234567'],
])('the channel of %s is "%s"', (version, channel) => {
  expect(channelOf(version)).toBe(channel);
});
