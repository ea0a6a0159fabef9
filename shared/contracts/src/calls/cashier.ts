import { call, callTable } from '../call.ts';
import { depositRefusals } from '../protection-terms.ts';
import type { cashierSchemas } from '../schemas/cashier.ts';

export const cashierCalls = callTable<typeof cashierSchemas>()({
  depositMethods: call('GET /wps/cashier/methods', { audience: 'member' }),
  requestDeposit: call('POST /wps/cashier/deposits', {
    audience: 'member',
    once: true,
    real: true,
  }).fails(
    'amount-out-of-range',
    'deposit-method-unavailable',
    'in_need_true_account',
    ...depositRefusals,
  ),
  deposits: call('GET /wps/cashier/deposits', { audience: 'member' }),
  /** The deposit with its page; requests the page from the provider if it is still missing. */
  openDepositPage: call('POST /wps/cashier/deposits/:id/page', { audience: 'member' }).fails(
    'already-decided',
  ),
  /**
   * The member cancels a pending request. The provider is asked first: a payment already made is credited
   * instead.
   */
  cancelDeposit: call('POST /wps/cashier/deposits/:id/cancellation', { audience: 'member' }).fails(
    'already-decided',
  ),
  /** Stores an image, sent as base64: it is decoded and re-encoded, so that only the pixels remain. */
  uploadProof: call('POST /wps/cashier/proofs', { audience: 'member', largeBody: true }).fails(
    'image-unusable',
  ),
  /** States that a transfer was made; can be repeated until the decision, the last statement counts. */
  proveDeposit: call('POST /wps/cashier/deposits/:id/proof', { audience: 'member' }).fails(
    'already-decided',
    'image-unusable',
  ),

  payoutTerms: call('GET /wps/cashier/payout-terms', {
    audience: 'member',
  }),
  addPayoutAccount: call('POST /wps/cashier/payout-accounts', {
    audience: 'member',
    sealed: true,
    real: true,
  }).fails(
    'in_need_true_account',
    'wrong-payment-password',
    'payment-password-locked',
    'payee-name-mismatch',
    'payout-account-known',
    'payout-method-unavailable',
  ),
  removePayoutAccount: call('DELETE /wps/cashier/payout-accounts/:id', {
    audience: 'member',
  }),
  preferPayoutAccount: call('PUT /wps/cashier/payout-accounts/:id/default', {
    audience: 'member',
  }),

  requestWithdrawal: call('POST /wps/cashier/withdrawals', {
    audience: 'member',
    sealed: true,
    once: true,
    real: true,
  }).fails(
    'in_need_true_account',
    'wrong-payment-password',
    'payment-password-locked',
    'payout-method-unavailable',
    'amount-out-of-range',
    'withdrawal-limit-reached',
    'withdrawals-paused',
    'turnover-due',
    'insufficient-funds',
  ),
  withdrawals: call('GET /wps/cashier/withdrawals', { audience: 'member' }),
  withdrawal: call('GET /wps/cashier/withdrawals/:id', { audience: 'member' }),
  /** Only if the brand's rules let a member cancel a request. */
  cancelWithdrawal: call('POST /wps/cashier/withdrawals/:id/cancellation', {
    audience: 'member',
  }).fails('already-decided', 'withdrawal-final'),
  /** The member's answer about a payment. `not-received` opens a dispute, also after a forced receipt. */
  answerReceipt: call('POST /wps/cashier/withdrawals/:id/receipt', { audience: 'member' }).fails(
    'already-decided',
    'image-unusable',
  ),
  /** Confirms the receipt of all payments that wait for the member's answer. */
  confirmAllReceipts: call('POST /wps/cashier/withdrawals/receipts', {
    audience: 'member',
  }),
});
