import type { FreeRoundsDecision, FreeRoundsId, FreeRoundsOffer } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { byTwo, pairRefusal } from '../operators/index.ts';
import { decideOffer, lockOffer, type OfferRow } from './free-rounds.store.ts';
import { noOffer, type offerViews } from './offer-views.ts';
import type { Person, FreeRoundsUses } from './free-rounds-uses.ts';
import type { offerGiving } from './give-offer.ts';

/** Decisions of operators about an existing offer. */
export function offerDecisions(
  core: Core,
  uses: FreeRoundsUses,
  {
    shown,
    give,
    record,
  }: {
    readonly shown: ReturnType<typeof offerViews>['shown'];
    readonly give: ReturnType<typeof offerGiving>['give'];
    readonly record: ReturnType<typeof offerGiving>['record'];
  },
) {
  const { db, clock } = core;
  const { providers } = uses;

  /** One decision about a locked offer; answers with the offer's state after it. */
  async function decide<
    F extends 'not-found' | 'second-person-needed' | 'already-decided' | 'offer-expired',
  >(
    { brand, offerId }: FreeRoundsDecision,
    work: (tx: Tx, offer: OfferRow) => Promise<Failed<F> | null>,
  ): Promise<Outcome<FreeRoundsOffer, F | 'not-found'>> {
    const error = await db.transaction(async (tx) => {
      const offer = await lockOffer(tx, { brand, id: offerId });
      return offer ? work(tx, offer) : noOffer;
    });
    if (error) return error;
    const offer = await shown(brand, offerId);
    return offer ? done(offer) : noOffer;
  }

  return {
    /** The second operator's yes. */
    confirm: (decision: FreeRoundsDecision, by: Person) =>
      decide<'second-person-needed' | 'already-decided' | 'offer-expired'>(
        decision,
        async (tx, offer) => {
          if (offer.state !== 'waiting') return decided;
          const refusal = await pairRefusal(tx, core, { first: offer.operator_id, second: by.id });
          if (refusal) return refusal;
          if (offer.expires_at <= clock.now()) return tooLate;
          await decideOffer(tx, offer.id, 'granted');
          await give(tx, offer);
          const { note } = decision;
          const before = byTwo(offer.operator, by.name);
          await record(tx, by, { offer, action: 'free-rounds.granted', note, before });
          return null;
        },
      ),

    /** Any operator may refuse; the proposer withdraws a proposal with the same call. */
    refuse: (decision: FreeRoundsDecision, by: Person) =>
      decide<'already-decided'>(decision, async (tx, offer) => {
        if (offer.state !== 'waiting') return decided;
        await decideOffer(tx, offer.id, 'refused');
        const { note } = decision;
        await record(tx, by, { offer, action: 'free-rounds.refused', note });
        return null;
      }),

    /** Ends what is left, of one member or of all. */
    cancel: (decision: FreeRoundsDecision & { readonly holderId?: FreeRoundsId }, by: Person) =>
      decide<'already-decided'>(decision, async (tx, offer) => {
        const { holderId: id, note } = decision;
        if ((await providers.freeRounds.cancel(tx, { offer: offer.id, id })) === 0)
          return fail('already-decided', { detail: 'Nothing of it is left to take back.' });
        await record(tx, by, { offer, action: 'free-rounds.cancelled', note });
        return null;
      }),
  };
}

const decided = fail('already-decided', { detail: 'This offer was decided already.' });

const tooLate = fail('offer-expired', {
  detail: 'The time of this offer is over. Make a new one.',
});
