import { call, callTable } from '../call.ts';
import type { cashierAdminSchemas } from '../schemas/cashier-admin.ts';

export const cashierAdminCalls = callTable<typeof cashierAdminSchemas>()({
  adminDepositMethods: call('GET /ops/cashier/deposit-methods', { audience: 'operator' }),
  /** What of a deposit must be staked before money leaves, for deposits asked for from now on. */
  setDepositTurnover: call('PUT /ops/cashier/deposit-methods/:brand/:code/turnover', {
    audience: 'operator',
  }),
  adminWithdrawals: call('GET /ops/cashier/withdrawals', { audience: 'operator' }),
  withdrawalFile: call('GET /ops/cashier/withdrawals/:id', { audience: 'operator' }),
  /** Above the brand's threshold two different operators must approve. */
  approveWithdrawal: call('POST /ops/cashier/withdrawals/:id/approval', {
    audience: 'operator',
  }).fails('already-decided', 'second-person-needed'),
  rejectWithdrawal: call('POST /ops/cashier/withdrawals/:id/rejection', {
    audience: 'operator',
  }).fails('already-decided'),
  /** `paid`: the payment is proven and the dispute ends. `return`: the brand returns the money. */
  settleDispute: call('POST /ops/cashier/withdrawals/:id/dispute', { audience: 'operator' }).fails(
    'already-decided',
  ),
  /**
   * For a payment made after its funds were returned: taken from the member's balance, or paid by the brand.
   * For a payment that bounced after it was made: the money is returned, or the message is dismissed.
   */
  settleParkedPayout: call('POST /ops/cashier/withdrawals/:id/parked', {
    audience: 'operator',
  }).fails('already-decided', 'insufficient-funds'),

  adminDeposits: call('GET /ops/cashier/deposits', { audience: 'operator' }),
  unmatchedTransfers: call('GET /ops/cashier/transfers', { audience: 'operator' }),
  /** Credits what the bank shows: a transfer, or money that arrived after the deposit expired. */
  matchDeposit: call('POST /ops/cashier/deposits/:id/match', { audience: 'operator' }).fails(
    'already-decided',
    'transfer-known',
  ),
  /** Declines a transfer, or leaves late money uncredited. */
  refuseDeposit: call('POST /ops/cashier/deposits/:id/refusal', { audience: 'operator' }).fails(
    'already-decided',
  ),
});
