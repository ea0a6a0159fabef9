import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportTexts, importTexts } from './translations.mjs';

const root = mkdtempSync(join(tmpdir(), 'croupier-translations-'));
const folder = join(root, 'mfe', 'texts');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const english = {
  title: 'Draws & <b>wins</b>',
  left_one: '{{count}} draw of {{name}}',
  left_other: '{{count}} draws of {{name}}',
};
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const arabic = {
  title: 'السحوبات',
  ...Object.fromEntries(forms.map((form) => [`left_${form}`, `{{count}} من {{name}} ${form}`])),
};

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'en.json'), JSON.stringify(english));
  writeFileSync(join(folder, 'ar.json'), `${JSON.stringify(arabic, null, 2)}\n`);
});

const written = () => readFileSync(join(folder, 'ar.json'), 'utf8');

test('an unchanged export changes nothing on import, with every plural form of the language', async () => {
  const before = written();
  const sent = await exportTexts(root, 'ar');
  for (const form of forms) expect(sent).toContain(`left_${form}`);
  expect(sent).toContain('{{count}} draws of {{name}}');
  expect(await importTexts(root, 'ar', sent)).toEqual({ ok: true, changed: 0 });
  expect(written()).toBe(before);
});

test('a new wording is written to its place, markup characters included', async () => {
  const sent = await exportTexts(root, 'ar');
  const translated = sent.replace('السحوبات', 'سحوبات &amp; &lt;b&gt;فوز&lt;/b&gt;');
  expect(await importTexts(root, 'ar', translated)).toEqual({ ok: true, changed: 1 });
  expect(JSON.parse(written())).toEqual({ ...arabic, title: 'سحوبات & <b>فوز</b>' });
});

test.each([
  ['{{name}} few', 'few', 'lacks {{name}}'],
  ['{{name}} few', '{{nmae}} few', 'lacks {{name}}'],
  ['{{name}} few', '{{name}} {{sum}}', 'has {{sum}}, which nothing fills in'],
  ['{{name}} few', '{{name} few', 'lacks {{name}}'],
  ['{{name}} few', '{{name}} {few', 'has a brace too many or too few'],
])('%s written as %s is refused, and nothing is written', async (right, wrong, expected) => {
  const before = written();
  const sent = (await exportTexts(root, 'ar')).replace(right, wrong);
  const read = await importTexts(root, 'ar', sent);
  expect(read).toMatchObject({ ok: false });
  expect(String('errors' in read && read.errors)).toMatch(
    new RegExp(expected.replaceAll(/[{}]/g, '\\$&')),
  );
  expect(written()).toBe(before);
});

test('a form that writes its number as a word needs no placeholder', async () => {
  const sent = await exportTexts(root, 'ar');
  const inWords = sent.replace('{{count}} من {{name}} two', 'سحبان من {{name}}');
  expect(await importTexts(root, 'ar', inWords)).toEqual({ ok: true, changed: 1 });
});

test.each([
  ['cut off', (sent: string) => sent.slice(0, sent.indexOf('</file>'))],
  ['damaged', (sent: string) => sent.replace('&amp;', '&')],
  ['nested wrong', (sent: string) => sent.replace('</target>', '')],
])('a file that is %s is refused with the line, and nothing is written', async (_how, harm) => {
  const before = written();
  const sent = await exportTexts(root, 'ar');
  const read = await importTexts(root, 'ar', harm(sent.replace('السحوبات', 'الجولات')));
  expect(read).toMatchObject({
    ok: false,
    errors: [expect.stringMatching(/cut off at line \d+ \(/)],
  });
  expect(written()).toBe(before);
});

test('a file of another language, and one that is not XLIFF, give a message with the remedy', async () => {
  const sent = await exportTexts(root, 'ar');
  expect(await importTexts(root, 'es', sent)).toMatchObject({
    errors: [expect.stringContaining("for 'ar', not for 'es'")],
  });
  expect(await importTexts(root, 'ar', '<p>no</p>')).toMatchObject({
    errors: [expect.stringContaining('not XLIFF 1.2')],
  });
});
