import type { GameId, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { activeBonus, weightOf } from '../bonuses/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';

interface Reader {
  readonly tx: Tx;
  readonly ledger: Pick<Ledger, 'balance'>;
}

/** What a player can stake in a game: cash, and bonus money if the bonus allows the game. */
export async function playableUnits(
  { tx, ledger }: Reader,
  { id, game }: { readonly id: MemberId; readonly game: GameId | null },
): Promise<bigint> {
  const { balanceUnits: cash } = await ledger.balance(accounts.cash(id), tx);
  const bonus = game && (await activeBonus(tx, id));
  if (!bonus || weightOf(bonus, await kindOf(tx, game)) === 0) return cash;
  const { balanceUnits } = await ledger.balance(accounts.bonus(id), tx);
  return cash + balanceUnits;
}

async function kindOf(tx: Tx, game: GameId) {
  const { kind } = await tx
    .selectFrom('game')
    .select('kind')
    .where('id', '=', game)
    .executeTakeFirstOrThrow();
  return kind;
}
