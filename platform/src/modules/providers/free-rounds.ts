import type { WalletStatus } from '@croupier/contracts';
import type { OrderOf } from './orders.ts';
import type { SessionRow } from './providers.store.ts';
import type { WalletSet } from './wallet-set.ts';

type Bet = OrderOf<'bet'>;

/**
 * Why a free bet is refused: not granted, used up, expired, or above the value of a round. A provider cannot
 * create free rounds by itself: the operator pays their wins.
 */
export function freeRoundError(
  set: WalletSet,
  session: SessionRow,
  { reward_uuid, amount }: Bet,
): WalletStatus | null {
  const granted = set.freeRounds(reward_uuid ?? '');
  if (
    !granted ||
    granted.provider !== session.provider ||
    granted.member_id !== session.member_id ||
    granted.currency !== session.currency
  )
    return 'RS_ERROR_INVALID_TOKEN';
  if (granted.game_code !== null && granted.game_code !== session.game_code)
    return 'RS_ERROR_INVALID_GAME';
  const isOver =
    granted.state !== 'active' || granted.used >= granted.rounds || granted.expires_at <= set.now;
  return isOver || amount > granted.stake_units ? 'RS_ERROR_LIMIT_REACHED' : null;
}

/** What a free bet's answer says of those that are left. */
export function freeRoundsLeft(set: WalletSet, { is_free, reward_uuid }: Bet) {
  const granted = is_free ? set.freeRounds(reward_uuid ?? '') : null;
  return granted ? { free_rounds_left: granted.rounds - granted.used } : {};
}

/** Uses one free round and returns the id of its grant. */
export function spendFreeRound(set: WalletSet, { reward_uuid }: Bet): string {
  const granted = set.freeRounds(reward_uuid ?? '');
  if (!granted) throw new Error(`free rounds ${reward_uuid ?? ''} are not there`);
  set.saveFreeRounds({ ...granted, used: granted.used + 1 });
  return granted.id;
}
