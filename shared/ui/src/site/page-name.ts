import { useEffect, useSyncExternalStore } from 'react';

interface NamedPage {
  readonly name: string;
}

let named: readonly NamedPage[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly NamedPage[]): void {
  named = next;
  for (const listener of listeners) listener();
}

/**
 * Gives the page a name that is more specific than its route's title, such as the game that is open: the shell writes
 * it into the document title while the component is mounted. `undefined` while the name is unknown.
 */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (!name) return undefined;
    const own = { name };
    keep([...named, own]);
    return () => keep(named.filter((one) => one !== own));
  }, [name]);
}

/** The name that the page was given last; `null` if the route's title is all that is known. */
export function useShownPageName(): string | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => named.at(-1)?.name ?? null,
    () => null,
  );
}
