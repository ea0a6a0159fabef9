import { useEffect, useState } from 'react';
import { loadMenus } from '../features/menus/load-menus.ts';
import { whenIdle } from '../mount/when-idle.ts';
import { useLoaded } from '../use-loaded.ts';

/** What unfolds from the frame: it comes when a hand is near, or the page is idle. */
export function useMenus() {
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  useEffect(() => whenIdle(near), []);
  const menus = useLoaded(loadMenus, isNear);
  return {
    menus: menus.state === 'ready' ? menus.value : null,
    near: { onPointerEnter: near, onFocus: near },
  };
}
