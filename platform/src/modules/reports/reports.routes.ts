import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Reports } from './reports.service.ts';

export function reportsRoutes({ reports }: { reports: Reports }): Route[] {
  return [
    on(calls.profitReport, ({ member, input }) => reports.profit(member, input)),
    on(calls.betRecord, ({ member, input }) => reports.bets(member, input)),
  ];
}
