import { trialType, type MemberId } from '@croupier/contracts';
import type { Identity } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';
import type { LotteryWon } from './winners.ts';

type Wins = Awaited<ReturnType<Lottery['wins']>>;

/** Wins with the accounts of their members; wins of play money are left out. */
export async function winsWithAccounts(
  wins: Wins,
  { byId }: Pick<Identity, 'byId'>,
): Promise<readonly LotteryWon[]> {
  const ids: readonly MemberId[] = [...new Set(wins.map(({ member_id }) => member_id))];
  const members = new Map(await Promise.all(ids.map(async (id) => [id, await byId(id)] as const)));
  return wins.flatMap(({ member_id, game_id, win_units, at }) => {
    const member = members.get(member_id);
    return member && member.type !== trialType
      ? [{ account: member.account, code: game_id, win_units, at }]
      : [];
  });
}
