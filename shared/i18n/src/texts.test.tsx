import { act, render, screen } from '@testing-library/react';
import { changeLanguage, loadTexts, startTexts, type TextLoaders } from './texts.ts';
import { useTexts } from './use-texts.ts';

const greeting = (text: string) => () => Promise.resolve({ default: { greeting: text } });
const texts: TextLoaders = {
  en: greeting('Hello {{name}}'),
  bn: greeting('স্বাগতম {{name}}'),
  es: greeting('Hola {{name}}'),
  ar: greeting('أهلاً {{name}}'),
};

function Greeting() {
  const { t, language } = useTexts('mfe-test');
  return <p lang={language}>{t('greeting', { name: 'Rahim' })}</p>;
}

test('a module speaks the language of the page and follows it', async () => {
  await startTexts('bn');
  await loadTexts('mfe-test', texts);
  render(<Greeting />);
  expect(screen.getByText('স্বাগতম Rahim')).toHaveAttribute('lang', 'bn');
  await act(() => changeLanguage('es'));
  expect(screen.getByText('Hola Rahim')).toHaveAttribute('lang', 'es');
});
