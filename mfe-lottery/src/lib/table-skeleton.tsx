import { Skeleton } from '@croupier/ui';

/** Placeholder of the games, or of one table. */
export function TableSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={60} />
      <Skeleton height={160} />
      <Skeleton height={320} />
    </div>
  );
}
