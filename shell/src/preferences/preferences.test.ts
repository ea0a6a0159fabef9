import { createBus } from '@croupier/bus';
import { startTexts } from '@croupier/i18n';
import { aSite } from '../testing/makers.ts';
import { chosenLanguage, chosenTheme, startPreferences } from './preferences.ts';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  for (const name of ['theme', 'language', 'lang']) document.cookie = `${name}=; max-age=0`;
});

const aHandle = () =>
  createBus({
    onError: (owner, topic, error) => {
      throw new Error(`${owner} at ${topic}`, { cause: error });
    },
    onRefused: (refusal) => {
      throw new Error(JSON.stringify(refusal));
    },
  }).handleFor({ name: 'shell', publishes: 'everything' });

test('a theme is shown, stored here and for the next page, and published', async () => {
  await startTexts('en');
  const bus = aHandle();
  const { setTheme } = startPreferences(aSite(), bus);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  setTheme('light');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.cookie).toContain('theme=light');
  expect(bus.latest('theme.changed')).toBe('light');
});

test('a language is stored under both keys and sets the page’s direction', async () => {
  await startTexts('en');
  const { setLanguage } = startPreferences(aSite(), aHandle());
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  await setLanguage('ar');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect([localStorage.getItem('language'), localStorage.getItem('lang')]).toEqual(['ar', 'ar']);
  expect(document.cookie).toContain('language=ar');
});

test('an earlier choice overrides the page; an invalid theme means light, and a language that the brand lacks means the brand’s own', () => {
  localStorage.setItem('theme', 'purple');
  expect(chosenTheme(aSite({ theme: 'dark' }))).toBe('light');
  localStorage.setItem('language', 'es');
  expect(chosenLanguage(aSite({ language: 'bn' }))).toBe('es');
  const site = aSite({ language: 'bn' });
  expect(chosenLanguage({ ...site, brand: { ...site.brand, languages: ['bn', 'en'] } })).toBe('bn');
});

test('a language in the address overrides an earlier choice, until the visitor chooses by hand', async () => {
  await startTexts('en');
  localStorage.setItem('language', 'es');
  window.history.replaceState(null, '', '/rng?lang=ar&page=2');
  expect(chosenLanguage(aSite({ language: 'ar' }))).toBe('ar');
  await startPreferences(aSite(), aHandle()).setLanguage('en');
  expect(window.location.search).toBe('?page=2');
  expect(chosenLanguage(aSite({ language: 'ar' }))).toBe('en');
});

test('an address with a language that the brand lacks changes nothing', () => {
  window.history.replaceState(null, '', '/?lang=fr');
  localStorage.setItem('language', 'es');
  expect(chosenLanguage(aSite())).toBe('es');
});
