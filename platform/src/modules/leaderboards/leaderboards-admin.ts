import {
  formatAmount,
  type AdminLeaderboard,
  type AdminLeaderboardRow,
  type InputOf,
  type LeaderboardId,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import {
  leaderboardById,
  leaderboardsOf,
  lockLeaderboard,
  playersIn,
  topOf,
  type LeaderboardRow,
} from './leaderboards.store.ts';
import { prizePlaces } from './prize-places.ts';
import { leaderboardFacts } from './shown-state.ts';

type DecisionResult = Outcome<void, 'not-found' | 'already-decided'>;

export interface LeaderboardsAdmin {
  /** The leaderboards that were published, the last to end first. */
  figures(brand: string): Promise<Outcome<readonly AdminLeaderboard[]>>;
  rows(
    chosen: InputOf<typeof calls.adminLeaderboardRows>,
  ): Promise<Outcome<readonly AdminLeaderboardRow[], 'not-found'>>;
  hold(operator: Actor, input: InputOf<typeof calls.holdLeaderboard>): Promise<DecisionResult>;
  exclude(
    operator: Actor,
    input: InputOf<typeof calls.excludeFromLeaderboard>,
  ): Promise<DecisionResult>;
}

const shownPlaces = 100;
const unknown = fail('not-found', { detail: 'There is no such leaderboard.' });
const decided = fail('already-decided', {
  detail: 'The prizes are paid or the leaderboard is cancelled.',
});

export function createLeaderboardsAdmin(core: Core): LeaderboardsAdmin {
  const { db, clock } = core;

  interface Change {
    readonly action: string;
    readonly note: string;
    readonly before: string;
    readonly after: string;
    apply(tx: Tx, row: LeaderboardRow): Promise<unknown>;
  }

  /** Changes a leaderboard whose prizes are not paid, with its audit record. */
  const decide = (
    operator: Actor,
    { brand, id }: { readonly brand: string; readonly id: LeaderboardId },
    { apply, ...entry }: Change,
  ): Promise<DecisionResult> =>
    db.transaction(async (tx) => {
      const row = await lockLeaderboard(tx, id);
      if (row?.brand !== brand) return unknown;
      if (row.state !== 'open') return decided;
      await apply(tx, row);
      await recordAudit(tx, core, operator, { ...entry, subject: `${brand}/${id}` });
      return done(undefined);
    });

  return {
    async figures(brand) {
      const rows = await leaderboardsOf(db.read, brand, new Date(0));
      const players = await playersIn(
        db.read,
        rows.map(({ id }) => id),
      );
      const shown = rows.map((row) => ({
        ...viewOf(row, clock.now()),
        players: players.get(row.id) ?? 0,
      }));
      return done(shown.toReversed());
    },

    async rows({ brand, id }) {
      const row = await leaderboardById(db.read, brand, id);
      if (!row) return unknown;
      const top = await topOf(db.read, id, shownPlaces);
      const winners = new Map(prizePlaces(top, row.terms).map((one) => [one.member, one.reward]));
      return done(
        top.map(({ place, member, account, score, isExcluded }) => ({
          place,
          memberId: member,
          account,
          score: formatAmount(score),
          isExcluded,
          reward: winners.get(member) ?? null,
        })),
      );
    },

    hold: (operator, { note, isHeld, ...chosen }) =>
      decide(operator, chosen, {
        action: isHeld ? 'leaderboard.held' : 'leaderboard.released',
        note,
        before: String(!isHeld),
        after: String(isHeld),
        apply: (tx) =>
          tx
            .updateTable('leaderboard')
            .set({ is_held: isHeld })
            .where('id', '=', chosen.id)
            .execute(),
      }),

    exclude: (operator, { note, memberId, isExcluded, ...chosen }) =>
      decide(operator, chosen, {
        action: isExcluded ? 'leaderboard.member-excluded' : 'leaderboard.member-admitted',
        note,
        before: '',
        after: memberId,
        apply: (tx) => {
          const row = { leaderboard_id: chosen.id, member_id: memberId };
          return isExcluded
            ? tx
                .insertInto('leaderboard_exclusion')
                .values(row)
                .onConflict((conflict) => conflict.doNothing())
                .execute()
            : tx
                .deleteFrom('leaderboard_exclusion')
                .where('leaderboard_id', '=', row.leaderboard_id)
                .where('member_id', '=', row.member_id)
                .execute();
        },
      }),
  };
}

const viewOf = (row: LeaderboardRow, now: Date): Omit<AdminLeaderboard, 'players'> => ({
  ...leaderboardFacts(row, now),
  brand: row.brand,
  terms: { ...row.terms, isHeld: row.is_held },
});
