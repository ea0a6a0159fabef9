import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Providers } from '../providers/index.ts';
import type { FreeRoundsAdmin } from './free-rounds-admin.ts';

export const freeRoundsRoutes = ({
  providers,
  freeRounds,
}: {
  readonly providers: Pick<Providers, 'freeRounds'>;
  readonly freeRounds: FreeRoundsAdmin;
}): Route[] => [
  on(calls.freeRounds, async ({ member }) => done(await providers.freeRounds.of(member.id))),
  on(calls.freeRoundsOffers, ({ input }) => freeRounds.offers(input)),
  on(calls.freeRoundsHolders, ({ input }) => freeRounds.holders(input)),
  on(calls.grantFreeRounds, ({ input, operator, key }) => freeRounds.grant(input, operator, key)),
  on(calls.confirmFreeRounds, ({ input, operator }) => freeRounds.confirm(input, operator)),
  on(calls.refuseFreeRounds, ({ input, operator }) => freeRounds.refuse(input, operator)),
  on(calls.cancelFreeRounds, ({ input, operator }) => freeRounds.cancel(input, operator)),
];
