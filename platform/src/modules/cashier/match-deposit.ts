import {
  formatAmount,
  parseAmount,
  type Deposit,
  type InputOf,
  type TransferNotice,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { commitRefusal, type CommittedRefusal } from '../../db/index.ts';
import { takeNonce } from '../../http/nonces.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member, Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { shownDeposit } from './deposit.ts';
import { methodsNamed } from './deposit-methods.store.ts';
import { saveTransferProof, lockDeposit, type DepositRow } from './deposits.store.ts';
import { paymentNotices } from './notices.store.ts';
import { attachAll } from './proofs.ts';
import { feeOn } from './new-deposit.ts';
import { credit, decide, type NoticeFailure } from './settle-deposit.ts';
import {
  insertOrLockTransfer,
  lockDepositByCode,
  attachTransfer,
  type TransferRow,
} from './transfers.store.ts';

const unknown = fail('not-found', { detail: 'There is no such deposit.' });
const decided = fail('already-decided', { detail: 'Look at its current state.' });

/** The member states that a transfer was made. The statement can be replaced until the deposit is decided. */
export async function proveDeposit(
  core: Core,
  member: Member,
  { id, bankReference, remark, images }: InputOf<typeof calls.proveDeposit>,
): Promise<Outcome<Deposit, 'not-found' | 'already-decided' | 'image-unusable'>> {
  const proven = await core.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id);
    if (deposit?.member_id !== member.id || deposit.kind !== 'transfer') return unknown;
    if (deposit.state !== 'pending') return decided;
    const areAttached = await attachAll(tx, member.id, { ids: images, subject: id });
    if (!areAttached) return fail('image-unusable', { detail: 'Upload the pictures again.' });
    const proof = { bankReference, remark, at: core.clock.now() };
    await saveTransferProof(tx, id, proof);
    return done({
      ...deposit,
      bank_reference: bankReference,
      proof_remark: remark,
      proof_given_at: proof.at,
    });
  });
  return proven.ok ? done(await shownDeposit(core.db.read, proven.value)) : proven;
}

type Found = 'applied' | 'parked';
/** An unreadable notice has spent its nonce like any other. */
type SpentNonce = CommittedRefusal<'invalid-input'>;

/**
 * A bank's signed notice that a transfer arrived. Its code finds the deposit, even an expired or a cancelled
 * one, because the money has arrived. A transfer that matches no deposit waits for an operator.
 */
export function receiveTransferNotice(
  core: Core,
  uses: CashierUses,
  notice: TransferNotice,
  { provider, nonce }: { readonly provider: string; readonly nonce: string },
): Promise<Outcome<Found, NoticeFailure>> {
  return core.db.transaction(async (tx): Promise<Outcome<Found, NoticeFailure> | SpentNonce> => {
    const now = core.clock.now();
    const isFresh = await takeNonce(tx, { partner: provider, nonce, now });
    if (!isFresh) return fail('unauthenticated', { detail: 'The nonce was used before.' });
    const units = parseAmount(notice.amount);
    if (units === null || units <= 0n) return commitRefusal(fail('invalid-input'));
    const code = notice.transfer_code.trim().toUpperCase();
    const deposit = await lockDepositByCode(tx, { provider, code });
    const transfer = await insertOrLockTransfer(tx, {
      provider,
      bank_reference: notice.bank_reference,
      event_id: notice.event_id,
      transfer_code: code,
      payer: notice.payer,
      amount_units: units,
      currency: notice.currency,
      received_at: now,
      deposit_id: null,
    });
    if (transfer.deposit_id !== null) return done('applied');
    if (!deposit || !isPayableBy(deposit, transfer)) return done('parked');
    await attachTransfer(tx, transfer, deposit.id);
    await creditReceived(tx, core, uses, { deposit, units: transfer.amount_units, transfer });
    return done('applied');
  });
}

function isPayableBy(deposit: DepositRow, transfer: TransferRow): boolean {
  const isOpen = ['pending', 'expired', 'cancelled'].includes(deposit.state);
  return isOpen && transfer.currency === deposit.currency;
}

