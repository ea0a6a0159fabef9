import type { AdminRaffle, InputOf, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Reports } from '../reports/index.ts';
import type { RaffleDraws } from './raffle-draws.ts';
import { holdersIn, raffleById, rafflesOf } from './raffles.store.ts';
import { shownRaffles } from './shown-raffle.ts';

type RaffleInput = InputOf<typeof calls.freezeRaffle>;
type DecisionResult<Failure extends 'raffle-not-ready' = never> = Promise<
  Outcome<void, 'not-found' | 'already-decided' | Failure>
>;

export interface RafflesAdmin {
  /** The raffles that were published, the last to close first. */
  figures(brand: string): Promise<Outcome<readonly AdminRaffle[]>>;
  freeze(operator: Actor, chosen: RaffleInput): DecisionResult;
  draw(operator: Actor, chosen: RaffleInput): DecisionResult<'raffle-not-ready'>;
}

interface AdminUses {
  readonly reports: Pick<Reports, 'catchUpAll'>;
  readonly draws: RaffleDraws;
}

const unknown = fail('not-found', { detail: 'There is no such raffle.' });
const decided = fail('already-decided', { detail: 'The raffle is closed already.' });

export function createRafflesAdmin(core: Core, { reports, draws }: AdminUses): RafflesAdmin {
  const { db, clock } = core;

  const entryOf = (
    { brand, id, note }: RaffleInput,
    action: string,
    { before, after }: { readonly before: string; readonly after: string },
  ) => ({ action, subject: `${brand}/${id}`, before, after, note });

  return {
    async figures(brand) {
      const rows = (await rafflesOf(db.read, brand, new Date(0))).toReversed();
      const members = await holdersIn(
        db.read,
        rows.map(({ id }) => id),
      );
      const shown = await shownRaffles(db.read, rows, clock.now());
      return done(shown.map((one) => ({ ...one, brand, members: members.get(one.id) ?? 0 })));
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
  };
}
