import { useMemo, useState, type ReactNode } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom';

interface EmbeddedRouterProps {
  readonly start: string;
  /** Whether the remote shows a path; the host handles every other path. */
  readonly stays: (path: string) => boolean;
  readonly onLeave: (address: string) => void;
  readonly children: ReactNode;
}

interface Entry {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** The remote's own history: the address of the page belongs to the host. */
export function EmbeddedRouter({ start, stays, onLeave, children }: EmbeddedRouterProps) {
  const [entries, setEntries] = useState<readonly Entry[]>(() => [entryOf(start, null)]);
  const navigator = useMemo<Navigator>(() => {
    function show(to: To, state: unknown, isReplacement: boolean): void {
      const entry = entryOf(addressOf(to), state);
      if (!stays(entry.pathname)) return onLeave(addressOf(to));
      setEntries((before) => {
        const stored = isReplacement ? before.slice(0, -1) : before;
        return [...stored, { ...entry, key: String(stored.length) }];
      });
    }
    return {
      createHref: addressOf,
      push: (to, state) => show(to, state, false),
      replace: (to, state) => show(to, state, true),
      go: (delta) =>
        setEntries((before) =>
          delta < 0 ? before.slice(0, Math.max(1, before.length + delta)) : before,
        ),
    };
  }, [stays, onLeave]);
  const location = entries.at(-1) ?? start;
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

function entryOf(address: string, state: unknown): Entry {
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  return { pathname, search, hash, state, key: 'default' };
}
