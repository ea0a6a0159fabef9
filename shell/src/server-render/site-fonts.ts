import { fontsCookie } from '@croupier/contracts';
import { currentLocale } from '@croupier/i18n';
import { pageIdle } from '../mount/page-idle.ts';
import { savesData } from '../mount/saves-data.ts';
import { whenIdle } from '../mount/when-idle.ts';

const yearS = 31_536_000;
const family = 'Anek Bangla';
/** A line that took so long for one of the page's scripts has no room for letters while the page is being used. */
const slowScriptMs = 600;

/**
 * Brings the site's fonts to a page that came without them. They come after the page's code, and on a slow
 * line after what a visitor presses first: the system's fonts stand in the same space, and 230 KB of
 * letters would delay every press. Who saves data keeps the system's. Rejects where the style sheet
 * cannot be had.
 */
export async function loadFonts(): Promise<void> {
  if (savesData()) return;
  if (![...document.fonts].some((face) => face.family.includes(family))) await bringOwn();
  await bringSheetOf(currentLocale().slice(0, 2));
}

/** Of languages with more letters than one file holds: no other page has their sheets. */
const sheets: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  zh: () => import(/* webpackChunkName: 'fonts-zh' */ '@croupier/ui/fonts-chinese.css'),
  ja: () => import(/* webpackChunkName: 'fonts-ja' */ '@croupier/ui/fonts-japanese.css'),
  ko: () => import(/* webpackChunkName: 'fonts-ko' */ '@croupier/ui/fonts-korean.css'),
};

async function bringSheetOf(language: string): Promise<void> {
  await sheets[language]?.();
}

async function bringOwn(): Promise<void> {
  await (isLineSlow() ? new Promise<void>(whenIdle) : pageIdle());
  await import(/* webpackChunkName: 'fonts' */ '@croupier/ui/fonts.css');
  await document.fonts.load(`1em '${family}'`);
  await document.fonts.ready;
  document.cookie = `${fontsCookie}=1; path=/; max-age=${yearS}; samesite=lax`;
}

function isLineSlow(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(({ name, duration }) => name.endsWith('.js') && duration > slowScriptMs);
}
