import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Transfers } from './transfers.service.ts';

export const transfersRoutes = ({ transfers }: { readonly transfers: Transfers }): Route[] => [
  on(calls.merchantWallet, async ({ member }) => done(await transfers.wallets(member))),
  on(calls.walletTransfer, ({ member, input, key }) => transfers.transfer(member, input, key)),
  on(calls.walletTransfers, async ({ member }) => done(await transfers.last(member))),
];
