import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useShell } from '../shell-scope.tsx';
import { loadTrialNotice } from '../sign-in/load-sign-in.ts';
import { findOverlay, type FoundOverlay } from '../site.ts';
import { useLoaded } from '../use-loaded.ts';
import { windowsIn, withWindows } from './window-address.ts';
import { type OverlayProps, Dialog, Skeleton } from '@croupier/ui';
import { useTexts } from '@croupier/i18n';
import { OverlayPiece } from '../mount/overlay-piece.tsx';
import styles from '../mount/mount.module.css';

interface ModuleWindowProps {
  readonly name: string;
  readonly page: string | undefined;
  readonly onClose: () => void;
  readonly above: ReactNode;
}

/** An overlay of a module. A trial account sees a notice instead if the overlay requires a real account. */
export function ModuleWindow({ name, page, onClose, above }: ModuleWindowProps) {
  const { site } = useShell();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const found = findOverlay(site, name);
  const isTrial = useSession()?.member.type === 4 && found?.overlay.opens !== 'everybody';
  const trialNotice = useLoaded(loadTrialNotice, isTrial);
  if (!found) return null;

  function show(other: string): void {
    const windows = windowsIn(search).map((one) =>
      one.name === name ? { name, page: other } : one,
    );
    void navigate({ pathname, search: withWindows(search, windows) }, { replace: true, state });
  }

  if (isTrial)
    return trialNotice.state === 'ready' ? (
      <trialNotice.value.TrialNotice
        onClose={onClose}
        onRegister={() =>
          void navigate(
            { pathname, search: withWindows(search, [{ name: 'register' }]) },
            { replace: true, state },
          )
        }
      />
    ) : null;
  return (
    <>
      <OverlayMount found={found} page={page} onClose={onClose} onPage={show} />
      {above}
    </>
  );
}

/** An overlay of a module in a modal window: the browser traps the focus and restores it on closing. */
function OverlayMount({ found, ...props }: OverlayProps & { found: FoundOverlay }) {
  const { local } = useTexts('shell');
  return (
    <Dialog isOpen size="full" title={local(found.overlay.title)} onClose={props.onClose}>
      <OverlayPiece {...found} {...props} skeleton={<OverlaySkeleton />} />
    </Dialog>
  );
}

function OverlaySkeleton() {
  return (
    <div className={styles.overlay} aria-busy="true">
      <Skeleton height={48} />
      <Skeleton height={120} />
      <Skeleton lines={4} />
    </div>
  );
}
