import { changeLanguage, loadTexts, rewordTexts, startTexts } from './texts.ts';
import { pseudoText } from './pseudo-text.ts';

test('a text is marked, bracketed and a third longer; markup and addresses stay unchanged', () => {
  expect(pseudoText('Log in')).toBe('[Ĺôĝ îñ ~~~]');
  expect(pseudoText('Go <b>on</b>')).toBe('[Ĝô <b>ôñ</b> ~~]');
  expect(pseudoText('See https://a.example/on')).toBe('[Šéé https://a.example/on ~~]');
  expect(pseudoText('')).toBe('[]');
  expect(pseudoText('Nothing of it is one long word')).toMatch(/ ~{8} ~+\]$/);
});

test('all texts, including their inserted values, are replaced by pseudo-texts until that is switched off', async () => {
  const texts = () => Promise.resolve({ default: { hello: 'Hello {{name}}' } });
  const { t } = await startTexts('en');
  await loadTexts('mfe-pseudo', { en: texts, bn: texts, es: texts, ar: texts });
  const greeting = () => t('hello', { ns: 'mfe-pseudo', name: 'Rahim' });
  rewordTexts(pseudoText);
  expect(greeting()).toBe('[Ĥéĺĺô Ŕàĥîm ~~~~]');
  rewordTexts(null);
  await changeLanguage('en');
  expect(greeting()).toBe('Hello Rahim');
});
