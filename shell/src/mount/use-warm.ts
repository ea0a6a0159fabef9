import type { MenuDescription } from '@croupier/contracts';
import { viewOf } from '../routing/view-of.ts';
import { useShell } from '../shell-scope.tsx';
import { findOverlay } from '../site.ts';
import { savesData } from './saves-data.ts';

/** Fetches the page or overlay behind a link when a hand comes near it. */
export function useWarm(): (to: MenuDescription['to']) => void {
  const { site, pages, overlays } = useShell();
  return (to) => {
    if (savesData()) return;
    if ('path' in to) {
      const view = viewOf(site, to.path);
      if (view.kind === 'page') void pages.want(view.module, view.route.page);
    } else {
      const found = findOverlay(site, to.overlay);
      if (found) void overlays.want(found.module, to.overlay);
    }
  };
}
