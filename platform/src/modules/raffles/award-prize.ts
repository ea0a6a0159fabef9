import type { RafflePrize } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Brands } from '../brands/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { memberOfTicket, type RaffleRow } from './raffles.store.ts';

export interface PrizeAwardUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly rewards: Pick<Rewards, 'grant'>;
}

interface PrizeAward {
  readonly raffle: RaffleRow;
  readonly place: number;
  readonly ticket: number;
  readonly reward: RafflePrize['reward'] | undefined;
}

/** Records the winner of a place and grants the prize, in the transaction of the draw. */
export async function awardPrize(
  tx: Tx,
  { brands, rewards }: PrizeAwardUses,
  { raffle, place, ticket, reward }: PrizeAward,
): Promise<void> {
  const [member, brand] = [
    await memberOfTicket(tx, raffle.id, ticket),
    await brands.byCode(raffle.brand),
  ];
  if (!member || !brand || !reward) throw new Error(`ticket ${ticket} has no holder`);
  const row = { raffle_id: raffle.id, place, ticket: BigInt(ticket), member_id: member };
  await tx
    .insertInto('raffle_winner')
    .values({ ...row, reward: JSON.stringify(reward) })
    .execute();
  await rewards.grant(tx, {
    member,
    brand,
    reward,
    title: raffle.terms.title,
    terms: [],
    source: { type: 'raffle', id: `${raffle.id}:${place}` },
    expiresAt: null,
    claim: 'automatic',
  });
}
