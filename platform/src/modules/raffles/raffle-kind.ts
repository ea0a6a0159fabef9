import { isDeepStrictEqual } from 'node:util';
import { sha256Hex, type RaffleDraft, type RaffleId, type RaffleTerms } from '@croupier/contracts';
import { idOf, raffleDraft } from '@croupier/contracts/schemas';
import type { Core, Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';
import { dayAfter, instantIn } from '../../zoned-day.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { titleInAll, type DocumentKind, type PublishedChange } from '../documents/index.ts';
import { changeRaffle, lockRaffle, type RaffleRow } from './raffles.store.ts';

interface KindUses {
  readonly core: Pick<Core, 'clock' | 'random'>;
  readonly brands: Pick<Brands, 'byCode'>;
}

const mostDays = 366;
const mostWinners = 1_000;

/** Raffles are documents; withdrawing an open one cancels it, and publishing it again opens it again. */
export const raffleKind = (uses: KindUses): DocumentKind<RaffleDraft, RaffleId> => ({
  kind: 'raffle',
  draft: raffleDraft,
  id: idOf('rfl'),
  newId: (ids) => ids.next('rfl'),
  audit: { one: 'raffle.raffle', all: 'raffle.raffles' },
  isNewestFirst: true,
  words: ({ words }) => words,
  showing: () => null,
  listOf: () => 'raffles',
  refusesRemoval: () => null,
  event: ({ brand, id }) => ({ topic: 'raffle.changed', audience: { brand }, payload: { id } }),
  project: (tx, change) => project(uses, tx, change),
});

async function project(
  { core, brands }: KindUses,
  tx: Tx,
  { brand: code, id, after: draft }: PublishedChange<RaffleDraft, RaffleId>,
) {
  const row = await lockRaffle(tx, id);
  if (draft === null) return cancel(tx, row);
  const brand = await brands.byCode(code);
  if (!brand) throw new Error(`there is no brand ${code}`);
  const refused = refusalOf(draft);
  if (refused) return refused;
  const { words, ...rules } = draft;
  const terms: RaffleTerms = { ...rules, title: await titleInAll(tx, code, words) };
  if (!row) {
    await open(core, tx, { id, brand, terms });
    return null;
  }
  const hasBegun = core.clock.now() >= row.starts_at;
  if (hasBegun && !isDeepStrictEqual(fixedOf(row.terms), fixedOf(terms)))
    return fail('terms-fixed');
  await changeRaffle(tx, id, {
    terms: JSON.stringify(terms),
    ...(row.state === 'cancelled' && { state: 'open' }),
    // A raffle that was closed early has its own end.
    ...(!hasBegun && timesOf(brand, terms)),
  });
  return null;
}

/** The server commits to its seed before the first ticket is given. */
async function open(
  { clock, random }: KindUses['core'],
  tx: Tx,
  {
    id,
    brand,
    terms,
  }: { readonly id: RaffleId; readonly brand: Brand; readonly terms: RaffleTerms },
): Promise<void> {
  const seed = Buffer.from(random.bytes(32)).toString('hex');
  await tx
    .insertInto('raffle')
    .values({
      id,
      brand: brand.code,
      currency: brand.currency,
      numero: id,
      terms: JSON.stringify(terms),
      ...timesOf(brand, terms),
      state: 'open',
      commit_hash: await sha256Hex(seed),
      created_at: clock.now(),
    })
    .execute();
  await tx.insertInto('raffle_server_seed').values({ raffle_id: id, seed }).execute();
}

function timesOf({ settings }: Brand, { firstDay, lastDay }: RaffleTerms) {
  const { timeZone } = settings.profile;
  return {
    starts_at: instantIn(timeZone, firstDay, '00:00'),
    closes_at: instantIn(timeZone, dayAfter(lastDay, 1), '00:00'),
  };
}

async function cancel(tx: Tx, row: RaffleRow | undefined) {
  if (!row || row.state === 'cancelled') return null;
  if (row.state !== 'open') return isClosed;
  await changeRaffle(tx, row.id, { state: 'cancelled' });
  return null;
}

/** What members play for does not change once the raffle has begun. */
const fixedOf = ({ title: _title, ...fixed }: RaffleTerms) => fixed;

function refusalOf({ firstDay, lastDay, prizes }: RaffleDraft): Failed<'invalid-input'> | null {
  if (lastDay < firstDay || lastDay > dayAfter(firstDay, mostDays))
    return fail('invalid-input', { fields: { 'draft.lastDay': { code: 'range' } } });
  const winners = prizes.reduce((sum, prize) => sum + prize.winners, 0);
  if (winners > mostWinners)
    return fail('invalid-input', { fields: { 'draft.prizes': { code: 'range' } } });
  return null;
}

const isClosed = fail('already-decided', { detail: 'The raffle is closed already.' });
