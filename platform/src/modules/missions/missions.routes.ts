import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Missions } from './missions.service.ts';

export const missionsRoutes = ({ missions }: { readonly missions: Missions }): Route[] => [
  on(calls.missionSummary, ({ member }) => missions.summary(member)),
  on(calls.claimMission, ({ member, input }) => missions.claim(member, input)),
  on(calls.adminMissions, ({ input }) => missions.admin.list(input.brand)),
  on(calls.createMission, ({ input, operator, key }) =>
    missions.admin.create(operator, input, key),
  ),
  on(calls.changeMission, ({ input, operator }) => missions.admin.change(operator, input)),
];
