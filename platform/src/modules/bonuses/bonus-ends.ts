import type { Core, Tx } from '../../core.ts';
import { accounts, type Booked, type Booking, type Ledger, type Move } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { BonusRow } from './bonus.ts';
import { publishBonusEvents } from './bonus-events.ts';
import { addBonus, changeBonus, isInPlay, lockBonuses } from './bonuses.store.ts';

/** Dependencies that move a bonus's money. */
export interface BonusMoneyMover extends Pick<Core, 'clock'> {
  readonly ledger: Pick<Ledger, 'book' | 'balance'>;
  readonly live: Pick<Live, 'publishAll'>;
}

interface End {
  readonly bonus: BonusRow;
  readonly state: 'expired' | 'forfeited';
  readonly forfeitedBy?: BonusRow['forfeited_by'];
}

/** Ends a locked bonus that is in no round: what is left returns to its source. */
export async function endBonus(
  tx: Tx,
  bank: BonusMoneyMover,
  { bonus, state, forfeitedBy = null }: End,
): Promise<void> {
  const from = accounts.bonus(bonus.member_id);
  const { balanceUnits: amountUnits } = await bank.ledger.balance(from, tx);
  const isSpent = amountUnits === 0n;
  if (!isSpent)
    await bookMove(tx, bank, { bonus, move: { from, to: accounts.house('promo'), amountUnits } });
  await storeEnd(tx, bank, {
    ...bonus,
    state: isSpent ? 'spent' : state,
    forfeited_by: isSpent ? null : forfeitedBy,
  });
}

/** `false` if the member has a bonus with money left, or a round that holds some of it. */
export async function addGrant(tx: Tx, bank: BonusMoneyMover, bonus: BonusRow): Promise<boolean> {
  await endSpent(tx, bank, bonus);
  if (!(await addBonus(tx, bonus))) return false;
  const move = {
    from: accounts.house('promo'),
    to: accounts.bonus(bonus.member_id),
    amountUnits: bonus.granted_units,
  };
  await bookMove(tx, bank, { bonus, move });
  await publishBonusEvents(tx, bank.live, [bonus]);
  return true;
}

/**
 * Corrects what is left of a locked active bonus, up or down. Refused if less is left than the correction
 * takes.
 */
export async function adjustBonus(
  tx: Tx,
  bank: BonusMoneyMover,
  { bonus, changeUnits, key }: { bonus: BonusRow; changeUnits: bigint; key: string },
): Promise<Booked | undefined> {
  const own = accounts.bonus(bonus.member_id);
  const promo = accounts.house('promo');
  const move =
    changeUnits > 0n
      ? { from: promo, to: own, amountUnits: changeUnits }
      : { from: own, to: promo, amountUnits: -changeUnits };
  const [booked] = await bank.ledger.book(tx, [
    bookingOf(bonus, { key, kind: 'bonus-adjustment', moves: [move] }),
  ]);
  if (booked?.ok) await publishBonusEvents(tx, bank.live, [bonus]);
  return booked;
}

async function endSpent(
  tx: Tx,
  bank: BonusMoneyMover,
  { member_id: member }: BonusRow,
): Promise<void> {
  const [active] = await lockBonuses(tx, { ids: [], members: [member] });
  if (!active || (await isInPlay(tx, active.id))) return;
  const { balanceUnits } = await bank.ledger.balance(accounts.bonus(member), tx);
  if (balanceUnits === 0n) await storeEnd(tx, bank, { ...active, state: 'spent' });
}

async function storeEnd(tx: Tx, { clock, live }: BonusMoneyMover, bonus: BonusRow): Promise<void> {
  await changeBonus(tx, { ...bonus, ended_at: clock.now() });
  await publishBonusEvents(tx, live, [bonus]);
}

async function bookMove(
  tx: Tx,
  { ledger }: BonusMoneyMover,
  { bonus, move }: { bonus: BonusRow; move: Move },
): Promise<void> {
  const key = `bonus-${move.to === accounts.house('promo') ? 'ended' : 'granted'}:${bonus.id}`;
  const [booked] = await ledger.book(tx, [bookingOf(bonus, { key, kind: 'bonus', moves: [move] })]);
  if (!booked?.ok) throw new Error(`${key} could not be booked: ${booked?.code}`);
}

const bookingOf = (
  { id, currency }: BonusRow,
  part: Pick<Booking, 'key' | 'kind' | 'moves'>,
): Booking => ({ ...part, currency, reference: id });
