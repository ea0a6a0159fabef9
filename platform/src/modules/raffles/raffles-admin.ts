import {
  sha256Hex,
  type InputOf,
  type OutputOf,
  type RaffleId,
  type RaffleTerms,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { dayAfter, instantIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Reports } from '../reports/index.ts';
import type { RaffleDraws } from './raffle-draws.ts';
import {
  changeRaffle,
  holdersIn,
  lockRaffle,
  raffleById,
  rafflesOf,
  type RaffleRow,
} from './raffles.store.ts';
import { shownRaffles } from './shown-raffle.ts';

type Chosen = InputOf<typeof calls.freezeRaffle>;
type Decided<Failure extends 'raffle-not-ready' = never> = Promise<
  Outcome<void, 'not-found' | 'already-decided' | Failure>
>;

export interface RafflesAdmin {
  list(brand: string): Promise<Outcome<OutputOf<typeof calls.adminRaffles>, 'not-found'>>;
  create(
    operator: Actor,
    input: InputOf<typeof calls.createRaffle>,
    key: string,
  ): Promise<Outcome<{ id: RaffleId }, 'not-found' | 'invalid-input'>>;
  freeze(operator: Actor, chosen: Chosen): Decided;
  draw(operator: Actor, chosen: Chosen): Decided<'raffle-not-ready'>;
  cancel(operator: Actor, chosen: Chosen): Decided;
}

interface AdminUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly reports: Pick<Reports, 'catchUpAll'>;
  readonly draws: RaffleDraws;
}

const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const unknown = fail('not-found', { detail: 'There is no such raffle.' });
const decided = fail('already-decided', { detail: 'The raffle is closed already.' });
const mostDays = 366;
const mostWinners = 1_000;

export function createRafflesAdmin(
  core: Core,
  { brands, reports, draws }: AdminUses,
): RafflesAdmin {
  const { db, clock, ids, random } = core;

  const entryOf = (
    { brand, id, note }: Chosen,
    action: string,
    { before, after }: { readonly before: string; readonly after: string },
  ) => ({ action, subject: `${brand}/${id}`, before, after, note });

  async function add(
    operator: Actor,
    { brand: code, terms, note }: InputOf<typeof calls.createRaffle>,
    requestKey: string,
    row: Pick<RaffleRow, 'currency' | 'starts_at' | 'closes_at'>,
  ) {
    const id = ids.next('rfl');
    const seed = Buffer.from(random.bytes(32)).toString('hex');
    const commit = await sha256Hex(seed);
    return db.transaction(async (tx) => {
      const added = await tx
        .insertInto('raffle')
        .values({
          ...row,
          id,
          brand: code,
          numero: id,
          terms: JSON.stringify(terms),
          state: 'open',
          commit_hash: commit,
          request_key: requestKey,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('request_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return null;
      await tx.insertInto('raffle_server_seed').values({ raffle_id: id, seed }).execute();
      await recordAudit(tx, core, operator, {
        action: 'raffle.created',
        subject: `${code}/${id}`,
        before: '',
        after: JSON.stringify({ ...terms, commit }),
        note,
      });
      return { id };
    });
  }

  return {
    async list(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const rows = (await rafflesOf(db.read, code, new Date(0))).toReversed();
      const members = await holdersIn(
        db.read,
        rows.map(({ id }) => id),
      );
      const shown = await shownRaffles(db.read, rows, clock.now());
      return done({
        currency: brand.currency,
        timeZone: brand.settings.profile.timeZone,
        raffles: shown.map((one) => ({ ...one, brand: code, members: members.get(one.id) ?? 0 })),
      });
    },

    async create(operator, input, key) {
      const brand = await brands.byCode(input.brand);
      if (!brand) return unknownBrand;
      const refused = refusalOf(input.terms);
      if (refused) return refused;
      const { timeZone } = brand.settings.profile;
      const { firstDay, lastDay } = input.terms;
      const requestKey = `${operator.name}:${key}`;
      const added = await add(operator, input, requestKey, {
        currency: brand.currency,
        starts_at: instantIn(timeZone, firstDay, '00:00'),
        closes_at: instantIn(timeZone, dayAfter(lastDay, 1), '00:00'),
      });
      if (added) return done(added);
      return done(
        await db.read
          .selectFrom('raffle')
          .select('id')
          .where('request_key', '=', requestKey)
          .executeTakeFirstOrThrow(),
      );
    },

    async freeze(operator, chosen) {
      const raffle = await raffleById(db.read, chosen.id);
      if (raffle?.brand !== chosen.brand) return unknown;
      await reports.catchUpAll();
      return db.transaction(async (tx) => {
        if (!(await draws.freeze(tx, chosen.id))) return decided;
        const entry = entryOf(chosen, 'raffle.frozen', { before: 'open', after: 'frozen' });
        await recordAudit(tx, core, operator, entry);
        return done(undefined);
      });
    },

    async draw(operator, chosen) {
      const raffle = await raffleById(db.read, chosen.id);
      if (raffle?.brand !== chosen.brand) return unknown;
      if (raffle.state !== 'frozen') return decided;
      if (!(await draws.draw(raffle))) return fail('raffle-not-ready');
      const entry = entryOf(chosen, 'raffle.drawn', { before: 'frozen', after: 'drawn' });
      await db.transaction((tx) => recordAudit(tx, core, operator, entry));
      return done(undefined);
    },

    cancel: (operator, chosen) =>
      db.transaction(async (tx) => {
        const raffle = await lockRaffle(tx, chosen.id);
        if (raffle?.brand !== chosen.brand) return unknown;
        if (raffle.state !== 'open') return decided;
        await changeRaffle(tx, chosen.id, { state: 'cancelled' });
        const entry = entryOf(chosen, 'raffle.cancelled', { before: 'open', after: 'cancelled' });
        await recordAudit(tx, core, operator, entry);
        return done(undefined);
      }),
  };
}

function refusalOf({ firstDay, lastDay, prizes }: RaffleTerms): Failed<'invalid-input'> | null {
  if (lastDay < firstDay || lastDay > dayAfter(firstDay, mostDays))
    return fail('invalid-input', { fields: { 'terms.lastDay': { code: 'range' } } });
  const winners = prizes.reduce((sum, prize) => sum + prize.winners, 0);
  if (winners > mostWinners)
    return fail('invalid-input', { fields: { 'terms.prizes': { code: 'range' } } });
  return null;
}