export type MatchFailure = 'not-found' | 'already-decided' | 'transfer-known' | 'invalid-input';

/** An operator credits a transfer that the bank shows, or money that arrived after the deposit ended. */
export function matchDeposit(
  core: Core,
  uses: CashierUses,
  operator: Operator,
  { id, bankReference, amount, note }: InputOf<typeof calls.matchDeposit>,
): Promise<Outcome<DepositRow, MatchFailure>> {
  return core.db.transaction(async (tx): Promise<Outcome<DepositRow, MatchFailure>> => {
    const deposit = await lockDeposit(tx, id);
    if (!deposit) return unknown;
    if (!(await isOpenToAdmin(tx, deposit))) return decided;
    const units = parseAmount(amount);
    if (units === null)
      return fail('invalid-input', {
        fields: { amount: { code: 'pattern', pattern: 'not-an-amount' } },
      });
    const transfer = await insertOrLockTransfer(tx, {
      provider: deposit.provider,
      bank_reference: bankReference,
      event_id: null,
      transfer_code: deposit.transfer_code ?? '',
      payer: '',
      amount_units: units,
      currency: deposit.currency,
      received_at: core.clock.now(),
      deposit_id: null,
    });
    if (transfer.deposit_id !== null)
      return fail('transfer-known', { detail: 'Check the bank’s reference.' });
    if (transfer.amount_units !== units || transfer.currency !== deposit.currency)
      return fail('invalid-input', {
        fields: { amount: { code: 'pattern', pattern: 'other-amount' } },
      });
    await attachTransfer(tx, transfer, id);
    await paymentNotices.settle(tx, id, core.clock.now());
    await recordAudit(tx, core, operator, {
      action: 'deposit.matched',
      subject: id,
      before: `${deposit.state}, ${formatAmount(deposit.amount_units)}`,
      after: `credited, ${amount}, ${bankReference}`,
      note,
    });
    return done(await creditReceived(tx, core, uses, { deposit, units, transfer }));
  });
}

/** Declines a transfer, or leaves late money uncredited. */
export function refuseDeposit(
  core: Core,
  uses: CashierUses,
  operator: Operator,
  { id, reason }: InputOf<typeof calls.refuseDeposit>,
): Promise<Outcome<DepositRow, 'not-found' | 'already-decided'>> {
  return core.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id);
    if (!deposit) return unknown;
    if (!(await isOpenToAdmin(tx, deposit))) return decided;
    await paymentNotices.settle(tx, id, core.clock.now());
    await recordAudit(tx, core, operator, {
      action: 'deposit.refused',
      subject: id,
      before: deposit.state,
      after: 'declined',
      note: reason,
    });
    return done(await decide(tx, core, uses, deposit, { state: 'declined', reason }));
  });
}

/**
 * The provider decides on its payments; operators decide only after a notice contradicts an earlier decision.
 */
async function isOpenToAdmin(tx: Tx, deposit: DepositRow): Promise<boolean> {
  if (deposit.state === 'credited') return false;
  if (deposit.kind === 'transfer') return deposit.state !== 'declined';
  return (await paymentNotices.parked(tx, [deposit.id])).length > 0;
}

interface ReceivedTransfer {
  readonly deposit: DepositRow;
  readonly units: bigint;
  readonly transfer: Pick<TransferRow, 'bank_reference'>;
}

/** Credits the received amount less its fee, whatever amount was requested. */
async function creditReceived(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  { deposit, units, transfer }: ReceivedTransfer,
): Promise<DepositRow> {
  const [method] = await methodsNamed(tx, [{ brand: deposit.brand, code: deposit.method }]);
  const feeUnits = method ? feeOn(method, units) : 0n;
  await credit(tx, uses, { ...deposit, amount_units: units, fee_units: feeUnits });
  const bankReference = transfer.bank_reference;
  const received = { units, feeUnits };
  return decide(tx, core, uses, deposit, { state: 'credited', received, bankReference });
}
