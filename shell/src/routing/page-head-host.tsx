import { useTexts } from '@croupier/i18n';
import { useShownPageName } from '@croupier/ui';
import { useEffect, useState, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageIdle } from '../mount/page-idle.ts';
import { useLoaded } from '../use-loaded.ts';

/** After a navigation the page has priority; its head's content loads later. */
async function loadPageHead() {
  await pageIdle();
  return import(/* webpackChunkName: "page-head" */ './page-head.tsx');
}

/**
 * The platform writes the head of the first page; after a navigation or a language change, this component
 * writes the new page's head.
 */
export function PageHeadHost() {
  const { language } = useTexts('shell');
  const { pathname } = useLocation();
  const now = `${language} ${pathname}`;
  const [first] = useState(now);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && now !== first) setMoved(true);
  useEffect(() => {
    if (hasMoved) removeFirstHead();
  }, [hasMoved]);
  const loaded = useLoaded(loadPageHead, hasMoved);
  return loaded.state === 'ready' ? <loaded.value.PageHead /> : null;
}

function removeFirstHead(): void {
  const written =
    'link[rel=canonical], link[rel=alternate], meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property^="og:"]';
  for (const tag of document.head.querySelectorAll(written)) tag.remove();
}

/**
 * The title of the tab: the page's name and the brand's. The first page already has its title, until a module names
 * the page more specifically.
 */
export function usePageTitle(title: string, brand: string): void {
  const name = useShownPageName();
  const isFirst = useRef(true);
  useEffect(() => {
    const isWritten = isFirst.current && document.title !== '';
    isFirst.current = false;
    if (name !== null || !isWritten) document.title = `${name ?? title} · ${brand}`;
  }, [name, title, brand]);
}
