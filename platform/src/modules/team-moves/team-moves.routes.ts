import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { TeamMoves } from './team-moves.service.ts';

export const teamMovesRoutes = ({ teamMoves }: { readonly teamMoves: TeamMoves }): Route[] => [
  on(calls.agentTree, ({ input }) => teamMoves.tree(input)),
  on(calls.previewTeamMove, ({ input }) => teamMoves.preview(input)),
  on(calls.proposeTeamMove, ({ input, operator, key }) => teamMoves.propose(input, operator, key)),
  on(calls.confirmTeamMove, ({ input, operator }) => teamMoves.confirm(input, operator)),
  on(calls.refuseTeamMove, ({ input, operator }) => teamMoves.refuse(input, operator)),
  on(calls.teamMoves, async ({ input }) => done(await teamMoves.moves(input))),
  on(calls.setAgentType, ({ input, operator }) => teamMoves.setType(input, operator)),
  on(calls.agentMarks, ({ input }) => teamMoves.marks(input)),
];
