import { TeamSkeleton } from '../features/team-numbers/team-skeleton.tsx';
import styles from './agent-home-page.module.css';

export function AgentHomeSkeleton() {
  return (
    <div className={styles.page}>
      <TeamSkeleton />
    </div>
  );
}
