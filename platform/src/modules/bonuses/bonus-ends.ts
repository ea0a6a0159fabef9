import type { Core, Tx } from '../../core.ts';
import { accounts, type Ledger, type Move } from '../ledger/index.ts';
import type { BonusRow } from './bonus.ts';
import { addBonus, changeBonus, isInPlay, lockBonuses } from './bonuses.store.ts';

/** What moves a bonus's money. */
export interface Bank extends Pick<Core, 'clock'> {
  readonly ledger: Pick<Ledger, 'book' | 'balance'>;
}

/** Ends a bonus that is locked and in no round: what is left goes back to where it came from. */
export async function endBonus(
  tx: Tx,
  bank: Bank,
  { bonus, state }: { bonus: BonusRow; state: 'expired' | 'forfeited' },
): Promise<void> {
  const from = accounts.bonus(bonus.member_id);
  const { balanceUnits: amountUnits } = await bank.ledger.balance(from, tx);
  const isSpent = amountUnits === 0n;
  if (!isSpent)
    await book(tx, bank, { bonus, move: { from, to: accounts.house('promo'), amountUnits } });
  await changeBonus(tx, {
    ...bonus,
    state: isSpent ? 'spent' : state,
    ended_at: bank.clock.now(),
  });
}

/** `false` where the member has a bonus with something left of it, or a round that holds some. */
export async function addGrant(tx: Tx, bank: Bank, bonus: BonusRow): Promise<boolean> {
  await endSpent(tx, bank, bonus);
  if (!(await addBonus(tx, bonus))) return false;
  const move = {
    from: accounts.house('promo'),
    to: accounts.bonus(bonus.member_id),
    amountUnits: bonus.granted_units,
  };
  await book(tx, bank, { bonus, move });
  return true;
}

async function endSpent(tx: Tx, bank: Bank, { member_id: member }: BonusRow): Promise<void> {
  const [active] = await lockBonuses(tx, { ids: [], members: [member] });
  if (!active || (await isInPlay(tx, active.id))) return;
  const { balanceUnits } = await bank.ledger.balance(accounts.bonus(member), tx);
  if (balanceUnits === 0n)
    await changeBonus(tx, { ...active, state: 'spent', ended_at: bank.clock.now() });
}

async function book(
  tx: Tx,
  { ledger }: Bank,
  { bonus: { id, currency }, move }: { bonus: BonusRow; move: Move },
): Promise<void> {
  const key = `bonus-${move.to === accounts.house('promo') ? 'ended' : 'granted'}:${id}`;
  const booking = { key, kind: 'bonus' as const, currency, reference: id, moves: [move] };
  const [booked] = await ledger.book(tx, [booking]);
  if (!booked?.ok) throw new Error(`${key} could not be booked: ${booked?.code}`);
}
