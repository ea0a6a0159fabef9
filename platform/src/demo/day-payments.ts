import type { RebateTerms } from '@croupier/contracts';
import type { Brands } from '../modules/brands/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Live } from '../modules/live/index.ts';
import type { Protection } from '../modules/protection/index.ts';
import { createRebates } from '../modules/rebates/index.ts';
import { createReferrals } from '../modules/referrals/index.ts';
import type { Reports } from '../modules/reports/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import { seedReferrals } from './referrals.ts';
import type { PastDay } from './past-day.ts';

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly identity: Pick<Identity, 'byAccount' | 'inviteCodeOf'>;
  readonly live: Live;
  readonly protection: Protection;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll'>;
  readonly vip: Pick<Vip, 'rebateBonusesOf'>;
}

/** Rebates are younger than the month of history: each day of them is paid to the whole team. */
const rebateDays = 8;
const padmaTerms: RebateTerms = {
  isEnabled: true,
  rates: {
    LOTT: 80,
    ELOTT: 60,
    RNG: 80,
    LIVE: 50,
    FISH: 50,
    PVP: 30,
    SPORTS: 40,
  },
  minimum: '1.00',
  payAt: '00:30',
};
const termsOf = { padma: padmaTerms, verano: { ...padmaTerms, minimum: '0.01' } };

/** Referrals and rebates of the past days: terms from the first day on, and what each closed day earned is paid. */
export function createDayPayments({ vip, ...uses }: Dependencies) {
  const bonusesOf = vip.rebateBonusesOf;
  let hasBegun = false;
  return {
    async before({ core, ledger, daysAgo }: PastDay): Promise<void> {
      const referrals = createReferrals(core, { ...uses, ledger });
      if (!hasBegun) await seedReferrals(core, { ...uses, referrals });
      hasBegun = true;
      await referrals.payDue();
      if (daysAgo > rebateDays) return;
      const rebates = createRebates(core, { ...uses, ledger, bonusesOf });
      for (const [brand, terms] of Object.entries(termsOf)) await rebates.addTerms(brand, terms);
      await rebates.payDue();
    },
  };
}
