import { useEffect } from 'react';

/** Shows a count before the title of the tab, such as `(3) Slots · Padma`, also when the title changes. */
export function useTitleCount(count: string | null): void {
  useEffect(() => {
    if (count === null) return;
    const prefix = `(${count}) `;
    const title = document.querySelector('title');

    function write(): void {
      if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
    }

    write();
    const changes = new MutationObserver(write);
    if (title) changes.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      changes.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [count]);
}
