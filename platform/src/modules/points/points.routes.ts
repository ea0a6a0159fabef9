import { calls, pointItemCalls, pointRulesCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import { documentOrderRoute, documentRoutes } from '../documents/index.ts';
import type { Points } from './points.service.ts';

export const pointsRoutes = ({ points }: { readonly points: Points }): Route[] => [
  on(calls.pointConfig, async ({ brand, input }) =>
    done(await points.config(brand, input.language)),
  ),
  on(calls.pointBalance, ({ member }) => points.balance(member)),
  on(calls.pointRewards, async ({ brand, input }) =>
    done(await points.items(brand, input.language)),
  ),
  on(calls.redeemPointReward, ({ member, input, key }) => points.redeem(member, input, key)),
  on(calls.convertPoint, ({ member, input, key }) => points.convert(member, input, key)),
  on(calls.pointRedeemList, ({ member, input }) => points.orders(member, input)),
  on(calls.pointTransactions, ({ member, input }) => points.entries(member, input)),
  ...documentRoutes(pointRulesCalls, points.admin.rules),
  ...documentRoutes(pointItemCalls, points.admin.items),
  documentOrderRoute(pointItemCalls, points.admin.items),
  on(calls.pointStocks, async ({ input }) => done(await points.admin.stocks(input.brand))),
  on(calls.setPointStock, ({ input, operator }) => points.admin.setStock(operator, input)),
  on(calls.pointOrders, ({ input }) => points.admin.orders(input)),
  on(calls.decidePointOrder, ({ input, operator }) => points.admin.decide(operator, input)),
  on(calls.trackPointOrder, ({ input, operator }) => points.admin.track(operator, input)),
  on(calls.memberPoints, ({ input }) => points.admin.member(input)),
  on(calls.adjustPoints, ({ input, operator, key }) => points.admin.adjust(operator, input, key)),
];
