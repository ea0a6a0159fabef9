import { accounts, type AccountPath, type Booking, type Move } from '../ledger/index.ts';
import { changeBonus, returnAccountOf, lockBonuses, publishBonusEvents } from '../bonuses/index.ts';
import { houseOf, paymentOf, promotionsOf } from './bookings.ts';
import type { WalletContext } from './wallet-context.ts';
import { changeHeldWin, lockHeldWins } from './held-wins.store.ts';
import { clawBack } from './claw-back.ts';
import type { RoundRow, TransactionRow } from './providers.store.ts';
import { changeRound } from './rounds.store.ts';
import { countInSession } from './sessions.store.ts';
import { lockRoundMoney, markRolledBack } from './round-money.store.ts';

/**
 * Rolls back a whole round, its wins and corrections with its bets. Returns the net amount for the player:
 * negative if more was won than staked. What the player has spent since becomes a debt; a balance never goes
 * below zero.
 */
export async function reverseRound(context: WalletContext, round: RoundRow): Promise<bigint> {
  const { tx, ledger, now } = context;
  const money = await lockRoundMoney(tx, round.id);
  const takenBack = await freeHeldWins(context, round);
  const sums = sumsOf(money, takenBack);
  const bonus = await countBonusBack(context, money);
  await uncountAll(context, round, money);
  const key = `round-rollback:${round.id}`;
  const refund = refundOf(round, {
    staked: sums.staked,
    bonus: sums.bonusStaked,
    bonusHome: bonus && returnAccountOf(bonus),
  });
  const opening = { key, currency: round.currency, reference: round.id, member: round.member_id };
  await clawBack(
    { tx, ledger },
    {
      ...opening,
      refund,
      ...(sums.adjusted < 0n && {
        restitution: { from: houseOf(round), units: -sums.adjusted },
      }),
      reversedAmounts: [
        { to: houseOf(round), units: sums.adjusted > 0n ? sums.adjusted : 0n },
        { to: houseOf(round), units: sums.won, bonusUnits: sums.bonusWon },
        { to: promotionsOf(round), units: sums.wonFree, bonusUnits: sums.bonusWonFree },
      ],
    },
  );
  await markRolledBack(tx, round.id);
  if (round.session_id)
    await countInSession(tx, round.session_id, {
      staked: -sums.staked,
      won: -sums.won - sums.wonFree - sums.adjusted,
    });
  await emptied(context, round, sums.staked);
  await changeRound(tx, round.id, {
    state: 'cancelled',
    stake_units: 0n,
    bonus_stake_units: 0n,
    win_units: 0n,
    jackpot_units: 0n,
    held_units: 0n,
    adjusted_units: 0n,
    closed_at: now,
  });
  return sums.staked - sums.won - sums.wonFree - sums.adjusted;
}

/** Held wins go back with their round; gives what operators had taken back before, in units. */
async function freeHeldWins({ tx, ledger, now }: WalletContext, round: RoundRow): Promise<bigint> {
  let takenBack = 0n;
  for (const { id, state, hold_id, amount_units } of await lockHeldWins(tx, round.id)) {
    if (state === 'taken-back') takenBack += amount_units;
    if (state !== 'held') continue;
    const ended = await ledger.holds.void(tx, hold_id);
    if (!ended.ok) throw new Error(`hold ${hold_id} of win ${id} could not be ended`);
    await changeHeldWin(tx, id, { state: 'rolled-back', decided_at: now });
  }
  return takenBack;
}

function sumsOf(money: readonly TransactionRow[], takenBack: bigint) {
  const sum = (rows: readonly TransactionRow[]) =>
    rows.reduce((total, { amount_units }) => total + amount_units, 0n);
  const sumBonus = (rows: readonly TransactionRow[]) =>
    rows.reduce((total, { bonus_units }) => total + bonus_units, 0n);
  const bets = money.filter(({ kind }) => kind === 'bet');
  const wins = money.filter(({ kind }) => kind === 'win');
  const paid = wins.filter(({ free_rounds_id }) => free_rounds_id === null);
  const free = wins.filter(({ free_rounds_id }) => free_rounds_id !== null);
  return {
    staked: sum(bets),
    bonusStaked: sumBonus(bets),
    won: sum(paid) - takenBack,
    bonusWon: sumBonus(paid),
    wonFree: sum(free),
    bonusWonFree: sumBonus(free),
    /** Corrections; negative if they took more than they gave. */
    adjusted: sum(money.filter(({ kind }) => kind === 'adjust')),
  };
}

/**
 * Reverses the bets' count for their bonus and returns the bonus. Runs before the guards are locked, as in a
 * batch.
 */
async function countBonusBack({ tx, live }: WalletContext, money: readonly TransactionRow[]) {
  const ids = money.flatMap(({ bonus_id }) => bonus_id ?? []);
  const [bonus] = ids.length > 0 ? await lockBonuses(tx, { ids, members: [] }) : [];
  if (bonus?.state !== 'active') return bonus ?? null;
  const counted = money.reduce((total, { wager_units }) => total + wager_units, 0n);
  await changeBonus(tx, { ...bonus, wagered_units: bonus.wagered_units - counted });
  await publishBonusEvents(tx, live, [bonus]);
  return bonus;
}

/** Refunds the stakes: first from what the round still holds, the rest from the house. */
function refundOf(
  round: RoundRow,
  { staked, bonus, bonusHome }: { staked: bigint; bonus: bigint; bonusHome: AccountPath | null },
): readonly Move[] {
  const payment = paymentOf(round, {
    amountUnits: staked,
    fromRound: staked < round.held_units ? staked : round.held_units,
    kind: 'game-rollback',
    key: '',
    ...(bonusHome && { bonus: { units: bonus, to: bonusHome } }),
  });
  return payment?.moves ?? [];
}

/** Returns what the round holds beyond its stakes to its source. */
async function emptied(
  { tx, ledger }: WalletContext,
  round: RoundRow,
  staked: bigint,
): Promise<void> {
  const left = round.held_units - staked;
  if (left <= 0n) return;
  const booking: Booking = {
    key: `round-emptied:${round.id}`,
    kind: 'round-close',
    currency: round.currency,
    reference: round.id,
    moves: [{ from: accounts.round(round.id), to: houseOf(round), amountUnits: left }],
  };
  const [booked] = await ledger.book(tx, [booking]);
  if (!booked?.ok) throw new Error(`round ${round.id} could not be emptied`);
}

async function uncountAll(
  { tx, protection }: WalletContext,
  round: RoundRow,
  money: readonly TransactionRow[],
): Promise<void> {
  const watch = await protection.watch(tx, { staking: [], others: [round.member_id] });
  for (const { kind, amount_units, bonus_units, booked_at } of money)
    watch.resulted(round.member_id, {
      kind: kind === 'bet' ? 'refund' : 'win',
      units: kind === 'bet' ? amount_units - bonus_units : bonus_units - amount_units,
      stakedAt: booked_at,
    });
  await watch.write();
}
