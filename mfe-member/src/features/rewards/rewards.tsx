import { RewardHistory } from './reward-history.tsx';
import { WaitingRewards } from './waiting-rewards.tsx';

/** All rewards of the member: the waiting ones, and the state of the others. */
export function Rewards() {
  return (
    <>
      <WaitingRewards />
      <RewardHistory />
    </>
  );
}
