import type { Deposit, DepositId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { shownDeposit } from './deposit.ts';
import { depositById, lockDeposit } from './deposits.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { decide, settleQueriedDeposit } from './settle-deposit.ts';

interface Cancelling {
  readonly member: Member;
  readonly id: DepositId;
  readonly providerOf: (code: string) => PaymentProvider | null;
}

const unknown = fail('not-found', { detail: 'There is no such deposit.' });
const decided = fail('already-decided', { detail: 'Look at its current state.' });

/**
 * A member cancels a pending deposit. The provider is asked first, so that a payment whose notice is still on
 * its way is credited. Money that arrives after the cancellation is parked for an operator.
 */
export async function cancelDeposit(
  core: Core,
  uses: CashierUses,
  { member, id, providerOf }: Cancelling,
): Promise<Outcome<Deposit, 'not-found' | 'already-decided'>> {
  const known = await depositById(core.db.read, id);
  if (known?.member_id !== member.id) return unknown;
  if (known.state !== 'pending') return decided;
  const provider = known.kind === 'page' ? providerOf(known.provider) : null;
  const status = (await provider?.status(id)) ?? 'unknown';
  if (status !== 'unknown' && (status.state === 'paid' || status.state === 'declined')) {
    await settleQueriedDeposit(core, uses, { ...status, state: status.state }, known.provider);
    return decided;
  }
  const cancelled = await core.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id);
    return deposit?.state === 'pending'
      ? decide(tx, core, uses, deposit, { state: 'cancelled' })
      : null;
  });
  return cancelled ? done(await shownDeposit(core.db.read, cancelled)) : decided;
}
