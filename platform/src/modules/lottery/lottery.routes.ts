import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Lottery } from './lottery.service.ts';

export function lotteryRoutes({ lottery }: { readonly lottery: Lottery }): Route[] {
  return [
    on(calls.lotteryGames, async ({ brand }) => done(await lottery.tables(brand))),
    on(calls.priceList, ({ input }) => lottery.priceList(input.gameId)),
    on(calls.openedNumbers, ({ input }) => lottery.opened(input.gameId, input.limit)),
    on(calls.placeTicket, ({ input, member, key }) => lottery.placeTicket(member, input, key)),
    on(calls.tickets, async ({ input, member }) => done(await lottery.tickets(member, input))),
    on(calls.drawProof, ({ input }) => lottery.proof(input.drawId)),
  ];
}
