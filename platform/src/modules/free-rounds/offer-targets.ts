import { type FreeRoundsOrder, type MemberId, trialType } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import type { GameRow } from '../providers/index.ts';
import type { FreeRoundsUses } from './free-rounds-uses.ts';

/** The game and the members that an order names. */
export function offerTargets(uses: FreeRoundsUses) {
  const { providers, identity } = uses;

  async function gameOf(brand: Brand, { gameId }: FreeRoundsOrder): Promise<GameRow | null> {
    const table = { brand: brand.code, currency: brand.currency, country: null };
    const game = (await providers.offer(table)).byId.get(gameId);
    return game && providers.freeRounds.isOfferedBy(game.provider) ? game : null;
  }

  /** The members behind accounts, each once; and the accounts that get nothing. */
  async function membersOf(brand: string, accounts: readonly string[]) {
    const members = new Set<MemberId>();
    const unknown: string[] = [];
    for (const account of new Set(accounts.map((one) => one.trim()))) {
      const member = await identity.byAccount(brand, account);
      if (member && member.type !== trialType) members.add(member.id);
      else unknown.push(account);
    }
    return { members: [...members], unknown };
  }

  return { gameOf, membersOf };
}
