import { fontsCookie } from '@croupier/contracts';
import { currentLocale } from '@croupier/i18n';
import { pageIdle, whenIdle, savesData } from '../mount/page-idle.ts';

const yearS = 31_536_000;
const family = 'Anek Bangla';
/**
 * If one of the page's scripts took this long, the connection is too slow to load fonts while the page is in
 * use.
 */
const slowScriptMs = 600;

/**
 * Loads the site's fonts into a page that came without them. They load after the page's code, and on a slow
 * connection after the content of the visitor's first action: the system's fonts take the same space, and 230
 * KB of fonts would delay every action. In data-saver mode the page keeps the system's fonts. Rejects if the
 * style sheet is unavailable.
 */
export async function loadFonts(): Promise<void> {
  if (savesData()) return;
  if (![...document.fonts].some((face) => face.family.includes(family))) await loadOwn();
  await loadSheetOf(currentLocale().slice(0, 2));
}

/** For languages with more glyphs than one file contains: other pages do not load these sheets. */
const sheets: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  zh: () => import(/* webpackChunkName: 'fonts-zh' */ '@croupier/ui/fonts-chinese.css'),
  ja: () => import(/* webpackChunkName: 'fonts-ja' */ '@croupier/ui/fonts-japanese.css'),
  ko: () => import(/* webpackChunkName: 'fonts-ko' */ '@croupier/ui/fonts-korean.css'),
};

async function loadSheetOf(language: string): Promise<void> {
  await sheets[language]?.();
}

async function loadOwn(): Promise<void> {
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
