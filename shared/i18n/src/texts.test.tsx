import { act, render, screen } from '@testing-library/react';
import { changeLanguage, currentLocale, loadTexts, startTexts, type TextLoaders } from './texts.ts';
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

test('a module uses the page’s language and follows its changes', async () => {
  await startTexts('bn');
  await loadTexts('mfe-test', texts);
  render(<Greeting />);
  expect(screen.getByText('স্বাগতম Rahim')).toHaveAttribute('lang', 'bn');
  await act(() => changeLanguage('es'));
  expect(screen.getByText('Hola Rahim')).toHaveAttribute('lang', 'es');
});

test('a region has its own number format with the texts of its language; a locale without texts uses the format of the texts shown', async () => {
  function Amount() {
    return <output>{useTexts('mfe-test').formats.money('12500.5', '$')}</output>;
  }
  await startTexts('es');
  await loadTexts('mfe-test', texts);
  render(<Amount />);
  expect(screen.getByRole('status')).toHaveTextContent('$12.500,50');
  await act(() => changeLanguage('es', 'es-MX'));
  expect(screen.getByRole('status')).toHaveTextContent('$12,500.50');
  expect(currentLocale()).toBe('es-MX');
  await act(() => changeLanguage('es', 'fr'));
  expect(screen.getByRole('status')).toHaveTextContent('$12.500,50');
});
