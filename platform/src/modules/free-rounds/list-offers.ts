import type {
  FreeRoundsHolder,
  FreeRoundsOffer,
  FreeRoundsOfferId,
  Page,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { freeRoundsStateOf } from '../providers/index.ts';
import { holdersOf, offersWithUse } from './free-rounds.store.ts';
import type { offerViews } from './offer-views.ts';

const offersByDefault = 20;

/** Pages of offers, and the members who hold one. */
export function offerLists(
  core: Core,
  { viewOf }: { readonly viewOf: ReturnType<typeof offerViews>['viewOf'] },
) {
  const { clock, db } = core;

  return {
    async offers({
      brand,
      before,
      limit = offersByDefault,
    }: {
      brand: string;
      before?: string;
      limit?: number;
    }): Promise<Outcome<Page<FreeRoundsOffer>>> {
      const query = { brand, now: clock.now(), limit: limit + 1, ...(before && { before }) };
      const rows = await offersWithUse(db.read, query);
      const page = rows.slice(0, limit);
      return done({
        rows: page.map(viewOf),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      });
    },

    async holders({
      brand,
      offerId: id,
    }: {
      brand: string;
      offerId: FreeRoundsOfferId;
    }): Promise<Outcome<readonly FreeRoundsHolder[]>> {
      const rows = await holdersOf(db.read, { brand, id });
      const now = clock.now();
      return done(
        rows.map((row) => ({
          id: row.id,
          memberId: row.member_id,
          account: row.username,
          state: freeRoundsStateOf(row, now),
          rounds: row.rounds,
          used: row.used,
          sentAt: row.told_at?.toISOString() ?? null,
          sendError: row.tell_fault,
        })),
      );
    },
  };
}
