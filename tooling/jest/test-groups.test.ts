import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { groupsOf, isGroup, writeGroups } from './test-groups.mjs';

const files = Array.from({ length: 30 }, (_, index) => `platform/src/modules/m${index}.test.ts`);

test('each test file of the platform is in one group, and no other file is', () => {
  const groups = groupsOf([...files, 'studio/src/play.test.ts']);
  expect(groups.flat().toSorted()).toEqual(files.toSorted());
  expect(groups.map(({ length }) => length)).toEqual([10, 10, 10]);
});

test('a group loads each of its files inside a describe with the path of the file', () => {
  const { folder, remove } = writeGroups([['platform/a.test.ts', 'platform/b.test.ts']], '/root');
  try {
    const [name = ''] = readdirSync(folder);
    expect(isGroup(name)).toBe(true);
    const described: [string, string][] = [];
    const required: string[] = [];
    runInNewContext(readFileSync(join(folder, name), 'utf8'), {
      require: (path: string) => required.push(path),
      describe: (title: string, load: () => void) => {
        load();
        described.push([title, required.at(-1) ?? '']);
      },
      afterAll: () => undefined,
    });
    expect(described).toEqual([
      ['platform/a.test.ts', '/root/platform/a.test.ts'],
      ['platform/b.test.ts', '/root/platform/b.test.ts'],
    ]);
  } finally {
    remove();
  }
});
