import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingBinaries, nameOf, nativePackages, systems } from './native-packages.mjs';

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8'));

test.each(systems.map((system) => ({ system, name: nameOf(system) })))(
  'the lock file has every binary for $name',
  ({ system }) => {
    expect(nativePackages(lock, system).map(({ owner }) => owner)).toEqual(
      expect.arrayContaining(['platform', 'node_modules/@swc/core', 'node_modules/oxlint']),
    );
    expect(missingBinaries(lock, system)).toEqual([]);
  },
);

test('a binary that is not in the lock file is missed', () => {
  const { 'node_modules/@swc/core-darwin-arm64': _, ...packages } = lock.packages;
  const mac = { os: 'darwin', cpu: 'arm64' };
  expect(missingBinaries({ packages }, mac)).toEqual([
    'node_modules/@swc/core has no binary for darwin-arm64 in package-lock.json',
  ]);
});
