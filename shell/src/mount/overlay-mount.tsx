import type { OverlayProps } from '@croupier/ui';
import { Dialog, Skeleton } from '@croupier/ui';
import { useTexts } from '@croupier/i18n';
import type { FoundOverlay } from '../site.ts';
import { OverlayPiece } from './overlay-piece.tsx';
import styles from './mount.module.css';

/** An overlay of a module in a modal window: the browser traps the focus and restores it on closing. */
export function OverlayMount({ found, ...props }: OverlayProps & { found: FoundOverlay }) {
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
