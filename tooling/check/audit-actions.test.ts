import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const modules = join(root, 'platform/src/modules');

/** Actions that the platform's modules write into the audit trail, where the code names them literally. */
function recordedActions(): readonly string[] {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(modules, file), 'utf8')
      .split('\n')
      .filter((line) => /\baction(:| =)/.test(line))
      .flatMap((line) =>
        [...line.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, action = '']) => action),
      ),
  );
  return [...new Set(found)];
}

test('the console has a text for every action of the audit trail', () => {
  const texts = JSON.parse(readFileSync(join(root, 'console/src/texts/en.json'), 'utf8'));
  const actions = recordedActions();
  expect(actions).toContain('held-win.proposed');
  expect(actions.filter((action) => !(action in texts.audit.actions))).toEqual([]);
});
