import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Bonuses } from './bonuses.service.ts';

export const bonusesRoutes = ({ bonuses }: { readonly bonuses: Bonuses }): Route[] => [
  on(calls.bonuses, ({ member }) => bonuses.of(member)),
  on(calls.forfeitBonus, ({ input, member }) => bonuses.forfeit(member, input.id)),
  on(calls.grantBonus, ({ input, operator }) => bonuses.grant(input, operator)),
];
