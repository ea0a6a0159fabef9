import type { OverlayProps } from '@croupier/ui';
import { useState, type ComponentType } from 'react';
import { centrePages } from '../lib/centre-pages.ts';
import { remote } from '../remote.tsx';

interface CentreProps {
  readonly first?: string | undefined;
}

/** The member centre as the shell shows it: the overlay with its current page. */
export async function loadCentre(): Promise<ComponentType<CentreProps>> {
  const Overlay = await pieceNamed('member-centre');
  const pages = new Map<string, ComponentType<OverlayProps>>();
  for (const page of centrePages) pages.set(page, await pieceNamed(`member-centre/${page}`));
  return function Centre({ first = centrePages[0] }) {
    const [page, setPage] = useState(first);
    const Page = pages.get(page);
    const props = { page, onPage: setPage, onClose: () => undefined };
    return <Overlay {...props}>{Page && <Page {...props} />}</Overlay>;
  };
}

async function pieceNamed(name: string): Promise<ComponentType<OverlayProps>> {
  const [Piece] = Object.values((await remote.overlays[name]?.()) ?? {});
  if (!Piece) throw new Error(`the remote has no ${name}`);
  return Piece;
}
