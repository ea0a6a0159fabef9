import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoaded } from '../../use-loaded.ts';
import { loadSideBar } from './load-support.ts';
import { supportOverlay } from './support-address.ts';

/** The page goes first. Unlike other code that comes ahead, this is also for who saves data: service is behind it. */
const afterMs = 2_500;

/** Fetches the side bar, and with it the chat's window, when the page is done or the chat is asked for. */
export function SideBarHost({ isShown }: { isShown: boolean }) {
  const [isDue, setDue] = useState(false);
  const isAsked = new URLSearchParams(useLocation().search).get('centre') === supportOverlay;
  useEffect(() => {
    const wait = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(wait);
  }, []);
  const loaded = useLoaded(loadSideBar, isDue || isAsked);
  return loaded.state === 'ready' ? <loaded.value.SideBar isShown={isShown} /> : null;
}
