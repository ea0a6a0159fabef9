import type { OverlayProps } from '@croupier/ui';
import { Dialog, Skeleton } from '@croupier/ui';
import { useTexts } from '@croupier/i18n';
import { useShell } from '../shell-scope.tsx';
import type { FoundOverlay } from '../site.ts';
import { PieceView } from './piece-view.tsx';
import styles from './mount.module.css';

/** An overlay of a module in a modal window: the browser keeps the focus inside and gives it back. */
export function OverlayMount({ found, ...props }: OverlayProps & { found: FoundOverlay }) {
  const { overlays } = useShell();
  const { local } = useTexts('shell');
  return (
    <Dialog isOpen size="full" title={local(found.overlay.title)} onClose={props.onClose}>
      <PieceView
        store={overlays}
        module={found.module}
        name={found.overlay.overlay}
        props={props}
        skeleton={<OverlaySkeleton />}
      />
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
