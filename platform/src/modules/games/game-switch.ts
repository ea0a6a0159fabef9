import type { GameId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { keepDeed } from '../operators/index.ts';
import type { Providers } from '../providers/index.ts';

export interface GameSwitch {
  readonly brand: string;
  readonly vassalage: string;
  /** One game; every game of the provider where none is named. */
  readonly nodeId?: GameId;
  readonly isShown: boolean;
  readonly note: string;
}

interface Uses {
  readonly core: Core;
  readonly providers: Pick<Providers, 'switchGames' | 'forgetOffers'>;
}

/** Shows or hides games in a brand: the switch and its audit entry, or neither. No bet is taken on a hidden game. */
export async function switchGame(
  { brand, vassalage, nodeId, isShown, note }: GameSwitch,
  operator: Operator,
  { core, providers }: Uses,
): Promise<Outcome<null, 'game-unavailable'>> {
  const provider = vassalage.toLowerCase();
  const isKnown = await core.db.transaction(async (tx) => {
    const change = { brand, provider, gameId: nodeId ?? null, isShown };
    if (!(await providers.switchGames(tx, change))) return false;
    await keepDeed(tx, core, operator, {
      action: isShown ? 'game.shown' : 'game.hidden',
      subject: `${brand}/${nodeId ?? vassalage}`,
      before: '',
      after: '',
      note,
    });
    return true;
  });
  if (!isKnown)
    return fail('game-unavailable', { detail: `${vassalage} offers no such game. Check its id.` });
  providers.forgetOffers();
  return done(null);
}
