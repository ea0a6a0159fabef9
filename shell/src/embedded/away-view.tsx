import { Retry } from '@croupier/ui';
import { SelfHealing } from '../mount/self-healing.tsx';

interface AwayViewProps {
  readonly error: unknown;
  readonly again: () => Promise<void>;
}

/** Stands in a guest's place while the platform cannot be reached; tries again by itself and by a press. */
export function AwayView({ error, again }: AwayViewProps) {
  return (
    <>
      <SelfHealing isPassing heal={again} />
      <Retry error={error} again={again} />
    </>
  );
}
