import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Cashier } from './cashier.service.ts';

export function cashierRoutes({ cashier }: { cashier: Cashier }): Route[] {
  return [
    on(calls.depositMethods, ({ member }) => cashier.methods(member.brand)),
    on(calls.requestDeposit, ({ member, input, key, origin }) =>
      cashier.request(member, input, { key, origin }),
    ),
    on(calls.deposits, ({ member, input }) => cashier.deposits(member, input)),
  ];
}
