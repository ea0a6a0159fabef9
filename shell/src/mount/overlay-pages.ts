import { overlayPiece, type OverlayDescription, type SiteModule } from '@croupier/contracts';
import type { Shell } from '../start.ts';
import { prefetchCalls } from './prefetch-calls.ts';
import { pageIdle } from './page-idle.ts';
import { savesData } from './saves-data.ts';

export interface OverlayOfModule {
  readonly module: SiteModule;
  readonly overlay: Pick<OverlayDescription, 'overlay' | 'pages'>;
}

/**
 * The overlay page that an address requests: an existing page, or the first. An overlay without pages gets
 * the requested value.
 */
export function pageShown(
  { pages }: OverlayOfModule['overlay'],
  asked: string | undefined,
): string | undefined {
  const [first] = pages ?? [];
  return first ? (pages?.find(({ page }) => page === asked) ?? first).page : asked;
}

/** Whether an address asks an overlay for a page that it does not have. */
export const isMissingPage = ({ pages }: OverlayOfModule['overlay'], asked: string | undefined) =>
  asked !== undefined && pages !== undefined && !pages.some(({ page }) => page === asked);

/** Fetches an overlay, its current page and that page's first data in parallel. */
export function prefetchOverlay(
  shell: Shell,
  turned: OverlayOfModule,
  asked: string | undefined,
): void {
  const shown = pageShown(turned.overlay, asked);
  shell.precedence.goesFirst(loadOverlay(shell, turned, shown));
  prefetchCalls(shell, turned.overlay.pages?.find(({ page }) => page === shown)?.asks);
}

/**
 * Fetches the code of an overlay: with its current page, then its other pages. Settles when the overlay can
 * be shown; never rejects.
 */
export async function loadOverlay(
  { overlays }: Pick<Shell, 'overlays'>,
  { module, overlay }: OverlayOfModule,
  shown: string | undefined,
): Promise<void> {
  const want = (name: string) => overlays.want(module, name);
  const whole = want(overlay.overlay);
  if (!overlay.pages || !shown) return whole;
  await Promise.all([whole, want(overlayPiece(overlay.overlay, shown))]);
  if (!savesData()) void wantOthers(want, overlay);
}

/** Shows the loaded page before fetching more. */
async function wantOthers(
  want: (name: string) => Promise<void>,
  { overlay, pages = [] }: OverlayOfModule['overlay'],
): Promise<void> {
  await pageIdle();
  for (const { page } of pages) void want(overlayPiece(overlay, page));
}
