import { isDeepStrictEqual } from 'node:util';
import type {
  LeaderboardDraft,
  LeaderboardId,
  LeaderboardTerms,
  Localized,
} from '@croupier/contracts';
import { idOf, leaderboardDraft } from '@croupier/contracts/schemas';
import type { Core, Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';
import { dayAfter, instantIn } from '../../zoned-day.ts';
import type { Brands } from '../brands/index.ts';
import { titleInAll, type DocumentKind, type PublishedChange } from '../documents/index.ts';
import { lockLeaderboard, type LeaderboardRow } from './leaderboards.store.ts';

interface KindUses {
  readonly core: Pick<Core, 'clock'>;
  readonly brands: Pick<Brands, 'byCode'>;
}

const mostDays = 366;

/** Leaderboards are documents; withdrawing one cancels it, and publishing it again opens it again. */
export const leaderboardKind = (uses: KindUses): DocumentKind<LeaderboardDraft, LeaderboardId> => ({
  kind: 'leaderboard',
  draft: leaderboardDraft,
  id: idOf('lbd'),
  newId: (ids) => ids.next('lbd'),
  audit: { one: 'leaderboard.leaderboard', all: 'leaderboard.leaderboards' },
  isNewestFirst: true,
  words: ({ words }) => words,
  showing: () => null,
  listOf: () => 'leaderboards',
  refusesRemoval: () => null,
  event: ({ brand, id }) => ({
    topic: 'leaderboard.changed',
    audience: { brand },
    payload: { id },
  }),
  project: (tx, change) => project(uses, tx, change),
});

async function project(
  { core: { clock }, brands }: KindUses,
  tx: Tx,
  { brand: code, id, after: draft }: PublishedChange<LeaderboardDraft, LeaderboardId>,
) {
  const row = await lockLeaderboard(tx, id);
  if (draft === null) return cancel(tx, row);
  const brand = await brands.byCode(code);
  if (!brand) throw new Error(`there is no brand ${code}`);
  const refused = refusalOf(draft);
  if (refused) return refused;
  const terms = termsOf(draft, await titleInAll(tx, code, draft.words));
  const now = clock.now();
  if (row && now >= row.starts_at && !isDeepStrictEqual(fixedOf(row.terms), fixedOf(terms)))
    return fail('terms-fixed');
  const { timeZone } = brand.settings.profile;
  const shown = {
    terms: JSON.stringify(terms),
    starts_at: instantIn(timeZone, terms.firstDay, '00:00'),
    ends_at: instantIn(timeZone, dayAfter(terms.lastDay, 1), '00:00'),
    state: row?.state === 'paid' ? ('paid' as const) : ('open' as const),
    is_held: isHeld(row, terms),
  };
  await tx
    .insertInto('leaderboard')
    .values({ ...shown, id, brand: code, currency: brand.currency, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
    .execute();
  return null;
}

const termsOf = (
  { words: _words, points, stake, ...rules }: LeaderboardDraft,
  title: Localized,
): LeaderboardTerms => ({
  ...rules,
  title,
  ...(rules.measure === 'points' && { points }),
  ...(rules.measure === 'multiplier' && stake !== null && { stake }),
});

async function cancel(tx: Tx, row: LeaderboardRow | undefined) {
  if (!row) return null;
  if (row.state === 'paid') return isPaid;
  await tx
    .updateTable('leaderboard')
    .set({ state: 'cancelled' })
    .where('id', '=', row.id)
    .execute();
  return null;
}

/** What members play for does not change once the leaderboard has begun. */
const fixedOf = ({ title: _title, isHeld: _isHeld, ...fixed }: LeaderboardTerms) => fixed;

/** An operator's later decision to hold or release the prizes stands until the terms say something else. */
const isHeld = (row: LeaderboardRow | undefined, terms: LeaderboardTerms): boolean =>
  row?.terms.isHeld === terms.isHeld ? row.is_held : terms.isHeld;

function refusalOf({
  firstDay,
  lastDay,
  prizes,
  measure,
  points,
}: LeaderboardDraft): Failed<'invalid-input'> | null {
  if (lastDay < firstDay || lastDay > dayAfter(firstDay, mostDays))
    return fail('invalid-input', { fields: { 'draft.lastDay': { code: 'range' } } });
  const sorted = prizes.toSorted((one, other) => one.from - other.from);
  const isOverlapping = sorted.some((prize, index) => prize.from <= (sorted[index - 1]?.to ?? 0));
  if (isOverlapping)
    return fail('invalid-input', {
      detail: 'Each place can have one prize only.',
      fields: { 'draft.prizes': { code: 'pattern', pattern: 'prize-places' } },
    });
  if (measure === 'points' && Object.keys(points).length === 0)
    return fail('invalid-input', { fields: { 'draft.points': { code: 'required' } } });
  return null;
}

const isPaid = fail('already-decided', { detail: 'The prizes are paid.' });
