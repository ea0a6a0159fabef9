import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { listTests } from '../check/chosen-tests.mjs';
import { groupsOf, isGroup, writeGroups, type Group } from './test-groups.mjs';

const files = Array.from({ length: 60 }, (_, index) => `platform/src/modules/m${index}.test.ts`);

test('each test file of a grouped package is in one group of its package, and no other file is', () => {
  const pages = [
    'mfe-poker/src/page.test.tsx',
    'shared/ui/src/field.test.tsx',
    'shell/src/a.test.ts',
  ];
  const groups = groupsOf([...files, ...pages, 'studio/src/play.test.ts', 'shared/bus/b.test.ts']);
  const server = groups.filter(({ project }) => project === 'server');
  expect(server.flatMap((group) => group.files).toSorted()).toEqual(files.toSorted());
  expect(server.map((group) => group.files.length)).toEqual([20, 20, 20]);
  expect(groups.filter(({ project }) => project === 'web').map((group) => group.files)).toEqual(
    pages.map((page) => [page]),
  );
});

test('in a whole run Jest runs the groups instead of their files', () => {
  const { TEST_GROUPS, ...alone } = process.env;
  const folder = __dirname; // has no group in it
  const listed = (env: NodeJS.ProcessEnv) => listTests(env).toSorted();
  const all = listed(alone);
  const inGroups = groupsOf(all).flatMap((group) => group.files);
  expect([...listed({ ...alone, TEST_GROUPS: folder }), ...inGroups].toSorted()).toEqual(all);
});

test('a group loads each of its files inside a describe with the path of the file', () => {
  const root = mkdtempSync(join(tmpdir(), 'croupier-groups-'));
  const group: Group = { project: 'server', files: ['a.test.ts', 'b.test.ts'] };
  for (const file of group.files) writeFileSync(join(root, file), ' '.repeat(5_000));
  const { folder, remove } = writeGroups([group], root);
  try {
    const [name = ''] = readdirSync(join(folder, 'server'));
    expect(isGroup(name)).toBe(true);
    const described: [string, string][] = [];
    const required: string[] = [];
    const source = readFileSync(join(folder, 'server', name), 'utf8');
    // Jest starts the largest files first.
    expect(source.length).toBeGreaterThan(10_000);
    runInNewContext(source, {
      require: (path: string) => required.push(path),
      describe: (title: string, load: () => void) => {
        load();
        described.push([title, required.at(-1) ?? '']);
      },
      afterAll: () => undefined,
    });
    expect(described).toEqual([
      ['a.test.ts', join(root, 'a.test.ts')],
      ['b.test.ts', join(root, 'b.test.ts')],
    ]);
  } finally {
    remove();
    rmSync(root, { recursive: true });
  }
});
