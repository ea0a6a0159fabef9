import { useEffect, useState } from 'react';
import { useLoaded } from '../../use-loaded.ts';
import { loadSideBar } from './load-support.ts';

/** The page goes first. Unlike other code that comes ahead, this is also for who saves data: service is behind it. */
const afterMs = 2_500;

/** Fetches the side bar when the page is done. */
export function SideBarHost({ isShown }: { isShown: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(wait);
  }, []);
  const loaded = useLoaded(loadSideBar, isDue && isShown);
  return loaded.state === 'ready' && isShown ? <loaded.value.SideBar /> : null;
}
