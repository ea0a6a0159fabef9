import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Teams } from './teams.service.ts';

export const teamsRoutes = ({ teams }: { readonly teams: Teams }): Route[] => [
  on(calls.teamTokens, () => teams.tokens()),
  on(calls.makeTeamToken, ({ input, operator }) => teams.makeToken(input, operator)),
  on(calls.revokeTeamToken, ({ input, operator }) => teams.revokeToken(input.id, operator)),
];
