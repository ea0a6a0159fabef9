import { useLatestEvent } from '@croupier/bus';
import type { OverlayProps } from '@croupier/ui';
import { CentreMenu } from '../features/centre-menu/centre-menu.tsx';
import styles from './agent-centre-page.module.css';

/** The agent centre in one window over the current page. */
export function AgentCentrePage({ page, onPage, children }: OverlayProps) {
  const session = useLatestEvent('session.changed');
  if (!session) return null;
  return (
    <div className={styles.centre}>
      <CentreMenu page={page} onPage={onPage} />
      <div className={styles.page} key={page}>
        {children}
      </div>
    </div>
  );
}
