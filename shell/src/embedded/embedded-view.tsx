import type { SiteModule } from '@croupier/contracts';
import { Skeleton, Toaster, Retry } from '@croupier/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBalance } from '../frame/use-balance.ts';
import { useSession, useShell } from '../shell-scope.tsx';
import { PageMount } from '../mount/page-mount.tsx';
import { OverlayPiece } from '../mount/overlay-piece.tsx';
import { PieceView } from '../mount/piece-view.tsx';
import { useModuleErrors } from '../mount/use-module-errors.ts';
import { viewOf } from '../routing/view-of.ts';
import type { MountTarget } from './host.ts';
import { SelfHealing } from '../mount/self-healing.tsx';

/** The piece that the host requested. A failure affects only this element of the host's page. */
export function EmbeddedView({ show, module }: { show: MountTarget; module: SiteModule }) {
  useModuleErrors();
  // Remotes receive the balance from the bus and do not request it: the surrounding page does.
  useBalance(useSession());
  return (
    <>
      <Piece show={show} module={module} />
      <Toaster />
    </>
  );
}

function Piece({ show, module }: { show: MountTarget; module: SiteModule }) {
  const { parts } = useShell();
  if ('path' in show) return <EmbeddedPage />;
  if ('overlay' in show) return <EmbeddedOverlay {...show} module={module} />;
  const skeleton = <Skeleton height={200} />;
  return (
    <PieceView store={parts} module={module} name={show.part} props={{}} skeleton={skeleton} />
  );
}

function EmbeddedPage() {
  const { site } = useShell();
  const view = viewOf(site, useLocation().pathname);
  return view.kind === 'page' ? <PageMount {...view} /> : null;
}

interface EmbeddedOverlayProps {
  readonly overlay: string;
  readonly page?: string;
  readonly module: SiteModule;
}

/** Not in a window: the host decides about position and closing. */
function EmbeddedOverlay({ overlay, page: first, module }: EmbeddedOverlayProps) {
  const [page, setPage] = useState(first);
  const described = module.description.overlays.find((one) => one.overlay === overlay);
  return (
    <OverlayPiece
      module={module}
      overlay={described ?? { overlay }}
      page={page}
      onPage={setPage}
      onClose={() => setPage(undefined)}
      skeleton={<Skeleton lines={8} />}
    />
  );
}

interface UnreachableViewProps {
  readonly error: unknown;
  readonly retry: () => Promise<void>;
}

/** Shown in the place of the remote while the platform cannot be reached; retries by itself and by a press. */
export function UnreachableView({ error, retry }: UnreachableViewProps) {
  return (
    <>
      <SelfHealing isPassing heal={retry} />
      <Retry error={error} onRetry={retry} />
    </>
  );
}
