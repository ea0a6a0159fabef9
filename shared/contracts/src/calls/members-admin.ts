import { call, callTable } from '../call.ts';
import type { membersAdminSchemas } from '../schemas/members-admin.ts';

const operator = { audience: 'operator' } as const;

export const membersAdminCalls = callTable<typeof membersAdminSchemas>()({
  /**
   * The newest members first. `text` is any part of a user name, nickname, id, phone, mail address, payout account,
   * remembered device, address or payment reference, or the whole id of a transaction, round or ticket.
   */
  members: call('GET /ops/members', operator),
  memberRounds: call('GET /ops/members/:memberId/rounds', operator),
  memberTickets: call('GET /ops/members/:memberId/tickets', operator),
  memberDeposits: call('GET /ops/members/:memberId/deposits', operator),
  memberWithdrawals: call('GET /ops/members/:memberId/withdrawals', operator),
  memberStatement: call('GET /ops/members/:memberId/statement', operator),

  corrections: call('GET /ops/corrections', operator),
  memberCorrections: call('GET /ops/members/:memberId/corrections', operator),
  /** Books nothing: a second operator confirms it. */
  proposeCorrection: call('POST /ops/members/:memberId/corrections', {
    ...operator,
    once: true,
  }).fails('in_need_true_account'),
  confirmCorrection: call(
    'POST /ops/members/:memberId/corrections/:id/confirmation',
    operator,
  ).fails('already-decided', 'second-person-needed', 'insufficient-funds'),
  /** By any operator with the permission, the proposer included. */
  refuseCorrection: call('POST /ops/members/:memberId/corrections/:id/refusal', operator).fails(
    'already-decided',
  ),
});
