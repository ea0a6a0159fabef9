import { useState, type ReactNode } from 'react';
import { useShell } from '../shell-scope.tsx';
import type { SkeletonOf } from '../start.ts';
import { useHydrated } from './use-hydrated.ts';

interface ArrivalMarkupProps {
  /** The owner of the markup, by the element's name. */
  readonly name: string;
  readonly otherwise: ReactNode;
}

/**
 * Server-rendered markup that a page shows before its code has loaded. Only the server's frame contains the
 * markup: the browser keeps it and never renders it.
 */
export function ServerMarkup({ name, otherwise }: ArrivalMarkupProps) {
  const { skeletonOf } = useShell();
  const isHydrated = useHydrated();
  // The object must be stable: React would write a new object again.
  const [markup] = useState(() => {
    const text = isHydrated ? null : skeletonOf(name);
    return text === null ? null : { __html: text };
  });
  if (!markup) return otherwise;
  return (
    <div
      data-skeleton={name}
      aria-busy="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** The server's markup stays unchanged in the page: its text is not needed here. */
export function serverSkeleton(root: HTMLElement): SkeletonOf {
  const arrived = root.querySelector('[data-skeleton]')?.getAttribute('data-skeleton');
  return (name) => (arrived === name ? '' : null);
}

/** Name of the markup that a module's release shows for a piece. */
export const skeletonName = (module: string, piece: string) => `${module}/${piece}`;
