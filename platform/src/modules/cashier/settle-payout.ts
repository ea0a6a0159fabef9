import { parseAmount, type PayoutNotice, type PayoutStatus } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { commitRefusal, type CommittedRefusal } from '../../db/index.ts';
import { takeNonce } from '../../http/nonces.ts';
import { done, fail, type Done, type Outcome } from '../../outcome.ts';
import type { CashierUses } from './cashier-uses.ts';
import { dayjs } from '../../zoned-time.ts';
import { moved } from './decide-withdrawal.ts';
import { payoutNotices, type NoticeOutcome } from './notices.store.ts';
import { settingsOf } from './settings.store.ts';
import type { NoticeFailure } from './settle-deposit.ts';
import { mayMove } from './withdrawal-moves.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

type SettledOutcome = Exclude<NoticeOutcome, 'mismatch'>;
type NoticeResult = Outcome<SettledOutcome, NoticeFailure>;
/** A refusal commits: the nonce of a notice stays spent, and a notice that does not match stays recorded. */
type AppliedNotice = Done<SettledOutcome> | CommittedRefusal<NoticeFailure>;

/**
 * Processes a signed notice: its nonce, the record of the event, the state, the booking and the live events
 * are one commit.
 */
export function receivePayoutNotice(
  core: Core,
  uses: CashierUses,
  notice: PayoutNotice,
  { provider, nonce }: { readonly provider: string; readonly nonce: string },
): Promise<NoticeResult> {
  return core.db.transaction(async (tx) => {
    const isFresh = await takeNonce(tx, { partner: provider, nonce, now: core.clock.now() });
    if (!isFresh) return fail('unauthenticated', { detail: 'The nonce was used before.' });
    return apply(tx, core, uses, notice, provider);
  });
}

/** Processes the provider's answer to our own question like a notice. */
export function settleQueriedPayout(
  core: Core,
  uses: CashierUses,
  status: PayoutStatus,
  provider: string,
): Promise<NoticeResult> {
  const notice = { ...status, event_id: `asked:${status.payout_id}:${status.state}` };
  return core.db.transaction((tx) => apply(tx, core, uses, notice, provider));
}

async function apply(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  notice: PayoutNotice,
  provider: string,
): Promise<AppliedNotice> {
  const withdrawal = await lockWithdrawal(tx, notice.reference);
  if (!withdrawal || withdrawal.provider !== provider) return commitRefusal(fail('not-found'));
  const known = await payoutNotices.outcomeOf(tx, provider, notice.event_id);
  if (known !== null) return answerOf(known);
  const outcome = judge(withdrawal, notice);
  await payoutNotices.add(tx, provider, notice, { outcome, at: core.clock.now() });
  if (outcome === 'applied') await follow(tx, core, uses, { withdrawal, notice });
  else
    core.log.warn(
      { withdrawal: withdrawal.id, event: notice.event_id, outcome },
      'a payout notice changed nothing',
    );
  return answerOf(outcome);
}

/**
 * `accepted` never says anything about the money. A notice that contradicts an earlier decision is parked:
 * money may have moved outside, and only a person can find out.
 */
function judge(withdrawal: WithdrawalRow, notice: PayoutNotice): NoticeOutcome {
  const isSamePayout =
    notice.currency === withdrawal.currency &&
    parseAmount(notice.amount) === withdrawal.amount_units - withdrawal.fee_units &&
    (withdrawal.payout_id === null || withdrawal.payout_id === notice.payout_id);
  if (!isSamePayout) return 'mismatch';
  if (notice.state === 'accepted') return 'late';
  if (isInFlight(withdrawal) && mayMove(withdrawal, notice.state)) return 'applied';
  const isGivenBack = givenBack.includes(withdrawal.state);
  return isGivenBack === (notice.state === 'failed') ? 'late' : 'parked';
}

const givenBack: readonly WithdrawalRow['state'][] = [
  'held',
  'rejected',
  'cancelled',
  'failed',
  'returned',
];

const isInFlight = ({ state }: WithdrawalRow) => state === 'approved' || state === 'sending';

interface Word {
  readonly withdrawal: WithdrawalRow;
  readonly notice: PayoutNotice;
}

async function follow(
  tx: Tx,
  core: Core,
  uses: CashierUses,
  { withdrawal, notice }: Word,
): Promise<void> {
  const { payout_id } = notice;
  if (notice.state === 'failed') {
    const change = { payout_id, reason: 'failed-at-provider' };
    await moved(tx, core, uses, { row: withdrawal, to: 'failed', change });
    return;
  }
  const settings = await settingsOf(tx, withdrawal.brand);
  if (!settings) throw new Error(`the brand ${withdrawal.brand} has lost its cashier settings`);
  const now = dayjs.utc(core.clock.now());
  const change = {
    payout_id,
    receipt_due_at: now.add(settings.receipt_minutes, 'minute').toDate(),
    dispute_until: now.add(settings.dispute_days, 'day').toDate(),
  };
  await moved(tx, core, uses, { row: withdrawal, to: 'paid', change });
}

function answerOf(outcome: NoticeOutcome): AppliedNotice {
  if (outcome !== 'mismatch') return done(outcome);
  const detail = 'The payout, its amount or its currency is not the one asked for.';
  return commitRefusal(fail('invalid-input', { detail }));
}
