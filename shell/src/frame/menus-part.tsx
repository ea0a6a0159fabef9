import { Retry, Skeleton } from '@croupier/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ShellPart } from '../mount/shell-part.tsx';
import { useLoaded } from '../use-loaded.ts';
import { whenIdle } from '../mount/page-idle.ts';
import { loadTexts } from '@croupier/i18n';
import { supportTexts } from '../features/support/load-support.ts';

interface MenusPartProps {
  readonly children: (menus: Menus) => ReactNode;
  /** Wrapper for the loading and error states of a piece that brings its own window. */
  readonly around?: (state: ReactNode) => ReactNode;
}

/** A piece of the menus that the visitor is waiting for. */
export function MenusPart({ children, around = (state) => state }: MenusPartProps) {
  const loaded = useLoaded(loadMenus, true);
  if (loaded.state === 'ready') return <ShellPart isAsked>{children(loaded.value)}</ShellPart>;
  if (loaded.state === 'failed')
    return around(<Retry error={loaded.error} onRetry={loaded.retry} />);
  return around(<Skeleton height={44} lines={4} />);
}

export type Menus = Awaited<ReturnType<typeof loadMenus>>;

/** The menus of the frame: they load when the pointer approaches, or the page is idle. */
export function useMenus() {
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  useEffect(() => whenIdle(near), []);
  const loaded = useLoaded(loadMenus, isNear);
  return {
    menus: loaded.state === 'ready' ? loaded.value : null,
    near: { onPointerEnter: near, onFocus: near },
  };
}

/** The header's menus: they load when the visitor approaches them. */
async function loadMenus() {
  const menus = import(/* webpackChunkName: "menus" */ '../features/menus/menus.ts');
  await loadTexts('support', supportTexts);
  return menus;
}
