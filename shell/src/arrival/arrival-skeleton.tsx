import type { SiteModule } from '@croupier/contracts';
import { useState, type ReactNode } from 'react';
import { useShell } from '../shell-scope.tsx';
import type { SkeletonOf } from '../start.ts';
import { useHydrated } from './use-hydrated.ts';

interface ArrivalSkeletonProps {
  readonly module: SiteModule;
  readonly piece: string;
  readonly otherwise: ReactNode;
}

/**
 * What the module's release shows of a piece before its code has come. It is there in the frame of the
 * server alone: the browser keeps that markup and never writes any.
 */
export function ArrivalSkeleton({ module, piece, otherwise }: ArrivalSkeletonProps) {
  const { skeletonOf } = useShell();
  const isHydrated = useHydrated();
  // Kept as one object: another one would be written anew.
  const [markup] = useState(() => {
    const text = isHydrated ? null : skeletonOf(module, piece);
    return text === null ? null : { __html: text };
  });
  if (!markup) return otherwise;
  return (
    <div
      data-skeleton={nameOf(module, piece)}
      aria-busy="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** The markup that the server has put into the page stays as it is: its text is not needed here. */
export function arrivedSkeleton(root: HTMLElement): SkeletonOf {
  const arrived = root.querySelector('[data-skeleton]')?.getAttribute('data-skeleton');
  return (module, piece) => (arrived === nameOf(module, piece) ? '' : null);
}

const nameOf = ({ description }: SiteModule, piece: string) => `${description.name}/${piece}`;
