import { Retry } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { refetchStale } from './refetch-stale.ts';
import { Boundary } from './boundary.tsx';

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
      fallback={(error, again) => (isAsked ? <Retry error={error} again={again} /> : null)}
    >
      {children}
    </Boundary>
  );
}
