import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Jackpots } from './jackpot.service.ts';

export const jackpotRoutes = ({ jackpots }: { readonly jackpots: Jackpots }): Route[] => [
  on(calls.jackpots, async ({ brand }) => done(await jackpots.shown(brand.code))),
  on(calls.jackpotDraws, async ({ input, brand }) =>
    done(await jackpots.history(brand.code, input)),
  ),
  on(calls.jackpotTickets, ({ input, brand }) => jackpots.tickets(brand.code, input)),
  on(calls.jackpotTerms, async () => done(await jackpots.terms())),
  on(calls.setJackpot, ({ input, operator }) => jackpots.set(input, operator)),
];
