import {
  formatAmount,
  type InputOf,
  type Leaderboard,
  type LeaderboardDraft,
  type LeaderboardId,
  type MemberId,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import { createDocuments, type Documents } from '../documents/index.ts';
import { maskedAccount, type Member } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { playersBookedLately, type Reports } from '../reports/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { leaderboardKind } from './leaderboard-kind.ts';
import { createLeaderboardsAdmin, type LeaderboardsAdmin } from './leaderboards-admin.ts';
import {
  leaderboardsOf,
  lockLeaderboard,
  openLeaderboards,
  placeOf,
  playersIn,
  topOf,
  type LeaderboardRow,
  type PlaceRow,
} from './leaderboards.store.ts';
import { prizePlaces } from './prize-places.ts';
import { refreshScores } from './scores.ts';
import { leaderboardFacts } from './shown-state.ts';

export interface Leaderboards {
  /** Current and lately ended leaderboards of the member's brand. */
  shown(
    member: Pick<Member, 'id' | 'brand' | 'account'>,
    query: InputOf<typeof calls.leaderboards>,
  ): Promise<Outcome<readonly Leaderboard[]>>;
  /** For the job: refreshes the scores of members with new bookings, and pays leaderboards that are over. */
  advance(): Promise<void>;
  readonly documents: Documents<LeaderboardDraft, LeaderboardId>;
  readonly admin: LeaderboardsAdmin;
}

export interface LeaderboardsUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
  readonly reports: Pick<Reports, 'catchUpAll' | 'catchUpMembers'>;
  readonly rewards: Pick<Rewards, 'grant'>;
}

const dayMs = 86_400_000;
const shownAfterMs = 7 * dayMs;
const placesByDefault = 20;
/** Bookings of this time are looked at again at each run: transactions take a while to become visible. */
const bookedLatelyMs = 4_000;
/** Settlements of the last minute still reach the leaderboard. */
const settlingMs = 60_000;
/** Everybody's scores are computed again this often: it finds what a stopped process left out. */
const sweepEveryMs = 600_000;

export function createLeaderboards(core: Core, uses: LeaderboardsUses): Leaderboards {
  const { db, clock, log } = core;
  const { live, reports, rewards, brands } = uses;
  const sweptAt = new Map<LeaderboardId, number>();

  async function refresh({ id, brand }: LeaderboardRow, members: readonly MemberId[] | null) {
    await db.transaction(async (tx) => {
      const row = await lockLeaderboard(tx, id);
      if (row?.state !== 'open' || row.ends_at.getTime() + settlingMs <= clock.now().getTime())
        return;
      const changed = await refreshScores(tx, row, { members, now: clock.now() });
      if (changed > 0) await live.publish(tx, 'leaderboard.changed', { brand }, { id });
    });
  }

  async function refreshOpen(open: readonly LeaderboardRow[]): Promise<void> {
    const nowMs = clock.now().getTime();
    const booked = await playersBookedLately(db.read, nowMs - bookedLatelyMs);
    await reports.catchUpMembers(booked);
    for (const row of open) {
      const isDue = nowMs - (sweptAt.get(row.id) ?? Number.NEGATIVE_INFINITY) >= sweepEveryMs;
      if (isDue) sweptAt.set(row.id, nowMs);
      if (isDue || booked.length > 0) await refresh(row, isDue ? null : booked);
    }
  }

  /** Final scores, prizes and the state are one commit: a second run finds the leaderboard paid. */
  async function pay({ id }: LeaderboardRow): Promise<void> {
    await reports.catchUpAll();
    await db.transaction(async (tx) => {
      const row = await lockLeaderboard(tx, id);
      const brand = row && (await brands.byCode(row.brand));
      if (!brand || row.state !== 'open' || row.is_held) return;
      await refreshScores(tx, row, { members: null, now: clock.now() });
      for (const { member, place, reward } of await winnersOf(tx, row))
        await rewards.grant(tx, {
          member,
          brand,
          reward,
          title: row.terms.title,
          terms: [],
          source: { type: 'leaderboard', id: `${id}:${place}` },
          expiresAt: null,
          claim: 'automatic',
        });
      await tx.updateTable('leaderboard').set({ state: 'paid' }).where('id', '=', id).execute();
      await live.publish(tx, 'leaderboard.changed', { brand: row.brand }, { id });
    });
  }

  return {
    admin: createLeaderboardsAdmin(core),
    documents: createDocuments({ core, live }, leaderboardKind({ core, brands })),

    async shown({ id: member, brand, account }, { limit = placesByDefault }) {
      const now = clock.now();
      const endsAfter = new Date(now.getTime() - shownAfterMs);
      const rows = await leaderboardsOf(db.read, brand, endsAfter);
      const players = await playersIn(
        db.read,
        rows.map(({ id }) => id),
      );
      const asked = rows.filter(({ state }) => state !== 'cancelled');
      return done(
        await Promise.all(
          asked.map(async (row) => {
            const [top, own] = await Promise.all([
              topOf(db.read, row.id, limit),
              placeOf(db.read, row.id, member),
            ]);
            const rowOf = (one: Pick<PlaceRow, 'place' | 'score' | 'account'>, isOwn: boolean) => ({
              place: one.place,
              account: maskedAccount(one.account),
              score: formatAmount(one.score),
              isOwn,
            });
            return {
              ...facts(row, now),
              rows: top.map((one) => rowOf(one, one.member === member)),
              own: own ? rowOf({ ...own, account }, true) : null,
              players: players.get(row.id) ?? 0,
            };
          }),
        ),
      );
    },

    async advance() {
      const now = clock.now();
      const open = await openLeaderboards(db.read, now);
      const isOver = ({ ends_at: endsAt }: LeaderboardRow) =>
        endsAt.getTime() + settlingMs <= now.getTime();
      await refreshOpen(open.filter((row) => !isOver(row)));
      for (const row of open.filter((one) => isOver(one) && !one.is_held))
        try {
          await pay(row);
        } catch (error) {
          log.error(
            { err: error, leaderboard: row.id },
            'prizes could not be paid; it is tried again',
          );
        }
    },
  };
}

const facts = (row: LeaderboardRow, now: Date) => ({
  ...leaderboardFacts(row, now),
  title: row.terms.title,
  measure: row.terms.measure,
  categories: row.terms.categories,
  prizes: row.terms.prizes,
});

/** Excluded members are passed over: those behind them move up. */
async function winnersOf(tx: Tx, { id, terms }: LeaderboardRow) {
  const lastPlace = Math.max(...terms.prizes.map(({ to }) => to));
  const { count } = await tx
    .selectFrom('leaderboard_exclusion')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('leaderboard_id', '=', id)
    .executeTakeFirstOrThrow();
  const top = await topOf(tx, id, lastPlace + Number(count));
  return prizePlaces(top, terms).flatMap(({ member, place, reward }) =>
    reward ? [{ member, place, reward }] : [],
  );
}
