import { calls, vipLadderCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import { documentRoutes } from '../documents/index.ts';
import type { Vip } from './vip.service.ts';

export const vipRoutes = ({ vip }: { readonly vip: Vip }): Route[] => [
  on(calls.vipLadder, async ({ brand, input }) => done(await vip.ladder(brand, input.language))),
  on(calls.playerRank, ({ member }) => vip.rank(member)),
  ...documentRoutes(vipLadderCalls, vip.ladders),
  on(calls.memberRank, ({ input }) => vip.memberRank(input)),
  on(calls.addRankPoints, ({ input, operator, key }) => vip.adjust(operator, input, key)),
];
