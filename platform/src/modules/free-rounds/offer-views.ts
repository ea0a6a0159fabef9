import { formatAmount, type FreeRoundsOffer, type FreeRoundsOfferId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { fail } from '../../outcome.ts';
import { offersWithUse, type OfferWithUse } from './free-rounds.store.ts';
import type { FreeRoundsUses } from './free-rounds-uses.ts';

/** Offers of free rounds as operators see them. */
export function offerViews(core: Core, uses: FreeRoundsUses) {
  const { db, clock } = core;
  const { providers } = uses;

  async function shown(brand: string, id: FreeRoundsOfferId): Promise<FreeRoundsOffer | null> {
    const [row] = await offersWithUse(db.read, { brand, id, now: clock.now(), limit: 1 });
    return row ? viewOf(row) : null;
  }

  const viewOf = (row: OfferWithUse): FreeRoundsOffer => ({
    id: row.id,
    brand: row.brand,
    game: { nodeId: row.game_id, name: row.name },
    provider: providers.nameOf(row.provider),
    campaign: row.campaign,
    state: row.state,
    members: row.members.length,
    rounds: row.rounds,
    used: row.used,
    active: row.active,
    unsent: row.unsent,
    stake: formatAmount(row.stake_units),
    currency: row.currency,
    terms: row.win_terms,
    until: row.expires_at.toISOString(),
    note: row.note,
    operatorId: row.operator_id,
    operator: row.operator,
    offeredAt: row.offered_at.toISOString(),
  });

  return { shown, viewOf };
}

export const noOffer = fail('not-found', { detail: 'There is no such offer of free rounds.' });
