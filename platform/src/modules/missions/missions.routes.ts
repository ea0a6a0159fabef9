import { calls, missionDocumentCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { documentOrderRoute, documentRoutes } from '../documents/index.ts';
import type { Missions } from './missions.service.ts';

export const missionsRoutes = ({ missions }: { readonly missions: Missions }): Route[] => [
  on(calls.missionSummary, ({ member }) => missions.summary(member)),
  on(calls.claimMission, ({ member, input }) => missions.claim(member, input)),
  ...documentRoutes(missionDocumentCalls, missions.documents),
  documentOrderRoute(missionDocumentCalls, missions.documents),
  on(calls.missionFigures, ({ input }) => missions.figures(input.brand)),
];
