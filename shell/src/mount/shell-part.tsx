import { Retry } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { refetchStale } from './refetch-stale.ts';
import { Boundary } from './boundary.tsx';

interface ShellPartProps {
  /** Whether somebody came for it, and is told; any other part is left out. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** Keeps what a part of the shell throws to its own place: without it the whole page would go. */
export function ShellPart({ isAsked, children }: ShellPartProps) {
  const shell = useShell();
  const { pathname } = useLocation();
  return (
    <Boundary
      at={pathname}
      onRetry={() => refetchStale(shell)}
      fallback={(error, again) => (isAsked ? <Retry error={error} again={again} /> : null)}
    >
      {children}
    </Boundary>
  );
}
