import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Bonuses } from './bonuses.service.ts';

export const bonusesRoutes = ({ bonuses }: { readonly bonuses: Bonuses }): Route[] => [
  on(calls.bonuses, ({ member }) => bonuses.of(member)),
  on(calls.bonusHistory, ({ input, member }) => bonuses.history(member, input)),
  on(calls.forfeitBonus, ({ input, member }) => bonuses.forfeit(member, input.id)),
  on(calls.memberBonuses, ({ input }) => bonuses.admin.ofAccount(input)),
  on(calls.memberBonusHistory, ({ input: { memberId, ...page } }) =>
    bonuses.admin.historyOf(memberId, page),
  ),
  on(calls.grantBonus, ({ input, operator }) => bonuses.admin.grant(input, operator)),
  on(calls.confirmBonus, ({ input, operator }) => bonuses.admin.confirm(input, operator)),
  on(calls.refuseBonus, ({ input, operator }) => bonuses.admin.refuse(input, operator)),
  on(calls.cancelBonus, ({ input, operator }) => bonuses.admin.cancel(input, operator)),
  on(calls.adjustBonus, ({ input, operator, key }) => bonuses.admin.adjust(input, operator, key)),
];
