import {
  overlayPiece,
  type OverlayDescription,
  type RouteDescription,
  type Session,
  type SiteModule,
  call,
  type Call,
  type FirstCall,
  type MenuDescription,
} from '@croupier/contracts';
import type { Shell } from '../start.ts';
import { pageIdle, savesData } from './page-idle.ts';
import { prefetchCall } from '@croupier/client';
import { viewOf } from '../routing/view-of.ts';
import { isAgent } from '../session/session.ts';
import { useShell } from '../shell-scope.tsx';
import { findOverlay } from '../site.ts';

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

/** A page for agents asks for nothing of theirs while others see it. */
export const asksOf = ({ asks, arrival }: RouteDescription, session: Session | null) =>
  arrival === 'agent' && !isAgent(session) ? [] : asks;

const someRead: Call<FirstCall['input']> = call('GET /');

/** Requests a page's first data in parallel with its code. */
export function prefetchCalls(
  { client, cache, session }: Pick<Shell, 'client' | 'cache' | 'session'>,
  asks: readonly FirstCall[] = [],
): void {
  for (const { read, input } of asks) {
    if (!read || (read.audience === 'member' && !session.current())) continue;
    prefetchCall({ client, cache }, { ...someRead, path: read.path }, input);
  }
}

/** Prefetches the page or overlay behind a link, and its first data, when the pointer approaches the link. */
export function usePrefetchLink(): (to: MenuDescription['to']) => void {
  const shell = useShell();
  const { site, pages, precedence } = shell;
  return (to) => {
    if (savesData()) return;
    if ('path' in to) {
      const view = viewOf(site, to.path);
      if (view.kind !== 'page') return;
      precedence.goesFirst(pages.want(view.module, view.route.page));
      prefetchCalls(shell, asksOf(view.route, shell.session.current()));
    } else {
      const found = findOverlay(site, to.overlay);
      if (found) prefetchOverlay(shell, found, to.page);
    }
  };
}
