import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unusedTexts } from './unused-texts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'croupier-unused-'));
afterEach(() => {
  for (const part of ['mfe', 'other', 'shared'])
    rmSync(join(folder, part), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an unused text is reported; one that a string or a template uses is not', () => {
  seed('mfe/src/texts/en.json', { menu: { open: 'Open', close: 'Close' }, state_off: 'Off' });
  seed('mfe/src/menu.tsx', "t('menu.open'); t(`menu.${state}`);");
  expect(unusedTexts(folder, 'en')).toEqual([
    'mfe/src/texts: nothing says state_off. Take it out of every language.',
  ]);
  seed('mfe/src/menu.tsx', "t('menu.open');");
  expect(unusedTexts(folder, 'en')).toHaveLength(2);
});

test('a count is used by its key, whatever its plural forms', () => {
  seed('mfe/src/texts/en.json', { left_one: '{{count}} left', left_other: '{{count}} left' });
  seed('mfe/src/menu.tsx', "t('left', { count });");
  expect(unusedTexts(folder, 'en')).toEqual([]);
});

test('a template of placeholders only uses no key', () => {
  seed('mfe/src/texts/en.json', { menu: { open: 'Open' } });
  seed('mfe/src/menu.tsx', 't(`${group}.${name}`);');
  expect(unusedTexts(folder, 'en')).toHaveLength(1);
});

test('uses in another package, or in the texts themselves, do not count', () => {
  seed('mfe/src/texts/en.json', { open: 'Open' });
  seed('mfe/src/texts/es.json', { open: 'open' });
  seed('other/src/menu.tsx', "t('open');");
  expect(unusedTexts(folder, 'en')).toHaveLength(1);
  seed('shared/src/menu.tsx', "t('open');");
  expect(unusedTexts(folder, 'en')).toEqual([]);
});

function seed(path: string, content: object | string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}
