import type { MenuDescription } from '@croupier/contracts';
import { viewOf } from '../routing/view-of.ts';
import { useShell } from '../shell-scope.tsx';
import { findOverlay } from '../site.ts';
import { prefetchCalls } from './prefetch-calls.ts';
import { prefetchOverlay } from './overlay-pages.ts';
import { savesData } from './saves-data.ts';

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
      prefetchCalls(shell, view.route.asks);
    } else {
      const found = findOverlay(site, to.overlay);
      if (found) prefetchOverlay(shell, found, to.page);
    }
  };
}
