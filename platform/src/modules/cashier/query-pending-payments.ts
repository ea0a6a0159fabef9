import { formatAmount, type PaymentStatus } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { CashierUses } from './cashier-uses.ts';
import { takeDepositsToQuery, type DepositRow } from './deposits.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPage } from './request-deposit.ts';
import { expireDeposit, settleQueriedDeposit } from './settle-deposit.ts';

const askEveryMs = 30_000;
const batchSize = 50;

/**
 * Queries the providers about payments without a notice. A deposit expires only when the provider says that
 * it can no longer be paid, so money paid in the last second is never dropped.
 */
export async function queryPendingPayments(
  core: Core,
  uses: CashierUses,
  providerOf: (code: string) => PaymentProvider | null,
): Promise<void> {
  const now = core.clock.now();
  const next = new Date(now.getTime() + askEveryMs);
  const asked = await core.db.transaction((tx) =>
    takeDepositsToQuery(tx, { now, next, limit: batchSize }),
  );
  for (const deposit of asked) {
    if (deposit.kind === 'transfer') {
      await expireUnproven(core, uses, deposit);
      continue;
    }
    const provider = providerOf(deposit.provider);
    if (provider && (await openLatePage(core, uses, provider, deposit))) continue;
    const status = (await provider?.status(deposit.id)) ?? null;
    if (status === null)
      core.log.warn({ deposit: deposit.id }, 'the payment provider does not answer');
    else await follow(core, uses, deposit, status);
  }
}

/**
 * Opens the payment page of a deposit that was requested while the provider or the database was unavailable,
 * and notifies the member. `false` if there is no page to open.
 */
async function openLatePage(
  core: Core,
  { live }: CashierUses,
  provider: PaymentProvider,
  deposit: DepositRow,
): Promise<boolean> {
  if (deposit.pay_url !== null || core.clock.now() >= deposit.expires_at) return false;
  const opened = await createPage(core, provider, deposit);
  if (!opened || opened.state !== 'pending') return false;
  const { id, state, member_id: member } = opened;
  const amount = formatAmount(opened.amount_units);
  await core.db.transaction((tx) =>
    live.publish(tx, 'deposit.changed', { member }, { id, state, amount }),
  );
  return true;
}

/**
 * Bank transfers have no provider to ask: the deposit expires, unless a proof makes it wait for an operator.
 */
async function expireUnproven(core: Core, uses: CashierUses, deposit: DepositRow): Promise<void> {
  if (core.clock.now() >= deposit.expires_at) await expireDeposit(core, uses, deposit.id);
}

async function follow(
  core: Core,
  uses: CashierUses,
  deposit: DepositRow,
  status: PaymentStatus | 'unknown',
): Promise<void> {
  const isOver = core.clock.now() >= deposit.expires_at;
  if (status === 'unknown') {
    if (isOver) await expireDeposit(core, uses, deposit.id);
  } else if (status.state === 'expired') {
    await expireDeposit(core, uses, deposit.id);
  } else if (status.state !== 'open') {
    await settleQueriedDeposit(core, uses, { ...status, state: status.state }, deposit.provider);
  }
}
