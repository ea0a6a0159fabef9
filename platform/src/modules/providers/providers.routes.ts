import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Providers } from './providers.service.ts';

const reportsByDefault = 50;

export const providersRoutes = ({
  providers: { books, context: desk, heldWins, partnerAdmin: partnerDesk },
}: {
  readonly providers: Providers;
}): Route[] => [
  on(calls.providerStandings, async () => done(await desk.standings())),
  on(calls.gameReturns, async ({ input }) => done(await desk.returns(input))),
  on(calls.providerPartners, async () => done(await partnerDesk.list())),
  on(calls.addProvider, ({ input, operator }) => partnerDesk.add(input, operator)),
  on(calls.changeProvider, ({ input, operator }) => partnerDesk.change(input, operator)),
  on(calls.addProviderKey, ({ input, operator }) => partnerDesk.addKey(input, operator)),
  on(calls.endProviderKey, ({ input, operator }) => partnerDesk.endKey(input, operator)),
  on(calls.switchProvider, ({ input, operator }) => partnerDesk.switch(input, operator)),
  on(calls.heldWins, async () => done(await heldWins.list())),
  on(calls.proposeHeldWin, ({ input, operator }) => heldWins.propose(input, operator)),
  on(calls.confirmHeldWin, ({ input, operator }) => heldWins.confirm(input, operator)),
  on(calls.withdrawHeldWin, ({ input, operator }) => heldWins.withdraw(input, operator)),
  on(calls.openRounds, async ({ input }) => done(await desk.openRounds(input.hours))),
  on(calls.providerReports, async ({ input: { limit = reportsByDefault, ...query } }) =>
    done(await books.reports({ ...query, limit })),
  ),
  on(calls.reconcileProvider, ({ input: { provider, from, until } }) =>
    books.reconcile(provider, { from: new Date(from), until: new Date(until) }),
  ),
];
