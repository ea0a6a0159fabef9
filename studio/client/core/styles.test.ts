import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const client = join(import.meta.dirname, '..');

function textOf(extension: RegExp): string {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => extension.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(client, name), 'utf8'))
    .join('\n');
}

test('every class of a style sheet is used by the code', () => {
  const styles = textOf(/\.css$/).replaceAll(/\/\*.*?\*\//gs, '');
  const code = textOf(/\.(?:ts|html)$/);
  const classes = new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const unused = [...classes].filter(
    (name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code),
  );
  expect(unused).toEqual([]);
});
