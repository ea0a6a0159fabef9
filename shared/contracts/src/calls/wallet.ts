import { call, callTable } from '../call.ts';
import type { walletSchemas } from '../schemas/wallet.ts';

export const walletCalls = callTable<typeof walletSchemas>()({
  merchantWallet: call('GET /wps/relay/GCS_merchantWallet', {
    audience: 'member',
  }),
  walletTransfer: call('POST /wps/relay/GCS_walletTransfer', {
    audience: 'member',
    once: true,
    real: true,
  }).fails('insufficient-funds', 'amount-out-of-range', 'not-found', 'in_need_true_account'),
  /** The last transfers between wallets, newest first. */
  walletTransfers: call('GET /wps/member/funds/transfers', { audience: 'member' }),
  balance: call('GET /wps/v2/wallets/balance', { audience: 'member' }),
  statement: call('GET /wps/member/funds/statement', { audience: 'member' }),
});
