import { formatAmount, type Game, type MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail } from '../../outcome.ts';
import { createFavourites } from './favourites.ts';
import { pageSizeByDefault } from './game-lists.ts';
import { roundDetailOf } from './round-detail.ts';
import { gameOf, isOwnLottery } from './game-view.ts';
import type { Games } from './games.ts';
import type { GamesUses } from './games-uses.ts';
import type { LobbyLocation } from './lobby-location.ts';
import type { offeredGames } from './offered-games.ts';

const recentAtMost = 30;

/** A member's own games and rounds. */
export function ownGames(
  core: Core,
  { providers, lotteriesPlayed }: Pick<GamesUses, 'providers' | 'lotteriesPlayed'>,
  {
    offered,
    offerOf,
  }: {
    readonly offered: ReturnType<typeof offeredGames>['offered'];
    readonly offerOf: ReturnType<typeof offeredGames>['offerOf'];
  },
): Pick<
  Games,
  'favouriteIds' | 'favourites' | 'addFavourite' | 'removeFavourite' | 'recent' | 'rounds' | 'round'
> {
  const favourites = createFavourites(core);

  async function lotteriesOf(member: MemberId, place: LobbyLocation): Promise<readonly Game[]> {
    const codes = await lotteriesPlayed(member, recentAtMost);
    const { games } = await offerOf(place);
    const ours = new Map(
      games.flatMap((row) => (isOwnLottery(row) ? [[row.code, row] as const] : [])),
    );
    return codes.flatMap((code) => ours.get(code) ?? []).map((row) => gameOf(row, place.brand));
  }

  return {
    favouriteIds: async ({ id }) => done({ content: await favourites.of(id) }),

    favourites: async ({ id }, place, type) =>
      done({ content: await offered(await favourites.of(id), place, type) }),

    async addFavourite({ id }, nodeId, place) {
      const { byId } = await offerOf(place);
      if (!byId.has(nodeId))
        return fail('game-unavailable', { detail: 'Choose another game from the lobby.' });
      return favourites.add(id, nodeId);
    },

    removeFavourite: (member, game) => favourites.remove(member, game),

    async recent({ id }, place, type) {
      if (type === 'ELOTT') return done({ list: await lotteriesOf(id, place) });
      const ids = await providers.recentGames(id, recentAtMost);
      return done({ list: await offered(ids, place, type) });
    },

    async rounds(member, { before, limit = pageSizeByDefault, nodeId }) {
      const rows = await providers.roundsOf(member.id, {
        limit,
        ...(before !== undefined && { before }),
        ...(nodeId !== undefined && { game: nodeId }),
      });
      return done({
        rows: rows.map((round) => ({
          id: round.id,
          game: round.name,
          stake: formatAmount(round.stake_units),
          win: formatAmount(round.win_units),
          state: round.state,
          startedAt: round.started_at.toISOString(),
        })),
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      });
    },

    async round(member, id) {
      const round = await providers.roundOf(member.id, id);
      if (!round) return fail('not-found', { detail: 'Choose a round from your own list.' });
      return done(roundDetailOf(round));
    },
  };
}
