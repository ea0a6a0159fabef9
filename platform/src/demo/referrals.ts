import type { ReferralTerms } from '@croupier/contracts';
import type { Modules } from '../app.ts';
import type { Core } from '../core.ts';

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
  payAt: '04:00',
};

const friendsOfRahim = ['nasrin', 'tania', 'arif'];

/** The terms of a brand with referrals, and a player with three friends. */
export async function seedReferrals(
  { db }: Pick<Core, 'db'>,
  { referrals, identity, brands }: Pick<Modules, 'referrals' | 'identity' | 'brands'>,
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
