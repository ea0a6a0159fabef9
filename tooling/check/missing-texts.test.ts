import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingTexts } from './missing-texts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'croupier-missing-'));
afterEach(() => {
  for (const part of ['mfe', 'shared'])
    rmSync(join(folder, part), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a used key that no language has is reported with its file', () => {
  seed('mfe/src/texts/en.json', { menu: { open: 'Open' } });
  seed('mfe/src/menu.tsx', "t('menu.open'); own.t('menu.close', { name });");
  expect(missingTexts(folder, 'en')).toEqual([
    'mfe/src/menu.tsx: says menu.close, which no language has. Write it.',
  ]);
});

test('plural forms, shared texts, templates, comments and other functions are not reported', () => {
  seed('mfe/src/texts/en.json', { left_one: '{{count}} left', left_other: '{{count}} left' });
  seed('shared/ui/src/texts/en.json', { close: 'Close' });
  seed(
    'mfe/src/menu.tsx',
    "t('left', { count }); t('close'); t(`menu.${state}`); set('menu'); // as t('gone')",
  );
  seed('mfe/src/menu.test.tsx', "t('nothing');");
  expect(missingTexts(folder, 'en')).toEqual([]);
});

function seed(path: string, content: object | string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}
