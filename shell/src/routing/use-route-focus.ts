import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long to wait for a page's heading before the main region is focused. */
const patienceMs = 8_000;
/** How long a page that the visitor returns to may take to render the link that led away. */
const linkPatienceMs = 2_000;

/**
 * After a navigation, focuses the new page's `h1` as soon as it exists; after back or forward, the link that
 * led away. The first page keeps its focus.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const marked = useRef({ key, pathname });
  const shown = useRef(pathname);
  /** The link that has the focus, or had it when it was removed. */
  const focused = useRef<LinkMark>(null);
  const left = useRef(new Map<string, LinkMark>());
  useEffect(() => {
    const note = (target: EventTarget | null) => {
      focused.current = target instanceof HTMLAnchorElement ? markOf(target) : null;
    };
    const listen = ({ target }: FocusEvent) => note(target);
    // The server draws the links: one may have the focus before anything here listens.
    note(document.activeElement);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  // Before any effect of the new page: its own heading may take the focus there, and the mark would be lost.
  useLayoutEffect(() => {
    const before = marked.current;
    marked.current = { key, pathname };
    if (before.pathname === pathname) return;
    if (focused.current) left.current.set(before.key, focused.current);
    focused.current = null;
  }, [key, pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const region = main.current;
    if (!region) return;
    return focusOnceThere(region, isReturn ? left.current.get(key) : undefined);
  }, [main, key, pathname, isReturn]);
}

/** Focuses the expected link if there is one, unless the visitor navigates meanwhile; else the heading. */
function focusOnceThere(region: HTMLElement, link: LinkMark | undefined): (() => void) | undefined {
  const before: readonly (Element | null)[] = [document.activeElement, document.body];
  let awaited = link;
  const isDone = () => {
    if (!awaited) return focusHeading(region);
    return hasMovedOn() || focusMarked(awaited);
  };
  // A page may focus its own heading when it mounts; that is not a choice of the visitor.
  const hasMovedOn = () => {
    const { activeElement } = document;
    return !before.includes(activeElement) && activeElement !== region.querySelector('h1');
  };
  if (isDone()) return;

  const observer = new MutationObserver(() => isDone() && stop());
  observer.observe(region, { childList: true, subtree: true });
  const forgetLink = setTimeout(() => {
    awaited = undefined;
    if (isDone()) stop();
  }, linkPatienceMs);
  const giveUp = setTimeout(() => {
    observer.disconnect();
    region.focus({ preventScroll: true });
  }, patienceMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(forgetLink);
    clearTimeout(giveUp);
  }
  return stop;
}

function focusHeading(region: HTMLElement): boolean {
  // The element that the address names already has the focus.
  const { activeElement } = document;
  if (activeElement?.id && `#${activeElement.id}` === window.location.hash) return true;
  const heading = region.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (document.activeElement !== heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/** Identifies a link, so that it can be found after the page renders again. */
interface LinkMark {
  readonly href: string;
  /** Index among the links with the same target. */
  readonly at: number;
}

function markOf(link: HTMLAnchorElement): LinkMark {
  const href = link.getAttribute('href') ?? '';
  return { href, at: linksTo(href).indexOf(link) };
}

/** Focuses the link; `false` while the link is missing or invisible. */
function focusMarked({ href, at }: LinkMark): boolean {
  const link = linksTo(href)[at];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
