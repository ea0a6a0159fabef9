import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Referrals } from './referrals.service.ts';

export const referralsRoutes = ({ referrals }: { readonly referrals: Referrals }): Route[] => [
  on(calls.referral, ({ member }) => referrals.overview(member)),
  on(calls.referredFriends, ({ member, input }) => referrals.friends(member, input)),
  on(calls.referralPayments, ({ member, input }) => referrals.payments(member, input)),
  on(calls.referralTerms, ({ input }) => referrals.admin.terms(input.brand)),
  on(calls.saveReferralTerms, ({ input, operator }) => referrals.admin.save(operator, input)),
  on(calls.adminReferrals, ({ input }) => referrals.admin.list(input)),
  on(calls.decideReferral, ({ input, operator }) => referrals.admin.decide(operator, input)),
];
