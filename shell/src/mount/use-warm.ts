import { viewOf } from '../routing/view-of.ts';
import { useShell } from '../shell-scope.tsx';
import { savesData } from './saves-data.ts';

/** Fetches the page behind a path when a hand comes near its link. */
export function useWarm(): (path: string) => void {
  const { site, pages } = useShell();
  return (path) => {
    const view = viewOf(site, path);
    if (view.kind === 'page' && !savesData()) void pages.want(view.module, view.route.page);
  };
}
