import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { openedHere } from '../windows/opened-here.ts';
import { searchAbove } from '../windows/window-address.ts';

/**
 * Links to the terms on the help page; a plain press opens them over the current page, which loses nothing.
 */
export function TermsLink({ children }: { children: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const opened = searchAbove(search, { name: 'help', page: 'term' });
    void navigate({ pathname, search: opened, hash }, { state: openedHere() });
  }

  return (
    <Link to="/help#term" onClick={open}>
      {children}
    </Link>
  );
}
