import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Providers } from './providers.service.ts';

const reportsByDefault = 50;

export const providersRoutes = ({
  providers: { books, admin, heldWins, partnerAdmin },
}: {
  readonly providers: Providers;
}): Route[] => [
  on(calls.providerStandings, async () => done(await admin.standings())),
  on(calls.gameReturns, async ({ input }) => done(await admin.returns(input))),
  on(calls.providerPartners, async () => done(await partnerAdmin.list())),
  on(calls.addProvider, ({ input, operator }) => partnerAdmin.add(input, operator)),
  on(calls.changeProvider, ({ input, operator }) => partnerAdmin.change(input, operator)),
  on(calls.addProviderKey, ({ input, operator }) => partnerAdmin.addKey(input, operator)),
  on(calls.endProviderKey, ({ input, operator }) => partnerAdmin.endKey(input, operator)),
  on(calls.switchProvider, ({ input, operator }) => partnerAdmin.switch(input, operator)),
  on(calls.heldWins, async () => done(await heldWins.list())),
  on(calls.proposeHeldWin, ({ input, operator }) => heldWins.propose(input, operator)),
  on(calls.confirmHeldWin, ({ input, operator }) => heldWins.confirm(input, operator)),
  on(calls.withdrawHeldWin, ({ input, operator }) => heldWins.withdraw(input, operator)),
  on(calls.openRounds, async ({ input }) => done(await admin.openRounds(input.hours))),
  on(calls.providerReports, async ({ input: { limit = reportsByDefault, ...query } }) =>
    done(await books.reports({ ...query, limit })),
  ),
  on(calls.reconcileProvider, ({ input: { provider, from, until } }) =>
    books.reconcile(provider, { from: new Date(from), until: new Date(until) }),
  ),
];
