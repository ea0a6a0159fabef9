import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

function filesOf(ending: RegExp): readonly string[] {
  const packages = ['.', 'shared'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name, 'src')),
  );
  return packages.filter(existsSync).flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !/\.test\./.test(file))
      .map((file) => readFileSync(join(source, file), 'utf8')),
  );
}

const sheets = filesOf(/\.css$/).map((css) => css.replace(/\/\*[\s\S]*?\*\//g, ''));

const named = (texts: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

const setBySheets = named(sheets, /(--[\w-]+)\s*:/g);
const setByCode = named(filesOf(/\.tsx?$/), /['"](--[\w-]+)['"]/g);

const notSet = (css: readonly string[]) =>
  [...named(css, /var\((--[\w-]+)/g)].filter(
    (name) => !setBySheets.has(name) && !setByCode.has(name),
  );

test('every token that a style sheet reads is set somewhere', () => {
  expect(sheets.length).toBeGreaterThan(80);
  expect(notSet(sheets)).toEqual([]);
});

test('the check detects a token that no style sheet sets', () => {
  expect(notSet(['.a { color: var(--on-nothing); background: var(--surface-1); }'])).toEqual([
    '--on-nothing',
  ]);
});
