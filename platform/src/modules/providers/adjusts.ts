import { formatAmount, type MemberId, type WalletStatus } from '@croupier/contracts';
import { houseOf, keyOfMoney } from './bookings.ts';
import { clawBack, give } from './claw-back.ts';
import {
  claimedRow,
  playerOf,
  recordClaim,
  refuse,
  refuseClaim,
  takeClaim,
  type Claim,
  type Decision,
  type WalletContext,
} from './wallet-context.ts';
import type { OrderOf } from './orders.ts';
import { rulesOf } from './partners.ts';
import { playedSession } from './played-session.ts';
import type { RoundRow, TransactionRow } from './providers.store.ts';
import { addReport } from './reports.store.ts';
import { gameCodeOf, hasWin } from './round-money.store.ts';
import { changeRound, lockRoundById } from './rounds.store.ts';
import { countInSession } from './sessions.store.ts';
import { lockTransaction } from './transactions.store.ts';

type Adjust = OrderOf<'adjust'>;

/**
 * Corrects the result of a settled bet. This is the only call that can leave a player with a debt, and each
 * use is reported. A correction belongs to its round and is reversed with it.
 */
export async function adjust(context: WalletContext, request: Adjust): Promise<Decision> {
  if (!context.partner.correctsResults) return refuse('RS_ERROR_INVALID_PARTNER');
  const session = await playedSession(context, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const claim = claimOf(session.member_id, request);
  const earlier = await takeClaim(context, claim, playerOf(session));
  if (earlier) return earlier;
  const settled = await settledResult(context, session.member_id, request);
  if (typeof settled === 'string') return refuseClaim(context, claim, settled, playerOf(session));
  await correct(context, settled, { request, claim });
  return { status: 'RS_OK', player: playerOf(settled) };
}

/** The locked round of the corrected bet or win, or the reason why there is nothing to correct. */
async function settledResult(
  context: WalletContext,
  player: MemberId,
  { reference, currency }: Adjust,
): Promise<RoundRow | Exclude<WalletStatus, 'RS_OK'>> {
  const { tx, partner } = context;
  const corrected = await lockTransaction(tx, {
    partner: partner.id,
    player,
    transaction_uuid: reference,
  });
  if (!corrected || !['bet', 'win', 'unknown'].includes(corrected.kind))
    return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  if (corrected.state === 'rolled-back' || corrected.state === 'tombstone')
    return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  const round = corrected.round_id && (await lockRoundById(tx, corrected.round_id));
  if (corrected.state !== 'booked' || !round) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  if (round.currency !== currency) return 'RS_ERROR_WRONG_CURRENCY';
  // An open bet has no result that could be corrected.
  return (await isSettled(context, corrected, round))
    ? round
    : 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
}

async function isSettled(
  { tx, partner }: WalletContext,
  { kind, settled_by }: TransactionRow,
  round: RoundRow,
): Promise<boolean> {
  if (kind === 'win' || settled_by !== null || round.state !== 'open') return true;
  const rules = rulesOf(partner, await gameCodeOf(tx, round.game_id));
  return rules.manyBetsOneWin && (await hasWin(tx, round.id));
}

interface Correction {
  readonly request: Adjust;
  readonly claim: Claim;
}

async function correct(
  context: WalletContext,
  round: RoundRow,
  { request, claim }: Correction,
): Promise<void> {
  const { tx, partner, now } = context;
  await count(context, round, request);
  const key = keyOfMoney(claimedRow(partner, claim, now));
  const owed = await book(context, round, { amount: request.amount, key });
  await report(context, round.member_id, { request, owed });
  if (round.session_id)
    await countInSession(tx, round.session_id, { staked: 0n, won: request.amount });
  await changeRound(tx, round.id, { adjusted_units: round.adjusted_units + request.amount });
  await recordClaim(context, claim, {
    round: round.id,
    game: round.game_id,
    amountUnits: request.amount,
  });
}

/** A correction counts for the player's own limits like a win; guards are locked before accounts. */
async function count({ tx, protection, now }: WalletContext, round: RoundRow, { amount }: Adjust) {
  const watch = await protection.watch(tx, { staking: [], others: [round.member_id] });
  watch.resulted(round.member_id, { kind: 'win', units: amount, stakedAt: now });
  await watch.write();
}

/** Returns the player's new debt, negative when an earlier debt was paid. */
async function book(
  { tx, ledger }: WalletContext,
  round: RoundRow,
  { amount, key }: { amount: bigint; key: string },
): Promise<bigint> {
  const { member_id: member, currency, id: reference } = round;
  const settlement = { key, member, currency, reference };
  if (amount >= 0n)
    return -(await give({ tx, ledger }, { ...settlement, from: houseOf(round), units: amount }));
  return clawBack(
    { tx, ledger },
    { ...settlement, refund: [], reversedAmounts: [{ to: houseOf(round), units: -amount }] },
  );
}

async function report(
  { tx, core, partner, now }: WalletContext,
  member: MemberId,
  { request, owed }: { request: Adjust; owed: bigint },
): Promise<void> {
  await addReport(tx, {
    id: core.ids.next('prp'),
    provider: partner.id,
    kind: 'result-corrected',
    made_at: now,
    from_at: null,
    until_at: null,
    // A debt needs an operator's attention.
    is_clean: owed <= 0n,
    facts: {
      member,
      transaction: request.transaction_uuid,
      corrects: request.reference,
      reason: request.reason,
      currency: request.currency,
      amount: formatAmount(request.amount),
      owed: formatAmount(owed),
    },
  });
}

function claimOf(player: MemberId, request: Adjust): Claim {
  return {
    player,
    kind: 'adjust',
    uuid: request.transaction_uuid,
    reference: request.reference,
    amountUnits: request.amount,
    fingerprintParts: [request.currency, request.reason],
  };
}
