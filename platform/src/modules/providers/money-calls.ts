import type { WalletStatus } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { takeNonces } from '../../http/nonces.ts';
import { bet, claimOf } from './bets.ts';
import { betWin } from './bet-wins.ts';
import {
  answerToRepeat,
  claimedRow,
  memberOf,
  playerOf,
  refusedRow,
  type Decision,
  type WalletOutcome,
} from './wallet-context.ts';
import type { OrderOf } from './orders.ts';
import type { Partner } from './partners.ts';
import type { TransactionKey } from './providers.store.ts';
import { keysOf, type MoneyOrder } from './wallet-set-rows.ts';
import { openWalletSet, type SetUses, type WalletSet } from './wallet-set.ts';
import { dropRefused, hasAny } from './wallet-set.store.ts';
import { win } from './wins.ts';

/** A bet or a win with the nonce of its signature; `null` if the partner's signature has none. */
export type MoneyCall = MoneyOrder & {
  readonly nonce: string | null;
  /** The platform repairs its books to match the provider's: an earlier refusal does not prevent it. */
  readonly isRepair?: boolean;
};

/**
 * Decides a batch in one transaction, in the order of arrival: each call sees the effects of the previous
 * ones.
 */
export async function decideSet(
  tx: Tx,
  calls: readonly MoneyCall[],
  uses: SetUses,
): Promise<readonly WalletOutcome[]> {
  const isNew = await areNew(tx, calls, uses);
  const admitted = calls.filter((_, index) => isNew[index]);
  await dropRefused(tx, admitted.filter(({ isRepair }) => isRepair).flatMap(keysOfNamed));
  const set = await openWalletSet(tx, admitted, uses);
  const answers = calls.map((call, index) => (isNew[index] ? outcomeOf(set, call) : repeatedNonce));
  await requireFirst(tx, set, refusedIds(calls, answers));
  await set.write();
  return answers;
}

/**
 * A refused call writes nothing that could conflict with the same id elsewhere. While this batch waited for
 * its locks, the first request of a repeat may have been committed: the answer is then the one of that
 * request, and the batch is decided again.
 */
async function requireFirst(
  tx: Tx,
  set: WalletSet,
  refused: readonly TransactionKey[],
): Promise<void> {
  const unknown = refused.filter((key) => set.transaction(key) === null);
  if (unknown.length > 0 && (await hasAny(tx, unknown)))
    throw new TransactionConflict('the first of a repeat came while its set waited');
}

const refusedIds = (
  calls: readonly MoneyCall[],
  answers: readonly WalletOutcome[],
): readonly TransactionKey[] =>
  calls.flatMap((call, index) => {
    const { player, status } = answers[index] ?? repeatedNonce;
    return player && status !== 'RS_OK' ? keysOf(call, player.id) : [];
  });

/** A repair names its player by id. */
function keysOfNamed(call: MoneyCall): readonly TransactionKey[] {
  const player = memberOf(null, call.request);
  return player ? keysOf(call, player) : [];
}

async function areNew(
  tx: Tx,
  calls: readonly MoneyCall[],
  { core }: SetUses,
): Promise<readonly boolean[]> {
  const signed = calls.flatMap(({ partner, nonce }) =>
    nonce === null ? [] : { partner: partner.id, nonce },
  );
  const taken = (await takeNonces(tx, signed, core.clock.now())).values();
  return calls.map(({ nonce }) => nonce === null || taken.next().value === true);
}

/**
 * Decides bets that are booked all together or not at all, in one transaction. Where one of them is refused
 * the set is given up as it is in memory, and a second one keeps every id as refused: for good, as each is.
 */
export async function decideWhole(
  tx: Tx,
  { partner, bets }: { readonly partner: Partner; readonly bets: readonly OrderOf<'bet'>[] },
  uses: SetUses,
): Promise<readonly WalletOutcome[]> {
  const calls = bets.map((request): MoneyCall => ({ call: 'bet', request, partner, nonce: null }));
  const set = await openWalletSet(tx, calls, uses);
  const answers = calls.map((call) => outcomeOf(set, call));
  if (answers.every(({ status }) => status === 'RS_OK')) {
    await set.write();
    return answers;
  }
  const refusing = await openWalletSet(tx, calls, uses);
  const refused = bets.map((request, index) =>
    refusedIn(refusing, { partner, request, status: answers[index]?.status ?? 'RS_OK' }),
  );
  await refusing.write();
  return refused;
}

interface RefusedBet {
  readonly partner: Partner;
  readonly request: OrderOf<'bet'>;
  /** What it would have got: itself refused, or good without the others. */
  readonly status: WalletStatus;
}

/** Keeps an id as refused, and answers as it does from now on. One that was known keeps its answer. */
function refusedIn(set: WalletSet, { partner, request, status }: RefusedBet): WalletOutcome {
  const session = set.session(partner, request.token);
  const isWhose = request.user === undefined || request.user === session?.member_id;
  if (!session || !isWhose) return { status: 'RS_ERROR_INVALID_TOKEN' };
  const row = claimedRow(partner, claimOf(session.member_id, request), set.now);
  const known = set.transaction(row);
  const shown = playerOf(set.seat(session, request.game_code));
  const player = { ...shown, balanceUnits: set.bonuses.playable(shown) };
  if (known) return { status: answerToRepeat(known, row), player };
  const final = status === 'RS_OK' ? 'RS_ERROR_BATCH_REFUSED' : status;
  set.keepTransaction(refusedRow(row, final, player.balanceUnits));
  return { status: final, player };
}

export const repeatedNonce: WalletOutcome = { status: 'RS_ERROR_INVALID_SIGNATURE' };

function outcomeOf(set: WalletSet, call: MoneyCall): WalletOutcome {
  const { player, balanceUnits, ...decision } = decide(set, call);
  if (!player) return decision;
  // A refused bet also shows the true balance.
  const current = set.bonuses.playable(player);
  return { ...decision, player: { ...player, balanceUnits: balanceUnits ?? current } };
}

function decide(set: WalletSet, { partner, ...order }: MoneyCall): Decision {
  switch (order.call) {
    case 'bet':
      return bet(set, partner, order.request);
    case 'win':
      return win(set, partner, order.request);
    case 'betwin':
      return betWin(set, partner, order.request);
  }
}
