import { randomUUID } from 'node:crypto';
import { parseAmount } from '@croupier/contracts';
import type { Player } from './test-provider.ts';

export const units = (amount: string) => String(parseAmount(amount) ?? 0n);

/** Bodies of the wallet protocol, as a provider sends them. */
export function aBet(player: Player, changes: object = {}) {
  return {
    request_uuid: randomUUID(),
    token: player.token,
    user: player.member.id,
    transaction_uuid: randomUUID(),
    round: `round-${randomUUID()}`,
    round_closed: false,
    currency: 'BDT',
    amount: units('10.00'),
    game_code: player.game.code,
    ...changes,
  };
}

export type BetBody = ReturnType<typeof aBet>;

export const aWin = (bet: BetBody, amount: string, changes: object = {}) => ({
  ...bet,
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
  amount: units(amount),
  round_closed: true,
  ...changes,
});

export const aRollback = (bet: BetBody, changes: object = {}) => ({
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
  round: bet.round,
  game_code: bet.game_code,
  user: bet.user,
  ...changes,
});
