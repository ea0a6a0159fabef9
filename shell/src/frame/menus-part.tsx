import { Retry, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { loadMenus } from '../features/menus/load-menus.ts';
import { ShellPart } from '../mount/shell-part.tsx';
import { useLoaded } from '../use-loaded.ts';
import type { Menus } from './use-menus.ts';

interface MenusPartProps {
  readonly children: (menus: Menus) => ReactNode;
  /** Wrapper for the loading and error states of a piece that brings its own window. */
  readonly around?: (state: ReactNode) => ReactNode;
}

/** A piece of the menus that the visitor is waiting for. */
export function MenusPart({ children, around = (state) => state }: MenusPartProps) {
  const loaded = useLoaded(loadMenus, true);
  if (loaded.state === 'ready') return <ShellPart isAsked>{children(loaded.value)}</ShellPart>;
  if (loaded.state === 'failed') return around(<Retry error={loaded.error} again={loaded.again} />);
  return around(<Skeleton height={44} lines={4} />);
}
