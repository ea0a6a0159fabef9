import { formatAmount, payoutWebhookPath, type PayoutRequest } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { CashierUses } from './cashier-uses.ts';
import { lockFor, moved } from './decide-withdrawal.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { settleQueriedPayout } from './settle-payout.ts';
import { takeWithdrawalsToQuery, type WithdrawalRow } from './withdrawals.store.ts';

const lookEveryMs = 30_000;
const lookedAtOnce = 50;

/**
 * Sends approved payouts, and asks about sent ones without a notice. The provider identifies a payout by the
 * withdrawal's id: after a crash between the provider's answer and our record, the retry gets the same
 * payout.
 */
export async function sendPayouts(
  core: Core,
  uses: CashierUses,
  providerOf: (code: string) => PaymentProvider | null,
): Promise<void> {
  const now = core.clock.now();
  const next = new Date(now.getTime() + lookEveryMs);
  const taken = await core.db.transaction((tx) =>
    takeWithdrawalsToQuery(tx, { now, next, limit: lookedAtOnce }),
  );
  for (const withdrawal of taken) {
    const provider = providerOf(withdrawal.provider);
    if (!provider) core.log.error({ withdrawal: withdrawal.id }, 'its payment provider is gone');
    else if (withdrawal.state === 'approved') await send(core, uses, provider, withdrawal);
    else await ask(core, uses, provider, withdrawal);
  }
}

async function send(
  core: Core,
  uses: CashierUses,
  provider: PaymentProvider,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const answer = await provider.payOut(payoutOf(core, withdrawal));
  if (answer === null) {
    core.log.warn({ withdrawal: withdrawal.id }, 'the payment provider does not answer');
    return;
  }
  await core.db.transaction(async (tx) => {
    const to = answer === 'refused' ? 'failed' : 'sending';
    const locked = await lockFor(tx, withdrawal.id, to);
    // The provider's notice may arrive before its answer: then nothing is left to record.
    if (!locked.ok || locked.value.state !== 'approved') return;
    const change =
      answer === 'refused' ? { reason: 'refused-by-provider' } : { payout_id: answer.payout_id };
    await moved(tx, core, uses, { row: locked.value, to, change });
  });
}

async function ask(
  core: Core,
  uses: CashierUses,
  provider: PaymentProvider,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const status = await provider.payoutStatus(withdrawal.id);
  if (status === null || status === 'unknown') {
    core.log.warn(
      { withdrawal: withdrawal.id, status },
      'the provider did not answer the query for the payout',
    );
    return;
  }
  if (status.state !== 'accepted') await settleQueriedPayout(core, uses, status, provider.code);
}

function payoutOf({ config }: Core, withdrawal: WithdrawalRow): PayoutRequest {
  return {
    reference: withdrawal.id,
    amount: formatAmount(withdrawal.amount_units - withdrawal.fee_units),
    currency: withdrawal.currency,
    method: withdrawal.method,
    payee: withdrawal.payee,
    account: withdrawal.fields,
    webhook_url: config.publicOrigin + payoutWebhookPath.replace(':provider', withdrawal.provider),
  };
}
