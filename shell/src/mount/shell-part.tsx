import { Retry } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { Boundary } from './boundary.tsx';
import type { Shell } from '../start.ts';

interface ShellPartProps {
  /** Whether the visitor requested this part and must see its failure; other failed parts are left out. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** Limits errors of a part of the shell to that part: otherwise the whole page would fail. */
export function ShellPart({ isAsked, children }: ShellPartProps) {
  const shell = useShell();
  const { pathname } = useLocation();
  return (
    <Boundary
      at={pathname}
      onRetry={() => refetchStale(shell)}
      fallback={(error, retry) => (isAsked ? <Retry error={error} onRetry={retry} /> : null)}
    >
      {children}
    </Boundary>
  );
}

/**
 * A part may have failed because of its cached response: before it mounts again, responses without a mounted
 * consumer are dropped from the cache and the others are requested again; a running request is awaited.
 */
export function refetchStale({ cache }: Pick<Shell, 'cache'>): void {
  cache.removeQueries({ type: 'inactive' });
  void cache.invalidateQueries(undefined, { cancelRefetch: false });
}
