import { RewardHistory } from './reward-history.tsx';
import { WaitingRewards } from './waiting-rewards.tsx';

/** Everything that was granted to the member: what waits, and what became of the others. */
export function Rewards() {
  return (
    <>
      <WaitingRewards />
      <RewardHistory />
    </>
  );
}
