import { useEffect } from 'react';

/** The title of the tab: the page's name and the brand's. */
export function usePageTitle(title: string, brand: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
