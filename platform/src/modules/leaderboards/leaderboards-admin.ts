import {
  formatAmount,
  type AdminLeaderboard,
  type AdminLeaderboardRow,
  type InputOf,
  type LeaderboardId,
  type LeaderboardTerms,
  type OutputOf,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { dayAfter, instantIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
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

type Decided = Outcome<void, 'not-found' | 'already-decided'>;

export interface LeaderboardsAdmin {
  list(brand: string): Promise<Outcome<OutputOf<typeof calls.adminLeaderboards>, 'not-found'>>;
  rows(
    chosen: InputOf<typeof calls.adminLeaderboardRows>,
  ): Promise<Outcome<readonly AdminLeaderboardRow[], 'not-found'>>;
  create(
    operator: Actor,
    input: InputOf<typeof calls.createLeaderboard>,
    key: string,
  ): Promise<Outcome<{ id: LeaderboardId }, 'not-found' | 'invalid-input'>>;
  cancel(operator: Actor, input: InputOf<typeof calls.cancelLeaderboard>): Promise<Decided>;
  hold(operator: Actor, input: InputOf<typeof calls.holdLeaderboard>): Promise<Decided>;
  exclude(operator: Actor, input: InputOf<typeof calls.excludeFromLeaderboard>): Promise<Decided>;
}

const shownPlaces = 100;
const mostDays = 366;
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const unknown = fail('not-found', { detail: 'There is no such leaderboard.' });
const decided = fail('already-decided', {
  detail: 'The prizes are paid or the leaderboard is cancelled.',
});

export function createLeaderboardsAdmin(
  core: Core,
  { brands }: { readonly brands: Pick<Brands, 'byCode'> },
): LeaderboardsAdmin {
  const { db, clock, ids } = core;

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
  ): Promise<Decided> =>
    db.transaction(async (tx) => {
      const row = await lockLeaderboard(tx, id);
      if (row?.brand !== brand) return unknown;
      if (row.state !== 'open') return decided;
      await apply(tx, row);
      await recordAudit(tx, core, operator, { ...entry, subject: `${brand}/${id}` });
      return done(undefined);
    });

  return {
    async list(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const rows = await leaderboardsOf(db.read, code, new Date(0));
      const players = await playersIn(
        db.read,
        rows.map(({ id }) => id),
      );
      const shown = rows.map((row) => ({
        ...viewOf(row, clock.now()),
        players: players.get(row.id) ?? 0,
      }));
      const { timeZone } = brand.settings.profile;
      return done({ currency: brand.currency, timeZone, leaderboards: shown.toReversed() });
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

    async create(operator, { brand: code, terms, note }, key) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const refused = refusalOf(terms);
      if (refused) return refused;
      const { timeZone } = brand.settings.profile;
      const requestKey = `${operator.name}:${key}`;
      const id = ids.next('lbd');
      return db.transaction(async (tx) => {
        const added = await tx
          .insertInto('leaderboard')
          .values({
            id,
            brand: code,
            currency: brand.currency,
            terms: JSON.stringify(terms),
            starts_at: instantIn(timeZone, terms.firstDay, '00:00'),
            ends_at: instantIn(timeZone, dayAfter(terms.lastDay, 1), '00:00'),
            state: 'open',
            is_held: terms.isHeld,
            request_key: requestKey,
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added)
          return done(
            await tx
              .selectFrom('leaderboard')
              .select('id')
              .where('request_key', '=', requestKey)
              .executeTakeFirstOrThrow(),
          );
        await recordAudit(tx, core, operator, {
          action: 'leaderboard.created',
          subject: `${code}/${id}`,
          before: '',
          after: JSON.stringify(terms),
          note,
        });
        return done({ id });
      });
    },

    cancel: (operator, { note, ...chosen }) =>
      decide(operator, chosen, {
        action: 'leaderboard.cancelled',
        note,
        before: 'open',
        after: 'cancelled',
        apply: (tx) =>
          tx
            .updateTable('leaderboard')
            .set({ state: 'cancelled' })
            .where('id', '=', chosen.id)
            .execute(),
      }),

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

function refusalOf({
  firstDay,
  lastDay,
  prizes,
  measure,
  points,
}: LeaderboardTerms): Failed<'invalid-input'> | null {
  if (lastDay < firstDay || lastDay > dayAfter(firstDay, mostDays))
    return fail('invalid-input', { fields: { 'terms.lastDay': { code: 'range' } } });
  const sorted = prizes.toSorted((one, other) => one.from - other.from);
  const isOverlapping = sorted.some((prize, index) => prize.from <= (sorted[index - 1]?.to ?? 0));
  if (isOverlapping)
    return fail('invalid-input', {
      detail: 'Each place can have one prize only.',
      fields: { 'terms.prizes': { code: 'pattern' } },
    });
  if (measure === 'points' && Object.keys(points ?? {}).length === 0)
    return fail('invalid-input', { fields: { 'terms.points': { code: 'required' } } });
  return null;
}

const viewOf = (row: LeaderboardRow, now: Date): Omit<AdminLeaderboard, 'players'> => ({
  ...leaderboardFacts(row, now),
  brand: row.brand,
  terms: { ...row.terms, isHeld: row.is_held },
});
