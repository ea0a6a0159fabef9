import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Reconciliation } from './reconciliation.ts';

export const ledgerRoutes = ({
  reconciliation,
}: {
  readonly reconciliation: Reconciliation;
}): Route[] => [
  on(calls.ledgerChecks, async () => done(await reconciliation.last())),
  on(calls.checkLedger, async ({ operator }) => done(await reconciliation.check(operator.name))),
];
