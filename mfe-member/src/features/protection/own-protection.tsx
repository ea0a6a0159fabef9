import { Retry, Skeleton } from '@croupier/ui';
import { useProtection } from '../../api/protection.ts';
import { Breaks } from './breaks.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { Exclusions } from './exclusions.tsx';
import { History } from './history.tsx';
import { Limits } from './limits.tsx';
import styles from './protection.module.css';
import { RealityCheck } from './reality-check.tsx';
import { ReviewNotice } from './review-notice.tsx';

export function OwnProtection() {
  const protection = useProtection();
  if (protection.isPending) return <Waiting />;
  if (protection.error) return <Retry error={protection.error} again={protection.refetch} />;
  const status = protection.data;
  return (
    <>
      <ClosedNotice status={status} />
      <ReviewNotice status={status} />
      <Limits status={status} />
      <RealityCheck status={status} />
      <Breaks status={status} />
      <Exclusions status={status} />
      <History />
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton height={160} />
      <Skeleton height={120} />
    </div>
  );
}
