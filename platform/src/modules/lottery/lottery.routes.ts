import { calls } from '@croupier/contracts';
import { memberKey, on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Lottery } from './lottery.service.ts';

export function lotteryRoutes({ lottery }: { readonly lottery: Lottery }): Route[] {
  return [
    on(calls.gameMenus, async ({ brand }) => done(await lottery.menus(brand))),
    on(calls.lotteryGames, async ({ brand }) => done(await lottery.tables(brand))),
    on(calls.recentLotteries, async ({ input, member }) =>
      done(await lottery.recent(member, input.recentCount)),
    ),
    on(calls.popularLotteries, async ({ input, brand }) =>
      done(await lottery.popular(brand, input.count)),
    ),
    on(calls.openedByGame, async ({ input }) => done(await lottery.openedByGame(input.count))),
    on(calls.priceList, ({ input, brand, session }) =>
      lottery.priceList({ brand, member: session }, input),
    ),
    on(calls.openedNumbers, ({ input }) => lottery.opened(input.gameId, input.limit)),
    on(calls.lotteryResults, async ({ input }) => done(await lottery.results(input))),
    on(calls.lotteryTrends, ({ input }) => lottery.trends(input.gameId, input.draws)),
    on(calls.lotteryLaunch, async ({ input }) => done(await lottery.launch(input))),
    ...ticketRoutes(lottery),
    on(calls.drawProof, ({ input }) => lottery.proof(input.drawId)),
    on(calls.commitChain, async ({ input }) => done(await lottery.commitChain(input))),
    on(calls.drawRecord, ({ input }) => lottery.record(input.drawId)),
    ...adminRoutes(lottery),
  ];
}

function ticketRoutes(lottery: Lottery): Route[] {
  return [
    on(calls.placeTicket, ({ input, member, key }) => lottery.placeTicket(member, input, key)),
    on(calls.tickets, async ({ input, member }) => done(await lottery.tickets(member, input))),
    on(calls.ticketLines, ({ input, member }) => lottery.ticketLines(member, input)),
    on(calls.cancelTicket, ({ input, member }) => lottery.cancel(member, input.ticketId)),
    on(calls.placeChase, ({ input, member, key }) => lottery.placeChase(member, input, key)),
    on(calls.lotteryRebates, async ({ input, member }) =>
      done(await lottery.rebates(member, input)),
    ),
    on(calls.chases, async ({ input, member }) => done(await lottery.chases(member, input))),
    on(calls.betReceipt, async ({ input, member }) =>
      done(await lottery.receipt(member, memberKey(member.id, input.key))),
    ),
    on(calls.cancelChase, ({ input, member }) => lottery.cancelChase(member, input.chaseId)),
  ];
}

function adminRoutes({
  admin,
  liability,
  adminGames,
  adminGame,
  saveGame,
  changeGame,
  previewGame,
  gameVersions,
  prizeGroup,
  setPrizeGroup,
  rebatesAdmin,
}: Lottery): Route[] {
  return [
    on(calls.adminGames, async () => done(await adminGames())),
    on(calls.adminGame, ({ input }) => adminGame(input.gameId)),
    on(calls.memberPrizeGroup, async ({ input }) => done(await prizeGroup(input.memberId))),
    on(calls.setPrizeGroup, ({ input, operator }) => setPrizeGroup(operator, input)),
    on(calls.adminRebates, async ({ input }) => done(await rebatesAdmin.rebates(input))),
    on(calls.rebateTotals, async ({ input }) => done(await rebatesAdmin.totals(input))),
    on(calls.saveLotteryGame, ({ input, operator }) => saveGame(operator, input)),
    on(calls.changeLotteryGame, ({ input, operator }) => changeGame(operator, input)),
    on(calls.previewLotteryGame, ({ input }) => previewGame(input)),
    on(calls.lotteryGameVersions, async ({ input }) => done(await gameVersions(input.gameId))),
    on(calls.lotteryGameBounds, async ({ input }) => done(await liability.bounds(input.gameId))),
    on(calls.adminDraws, async ({ input }) => done(await admin.draws(input))),
    on(calls.enterResult, ({ input, operator }) => admin.enter(operator, input)),
    on(calls.voidDraw, ({ input, operator }) => admin.voidDraw(operator, input)),
    on(calls.drawLiability, ({ input }) => admin.numbers(input)),
    on(calls.restrictNumber, ({ input, operator }) => liability.restrict(operator, input)),
    on(calls.capPlayType, ({ input, operator }) => liability.cap(operator, input)),
  ];
}
