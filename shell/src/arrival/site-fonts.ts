import { fontsCookie } from '@croupier/contracts';

const yearS = 31_536_000;
const family = 'Anek Bangla';

const longestWaitMs = 2_000;

/**
 * Brings the site's fonts to a page that came without them. They come after the page's code: the system's
 * fonts stand in the same space, and letters that compete with code for a slow line delay every press.
 * Rejects where the style sheet cannot be had; the system's fonts stay then.
 */
export async function bringFonts(): Promise<void> {
  if ([...document.fonts].some((face) => face.family.includes(family))) return;
  await idle();
  await import(/* webpackChunkName: 'fonts' */ '@croupier/ui/fonts.css');
  await document.fonts.load(`1em '${family}'`);
  await document.fonts.ready;
  document.cookie = `${fontsCookie}=1; path=/; max-age=${yearS}; samesite=lax`;
}

/** The page has nothing to do for a moment. */
function idle(): Promise<void> {
  return new Promise((passed) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => passed(), { timeout: longestWaitMs });
    else passed();
  });
}
