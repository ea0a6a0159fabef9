import { unitModes, type LotteryGame } from '@croupier/contracts';
import { storeList, storedList } from './stored-list.ts';
import { firstStake, mostTimes, type Stake } from './stake.ts';

const keyOf = (gameId: string) => `lottery.stake:${gameId}`;

/** The stake that was last chosen for a game in this browser; its first stake if none was chosen, or if the chosen one is outside the limits now. */
export function storedStake(game: LotteryGame): Stake {
  const [kept, times] = storedList(keyOf(game.gameId));
  const unit = unitModes.find((mode) => mode === kept);
  const multiplier = Number(times);
  const isUsable = Number.isInteger(multiplier) && multiplier >= 1 && multiplier <= mostTimes;
  return unit && isUsable ? { unit, multiplier } : firstStake(game);
}

export function storeStake({ gameId }: Pick<LotteryGame, 'gameId'>, stake: Stake): void {
  storeList(keyOf(gameId), [stake.unit, String(stake.multiplier)]);
}
