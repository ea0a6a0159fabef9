import { useEffect, useState } from 'react';
import { useLoaded } from '../../use-loaded.ts';
import { loadSideBar } from './load-support.ts';

/**
 * The page has priority. Unlike other preloaded code, this also loads in data-saver mode, because it contains
 * customer service.
 */
const afterMs = 2_500;

/** Fetches the side bar after the page has loaded. */
export function SideBarHost({ isShown }: { isShown: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(wait);
  }, []);
  const loaded = useLoaded(loadSideBar, isDue && isShown);
  return loaded.state === 'ready' && isShown ? <loaded.value.SideBar /> : null;
}
