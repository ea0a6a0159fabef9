import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Wallet } from './wallet.service.ts';

export function walletRoutes({ wallet }: { wallet: Wallet }): Route[] {
  return [
    on(calls.balance, ({ member }) => wallet.balance(member)),
    on(calls.statement, ({ member, input }) => wallet.statement(member, input)),
  ];
}
