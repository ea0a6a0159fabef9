import { call, callTable } from '../call.ts';
import type { agentTransferSchemas } from '../schemas/agent-transfers.ts';

export const agentTransferCalls = callTable<typeof agentTransferSchemas>()({
  agentTransferTerms: call('GET /wps/agent-transfers/terms', { audience: 'member' }),
  /** An agent sends cash to the agent above, or to a member whom they recruited. It is booked at once. */
  transferUpline: call('POST /wps/agent-transfers', {
    audience: 'member',
    sealed: true,
    once: true,
    real: true,
  }).fails(
    'in_need_true_account',
    'error_not_agent',
    'wrong-payment-password',
    'payment-password-locked',
    'recipient-unavailable',
    'amount-out-of-range',
    'transfer-limit-reached',
    'withdrawals-paused',
    'turnover-due',
    'insufficient-funds',
    'self-excluded',
  ),
  /** The transfers that the member sent or received, newest first. */
  agentTransfers: call('GET /wps/agent-transfers', { audience: 'member' }),
});
