import { Retry, Skeleton } from '@croupier/ui';
import { useExcludeSelf } from '../../api/exclude-self.ts';
import { useProtection } from '../../api/protection.ts';
import { useTakeTimeOut } from '../../api/take-time-out.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { History } from './history.tsx';
import { Limits } from './limits.tsx';
import { Pause } from './pause.tsx';
import styles from './protection.module.css';
import { RealityCheck } from './reality-check.tsx';
import { ReviewNotice } from './review-notice.tsx';

export function OwnProtection() {
  const protection = useProtection();
  const timeOut = useTakeTimeOut();
  const exclusion = useExcludeSelf();
  if (protection.isPending) return <Waiting />;
  if (protection.error) return <Retry error={protection.error} onRetry={protection.refetch} />;
  const status = protection.data;
  return (
    <>
      <ClosedNotice status={status} />
      <ReviewNotice status={status} />
      <Limits status={status} />
      <RealityCheck status={status} />
      <Pause kind="break" lengths={status.rules.timeOutLengths} taking={timeOut} />
      <Pause kind="exclusion" lengths={status.rules.exclusionLengths} taking={exclusion} />
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
