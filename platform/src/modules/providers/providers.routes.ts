import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Providers } from './providers.service.ts';

const reportsByDefault = 50;

export const providersRoutes = ({
  providers: { books },
}: {
  readonly providers: Providers;
}): Route[] => [
  on(calls.providerReports, async ({ input: { limit = reportsByDefault, ...query } }) =>
    done(await books.reports({ ...query, limit })),
  ),
  on(calls.reconcileProvider, ({ input: { provider, from, until } }) =>
    books.reconcile(provider, { from: new Date(from), until: new Date(until) }),
  ),
];
