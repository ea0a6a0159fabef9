export { Rewards as RewardCenterPage } from '../../features/rewards/rewards.tsx';
