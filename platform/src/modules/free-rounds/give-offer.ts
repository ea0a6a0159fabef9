import { isDeepStrictEqual } from 'node:util';
import { formatAmount } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { recordAudit } from '../audit/index.ts';
import { addOffer, offerOfRequest, type OfferRow } from './free-rounds.store.ts';
import type { Person, FreeRoundsUses } from './free-rounds-uses.ts';

/** Stores an offer, grants its rounds to its members, and writes the audit record. */
export function offerGiving(core: Core, uses: FreeRoundsUses) {
  const { providers } = uses;

  async function give(tx: Tx, offer: OfferRow): Promise<void> {
    for (const member of offer.members)
      await providers.freeRounds.grant(tx, {
        key: offer.id,
        member,
        provider: offer.provider,
        gameCode: offer.game_code,
        currency: offer.currency,
        rounds: offer.rounds,
        stakeUnits: offer.stake_units,
        expiresAt: offer.expires_at,
        campaign: offer.campaign,
        terms: offer.win_terms,
        offer: offer.id,
      });
  }

  const record = (
    tx: Tx,
    by: Person,
    {
      offer,
      action,
      note,
      before = '',
    }: { offer: OfferRow; action: string; note: string; before?: string },
  ) =>
    recordAudit(tx, core, by, {
      subject: `${offer.brand}/${offer.id}`,
      action,
      before,
      after: JSON.stringify(wordsOf(offer)),
      note,
    });

  /**
   * The same request again gives the same offer; `null` if its idempotency key belongs to a different
   * request.
   */
  async function keep(tx: Tx, offer: OfferRow, by: Person): Promise<OfferRow | null> {
    if (!(await addOffer(tx, offer))) {
      const first = await offerOfRequest(tx, offer.request_key);
      return first && isSame(first, offer) ? first : null;
    }
    const isGranted = offer.state === 'granted';
    if (isGranted) await give(tx, offer);
    const action = isGranted ? 'free-rounds.granted' : 'free-rounds.proposed';
    await record(tx, by, { offer, action, note: offer.note });
    return offer;
  }

  return { give, record, keep };
}

function isSame(one: OfferRow, other: OfferRow): boolean {
  const facts = (offer: OfferRow) => [wordsOf(offer), [...offer.members].sort()];
  return isDeepStrictEqual(facts(one), facts(other));
}

const wordsOf = (offer: OfferRow) => ({
  game: offer.game_code,
  provider: offer.provider,
  members: offer.members.length,
  rounds: offer.rounds,
  stake: formatAmount(offer.stake_units),
  currency: offer.currency,
  until: offer.expires_at.toISOString(),
  campaign: offer.campaign,
  terms: offer.win_terms,
});
