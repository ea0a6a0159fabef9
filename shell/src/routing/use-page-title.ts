import { useEffect, useRef } from 'react';

/** The title of the tab: the page's name and the brand's. The first page already has its title. */
export function usePageTitle(title: string, brand: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isWritten = isFirst.current && document.title !== '';
    isFirst.current = false;
    if (!isWritten) document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
