import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Rebates } from './rebates.service.ts';

export const rebatesRoutes = ({ rebates }: { readonly rebates: Rebates }): Route[] => [
  on(calls.turnoverRebate, ({ member }) => rebates.overview(member)),
  on(calls.claimTurnoverRebate, ({ member, key }) => rebates.claim(member, key)),
  on(calls.turnoverRebatePayments, ({ member, input }) => rebates.payments(member, input)),
  on(calls.turnoverRebateTerms, ({ input }) => rebates.admin.terms(input.brand)),
  on(calls.saveTurnoverRebateTerms, ({ input, operator }) => rebates.admin.save(operator, input)),
  on(calls.adminTurnoverRebates, ({ input }) => rebates.admin.payments(input)),
];
