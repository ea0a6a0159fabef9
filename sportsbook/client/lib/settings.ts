import { isOddsFormat, type OddsFormat } from './odds.ts';
import { storage } from './server.ts';
import { createStore } from './store.ts';

export type Theme = 'light' | 'dark';

const formatKey = 'odds-format';
const themeKey = 'theme';

const storedFormat = storage()?.getItem(formatKey) ?? null;
export const oddsFormat = createStore<OddsFormat>(
  isOddsFormat(storedFormat) ? storedFormat : 'decimal',
);

export function setOddsFormat(format: OddsFormat): void {
  oddsFormat.set(format);
  storage()?.setItem(formatKey, format);
}

/** The visitor's choice; without one, what the device prefers. */
export const theme = createStore<Theme>(initialTheme());

function initialTheme(): Theme {
  const stored = storage()?.getItem(themeKey);
  if (stored === 'light' || stored === 'dark') return stored;
  return window.matchMedia?.('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function showTheme(chosen: Theme): void {
  document.documentElement.dataset['theme'] = chosen;
}

export function setTheme(chosen: Theme): void {
  theme.set(chosen);
  storage()?.setItem(themeKey, chosen);
  showTheme(chosen);
}

/** Whether the page around the book decides its theme: the book then offers no choice of its own. */
export const isThemeOfHost = createStore(false);

export function followTheme(chosen: Theme): void {
  isThemeOfHost.set(true);
  theme.set(chosen);
  showTheme(chosen);
}

const betterKey = 'takes-better';

/** Whether a better price is taken without a question: only after the player chose so. */
export const takesBetter = createStore(storage()?.getItem(betterKey) === 'yes');

export function setTakesBetter(takes: boolean): void {
  takesBetter.set(takes);
  storage()?.setItem(betterKey, takes ? 'yes' : 'no');
}
