import { useEffect, useState } from 'react';
import { loadMenus } from '../features/menus/load-menus.ts';
import { whenIdle } from '../mount/when-idle.ts';
import { useLoaded } from '../use-loaded.ts';

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
