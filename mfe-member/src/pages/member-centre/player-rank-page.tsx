export { PlayerRank as PlayerRankPage } from '../../features/player-rank/player-rank.tsx';
