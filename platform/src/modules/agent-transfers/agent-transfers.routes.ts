import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { AgentTransfers } from './agent-transfers.service.ts';

export function agentTransfersRoutes({
  agentTransfers,
}: {
  readonly agentTransfers: AgentTransfers;
}): Route[] {
  return [
    on(calls.agentTransferTerms, ({ member }) => agentTransfers.terms(member)),
    on(calls.transferUpline, ({ member, input, key }) => agentTransfers.send(member, input, key)),
    on(calls.agentTransfers, ({ member, input }) => agentTransfers.transfers(member, input)),
  ];
}
