import type { ReferralTerms } from '@croupier/contracts';
import type { Core } from '../core.ts';
import type { Brands } from '../modules/brands/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Referrals } from '../modules/referrals/index.ts';

/** What Padma pays for friends; the other demo brand has no referrals. */
const terms: ReferralTerms = {
  isEnabled: true,
  levels: [
    { basis: 'turnover', basisPoints: 20 },
    { basis: 'turnover', basisPoints: 5 },
  ],
  firstDeposit: { deposits: '500.00', turnover: '1000.00', amount: '100.00' },
  days: null,
  minimum: '1.00',
  payAt: '00:30',
};

export const friendsOfRahim = ['nasrin', 'tania', 'arif'];

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount' | 'inviteCodeOf'>;
  readonly referrals: Pick<Referrals, 'addTerms' | 'record'>;
}

/** The terms of a brand with referrals, and a player with three friends; those that exist stay unchanged. */
export async function seedReferrals(
  { db }: Pick<Core, 'db'>,
  { referrals, identity, brands }: Dependencies,
): Promise<void> {
  const brand = await brands.byCode('padma');
  const referrer = await identity.byAccount('padma', 'rahim');
  if (!brand || !referrer) return;
  await referrals.addTerms(brand.code, terms);
  await identity.inviteCodeOf(referrer.id);
  for (const account of friendsOfRahim) {
    const friend = await identity.byAccount('padma', account);
    if (friend)
      await db.transaction((tx) =>
        referrals.record(tx, { friend: friend.id, referrer: referrer.id, visitor: { brand } }),
      );
  }
}
