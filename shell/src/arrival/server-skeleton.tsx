import { useState, type ReactNode } from 'react';
import { useShell } from '../shell-scope.tsx';
import type { SkeletonOf } from '../start.ts';
import { useHydrated } from '../server-render/use-hydrated.ts';

interface ArrivalMarkupProps {
  /** Whose it is, as the element is named. */
  readonly name: string;
  readonly otherwise: ReactNode;
}

/**
 * What stands in a page before the code behind it has come. It is there in the frame of the server
 * alone: the browser keeps that markup and never writes any.
 */
export function ServerMarkup({ name, otherwise }: ArrivalMarkupProps) {
  const { skeletonOf } = useShell();
  const isHydrated = useHydrated();
  // Kept as one object: another one would be written anew.
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

/** The markup that the server has put into the page stays as it is: its text is not needed here. */
export function serverSkeleton(root: HTMLElement): SkeletonOf {
  const arrived = root.querySelector('[data-skeleton]')?.getAttribute('data-skeleton');
  return (name) => (arrived === name ? '' : null);
}

/** Name of what a module's release shows of a piece. */
export const skeletonName = (module: string, piece: string) => `${module}/${piece}`;
