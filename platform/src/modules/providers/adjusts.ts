import { formatAmount, type MemberId } from '@croupier/contracts';
import { accounts, type Booking, type Move } from '../ledger/index.ts';
import { lockDebt, meetDebt } from './adjusts.store.ts';
import { houseOf, keyOfMoney } from './bookings.ts';
import { collect } from './collecting.ts';
import {
  claimedRow,
  dropClaim,
  playerOf,
  recordClaim,
  refuse,
  takeClaim,
  type Claim,
  type Decision,
  type Desk,
} from './desk.ts';
import type { OrderOf } from './orders.ts';
import { playedSession } from './played-session.ts';
import type { SessionRow, TransactionRow } from './providers.store.ts';
import { lockTransaction } from './transactions.store.ts';
import { addReport } from './reports.store.ts';

type Adjust = OrderOf<'adjust'>;

/**
 * Corrects the result of a bet that was settled: the only door by which a player can come to owe something,
 * and each time it is reported.
 */
export async function adjust(desk: Desk, request: Adjust): Promise<Decision> {
  if (!desk.partner.correctsResults) return refuse('RS_ERROR_INVALID_PARTNER');
  const session = await playedSession(desk, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(session);
  const claim = claimOf(player.id, request);
  const earlier = await takeClaim(desk, claim, player);
  if (earlier) return earlier;
  const corrected = await correctedBy(desk, player.id, request);
  const fault = faultOf(corrected, session, request);
  if (fault || !corrected) {
    await dropClaim(desk, claim);
    return refuse(fault ?? 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', player);
  }
  const key = keyOfMoney(claimedRow(desk.partner, claim, desk.now));
  const owed =
    request.amount < 0n
      ? await takeFrom(desk, session, { request, key })
      : await giveTo(desk, session, { request, key });
  await report(desk, player.id, { request, owed });
  await recordClaim(desk, claim, {
    round: corrected.round_id,
    game: player.game,
    amountUnits: request.amount,
  });
  return { status: 'RS_OK', player };
}

const correctedBy = ({ tx, partner }: Desk, player: MemberId, { reference }: Adjust) =>
  lockTransaction(tx, { partner: partner.id, player, transaction_uuid: reference });

function faultOf(corrected: TransactionRow | undefined, session: SessionRow, { currency }: Adjust) {
  if (!corrected || !['bet', 'win'].includes(corrected.kind))
    return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  if (corrected.state !== 'booked') return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
  return currency === session.currency ? null : 'RS_ERROR_WRONG_CURRENCY';
}

interface Booked {
  readonly request: Adjust;
  readonly key: string;
}

function takeFrom({ tx, ledger }: Desk, session: SessionRow, { request, key }: Booked) {
  const { member_id: member, currency } = session;
  return collect(
    { tx, ledger },
    {
      key,
      member,
      currency,
      reference: request.reference,
      refund: [],
      takings: [{ to: houseOf(session), units: -request.amount }],
    },
  );
}

/** What the player owes is met first. */
async function giveTo(
  { tx, ledger }: Desk,
  session: SessionRow,
  { request, key }: Booked,
): Promise<bigint> {
  const { member_id: member, currency } = session;
  const cash = accounts.cash(member);
  const till = await ledger.till(tx, { accounts: [cash], keys: [key] });
  const owed = await lockDebt(tx, { member, currency });
  const met = request.amount < owed ? request.amount : owed;
  const moves: readonly Move[] = [
    { from: houseOf(session), to: accounts.receivable(member), amountUnits: met },
    { from: houseOf(session), to: cash, amountUnits: request.amount - met },
  ].filter(({ amountUnits }) => amountUnits > 0n);
  const booking: Booking = { key, kind: 'game-win', currency, reference: request.reference, moves };
  if (moves.length > 0 && !till.book(booking).ok) throw new Error(`${key} could not be booked`);
  await till.close();
  if (met > 0n) await meetDebt(tx, { member, currency, units: met });
  return -met;
}

async function report(
  { tx, core, partner, now }: Desk,
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
    // Money that a player owes is somebody's work.
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
    sameness: [request.currency, request.reason],
  };
}
