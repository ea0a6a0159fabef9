import type { GameId, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dropFavourite, favouritesOf, putFavourite } from './favourites.store.ts';

const favouritesAtMost = 200;

export interface Favourites {
  of(member: MemberId): Promise<readonly GameId[]>;
  add(member: MemberId, game: GameId): Promise<Outcome<Content, 'favourites-full'>>;
  remove(member: MemberId, game: GameId): Promise<Outcome<Content>>;
}

interface Content {
  readonly content: readonly GameId[];
}

export function createFavourites({ db, clock }: Pick<Core, 'db' | 'clock'>): Favourites {
  const of = (member: MemberId) => favouritesOf(db.read, member);
  return {
    of,

    async add(member, game) {
      const isThere = await db.transaction((tx) =>
        putFavourite(tx, { member, game, now: clock.now(), atMost: favouritesAtMost }),
      );
      if (!isThere)
        return fail('favourites-full', {
          detail: `A member keeps ${favouritesAtMost} favourites at most. Take one out first.`,
        });
      return done({ content: await of(member) });
    },

    async remove(member, game) {
      await db.transaction((tx) => dropFavourite(tx, { member, game }));
      return done({ content: await of(member) });
    },
  };
}
