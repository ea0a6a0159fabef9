import {
  formatAmount,
  parseAmount,
  trialType,
  unitsPerCurrencyUnit,
  type InputOf,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { checkPaymentPassword, turnoverOf, type PasswordFailure } from '../cashier/index.ts';
import {
  agentTypes,
  lockMembers,
  withdrawalsPausedUntil,
  type Identity,
  type Member,
  type MemberRecord,
} from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import {
  insertTransfer,
  sentSince,
  transferByKey,
  transferSettings,
  type NamedTransfer,
  type TransferSettings,
} from './agent-transfers.store.ts';

export interface AgentTransfersUses {
  readonly ledger: Ledger;
  readonly identity: Pick<Identity, 'byId' | 'byAccount'>;
  readonly protection: Pick<Protection, 'mayDeposit'>;
}

export type SendFailure =
  | PasswordFailure
  | 'in_need_true_account'
  | 'error_not_agent'
  | 'invalid-input'
  | 'not-found'
  | 'idempotency-key-reused'
  | 'recipient-unavailable'
  | 'amount-out-of-range'
  | 'transfer-limit-reached'
  | 'withdrawals-paused'
  | 'turnover-due'
  | 'insufficient-funds'
  | 'self-excluded';

export interface SendRequest {
  readonly member: Member;
  readonly input: InputOf<typeof calls.transferUpline>;
  readonly key: string;
}

interface Order extends SendRequest {
  readonly recipient: MemberRecord;
  readonly units: bigint;
  readonly settings: TransferSettings;
}

type SendResult = Outcome<NamedTransfer, SendFailure>;

const finestUnits = unitsPerCurrencyUnit / 100n;

/** The start of the 24 hours that the daily limit counts. */
export const dayBefore = (now: Date): Date => dayjs.utc(now).subtract(1, 'day').toDate();

/** Moves an agent's cash to the agent above or to a recruited member, in one commit. */
export async function send(
  core: Core,
  uses: AgentTransfersUses,
  request: SendRequest,
): Promise<SendResult> {
  const { member, input, key } = request;
  if (member.type === trialType) return fail('in_need_true_account');
  if (!agentTypes.includes(member.type)) return fail('error_not_agent');
  // A repeated request after a lost answer is answered before it uses up a password attempt.
  const known = await transferByKey(core.db.read, member.id, key);
  if (known) return repeat(known, input);
  const password = await checkPaymentPassword(core, member, input.paymentPassword);
  if (!password.ok) return password;
  const order = await checkOrder(core, uses, request);
  if (!order.ok) return order;
  return core.db.transaction((tx) => book(tx, core, uses, order.value));
}

async function checkOrder(
  { db }: Core,
  { identity }: AgentTransfersUses,
  request: SendRequest,
): Promise<Outcome<Order, SendFailure>> {
  const { member, input } = request;
  const settings = await transferSettings(db.read, member.brand);
  if (!settings) return fail('recipient-unavailable', { detail: 'This brand has no transfers.' });
  const units = parseAmount(input.amount);
  if (units === null || units % finestUnits !== 0n)
    return fail('invalid-input', {
      fields: { amount: { code: 'pattern', pattern: 'not-an-amount' } },
    });
  if (units < settings.min_units || units > settings.max_units) return outOfRange(settings);
  const recipient = await recipientOf(identity, request);
  if (!recipient) return unknownRecipient;
  return done({ ...request, recipient, units, settings });
}

async function recipientOf(
  identity: AgentTransfersUses['identity'],
  { member, input }: SendRequest,
): Promise<MemberRecord | null> {
  if (input.to === 'downline') {
    const found = await identity.byAccount(member.brand, input.account ?? '');
    return found?.uplineId === member.id ? found : null;
  }
  const uplineId = (await identity.byId(member.id))?.uplineId;
  return uplineId ? identity.byId(uplineId) : null;
}

/** Locks in the order members, limits of protection, accounts of the ledger. */
async function book(
  tx: Tx,
  core: Core,
  uses: AgentTransfersUses,
  order: Order,
): Promise<SendResult> {
  const { member, recipient, units, input, key } = order;
  // Simultaneous transfers of one agent wait here, so that two cannot both use the rest of the daily limit.
  const locked = await lockMembers(tx, [member.id, recipient.id]);
  const earlier = await transferByKey(tx, member.id, key);
  if (earlier) return repeat(earlier, input);
  const refusal = await refusalOf(tx, core, order, locked);
  if (refusal) return refusal;
  // The recipient gets money from outside, as with a deposit: it counts for their deposit limits.
  const allowed = await uses.protection.mayDeposit(tx, recipient, units);
  // The reason is private to the recipient.
  if (!allowed.ok) return unavailable;
  return transfer(tx, core, uses, order);
}

async function refusalOf(
  tx: Tx,
  { clock }: Core,
  { member, recipient, units, input, settings }: Order,
  locked: readonly MemberRecord[],
) {
  const sender = locked.find(({ id }) => id === member.id);
  const other = locked.find(({ id }) => id === recipient.id);
  if (sender?.status !== 'active') return fail('self-excluded');
  if (!isOnLine(sender, other, input.to)) return unknownRecipient;
  if (other?.status !== 'active' || other.type === trialType) return unavailable;
  const now = clock.now();
  const pausedUntil = await withdrawalsPausedUntil(tx, member.id, now);
  if (pausedUntil)
    return fail('withdrawals-paused', {
      detail: `Transfers open again at ${pausedUntil.toISOString()}.`,
      retryAfter: Math.ceil((pausedUntil.getTime() - now.getTime()) / 1_000),
    });
  const left = settings.daily_units - (await sentSince(tx, member.id, dayBefore(now)));
  return units > left ? overDaily(left) : null;
}

/** Whether the other side is directly above or below the sender, on the same brand. */
function isOnLine(
  sender: MemberRecord,
  other: MemberRecord | undefined,
  line: 'upline' | 'downline',
): boolean {
  if (!other || other.brand !== sender.brand) return false;
  return line === 'upline'
    ? sender.uplineId === other.id && agentTypes.includes(other.type)
    : other.uplineId === sender.id;
}

async function transfer(
  tx: Tx,
  { ids, clock }: Core,
  { ledger }: AgentTransfersUses,
  { member, recipient, units, input, key }: Order,
): Promise<SendResult> {
  const [id, transferId, now] = [ids.next('atr'), ids.next('trf'), clock.now()];
  const float = accounts.agentFloat(member.id);
  const booking = {
    id: transferId,
    key: `agent-transfer:${id}`,
    kind: 'agent-transfer' as const,
    currency: member.currency,
    reference: id,
    moves: [
      { from: accounts.cash(member.id), to: float, amountUnits: units },
      { from: float, to: accounts.cash(recipient.id), amountUnits: units },
    ],
  };
  const [booked] = await ledger.book(tx, [booking]);
  if (!booked?.ok) return fail('insufficient-funds', { detail: 'Choose a smaller amount.' });
  // Read under the lock that the booking took on the cash account, so that no deposit is credited in between.
  const due = await turnoverOf(tx, ledger, member.id, tx);
  if (due.leftUnits > 0n)
    return fail('turnover-due', {
      detail: `Stake ${formatAmount(due.leftUnits)} more before you transfer.`,
    });
  const row = {
    id,
    brand: member.brand,
    sender_id: member.id,
    recipient_id: recipient.id,
    line: input.to,
    amount_units: units,
    currency: member.currency,
    idempotency_key: key,
    transfer_id: transferId,
    booked_at: now,
  };
  await insertTransfer(tx, row);
  return done({ ...row, sender: member.account, recipient: recipient.account });
}

function repeat(known: NamedTransfer, input: SendRequest['input']): SendResult {
  const isSameAccount =
    input.to === 'upline' ||
    known.recipient.toLowerCase() === (input.account ?? '').trim().toLowerCase();
  const isSame = known.line === input.to && known.amount_units === parseAmount(input.amount);
  return isSame && isSameAccount ? done(known) : fail('idempotency-key-reused');
}

function outOfRange({ min_units, max_units }: TransferSettings) {
  const [min, max] = [Number(formatAmount(min_units)), Number(formatAmount(max_units))];
  return fail('amount-out-of-range', { fields: { amount: { code: 'range', min, max } } });
}

function overDaily(leftUnits: bigint) {
  const max = Number(formatAmount(leftUnits > 0n ? leftUnits : 0n));
  return fail('transfer-limit-reached', {
    detail: `Choose at most ${max}, or wait.`,
    fields: { amount: { code: 'range', max } },
  });
}

const unknownRecipient = fail('not-found', {
  detail: 'You can only transfer to the agent above you, or to a member whom you recruited.',
});

const unavailable = fail('recipient-unavailable', {
  detail: 'This account cannot receive the amount now. Ask its holder, or choose another amount.',
});
