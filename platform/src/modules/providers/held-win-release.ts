import type { BonusId, BonusTerms, Localized } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { inEveryLanguage } from '../../in-every-language.ts';
import { TransactionConflict } from '../../db/index.ts';
import {
  addBonus,
  bonusOf,
  increased,
  lockBonuses,
  publishBonusEvents,
  raiseBonus,
  returnAccountOf,
  type BonusRow,
} from '../bonuses/index.ts';
import { accounts, type Ledger, type Move } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { houseOf, promotionsOf } from './bookings.ts';
import { freeRoundsById } from './free-rounds.store.ts';
import type { HeldWinTable } from './held-wins.store.ts';
import type { RoundRow, TransactionRow } from './providers.store.ts';
import { changeTransaction } from './transactions.store.ts';

export interface ReleaseUses {
  readonly ledger: Pick<Ledger, 'holds' | 'book'>;
  readonly protection: Pick<Protection, 'watch'>;
  readonly live: Pick<Live, 'publishAll'>;
}

/** A held win with its transaction and its round, all locked. */
export interface ReleasedWin {
  readonly win: HeldWinTable;
  readonly money: TransactionRow;
  readonly round: RoundRow;
}

interface BonusShare {
  readonly bonus: BonusRow;
  readonly units: bigint;
}

/**
 * Releases a held win: all of it returns to cash, and the part that would have been bonus money moves on to where
 * the part of a win that was never held would go. Locks the bonus before the guards and the accounts.
 */
export async function releaseHeldWin(
  tx: Tx,
  core: Core,
  { ledger, protection, live, ...released }: ReleaseUses & ReleasedWin,
): Promise<void> {
  const { win, money } = released;
  const share = await shareOf(tx, core, released);
  if (share) {
    const watch = await protection.watch(tx, { staking: [], others: [win.member_id] });
    const stakedAt = core.clock.now();
    watch.resulted(win.member_id, { kind: 'win', units: -share.units, stakedAt });
    await watch.write();
  }
  const ended = await ledger.holds.void(tx, win.hold_id);
  if (!ended.ok) throw new Error(`hold ${win.hold_id} could not be released: ${ended.code}`);
  if (!share) return;
  await moveShare(tx, ledger, released, share);
  await changeTransaction(tx, money, { bonus_id: share.bonus.id, bonus_units: share.units });
  await publishBonusEvents(tx, live, [share.bonus]);
}

async function moveShare(
  tx: Tx,
  ledger: Pick<Ledger, 'book'>,
  { win, money, round }: ReleasedWin,
  { bonus, units: amountUnits }: BonusShare,
): Promise<void> {
  const from = accounts.cash(win.member_id);
  const to = returnAccountOf(bonus);
  if (from === to) return;
  // No booking moves money between two accounts of players: the payer takes it back and pays it into the bonus.
  const payer = money.free_rounds_id ? promotionsOf(round) : houseOf(round);
  const moves: readonly Move[] =
    to === accounts.bonus(win.member_id)
      ? [
          { from, to: payer, amountUnits },
          { from: payer, to, amountUnits },
        ]
      : [{ from, to, amountUnits }];
  const [booked] = await ledger.book(tx, [
    {
      key: `held-win-bonus:${win.id}`,
      kind: 'game-win',
      currency: win.currency,
      reference: win.round_id,
      moves,
    },
  ]);
  if (!booked?.ok) throw new Error(`bonus part of ${win.id} could not be booked: ${booked?.code}`);
}

/** The bonus that takes a part of the win; `null` if all of the win is cash. */
async function shareOf(tx: Tx, core: Core, released: ReleasedWin): Promise<BonusShare | null> {
  const { win, money } = released;
  if (money.free_rounds_id) {
    const free = await freeRoundsById(tx, money.free_rounds_id);
    const terms = free?.win_terms;
    if (!free || !terms) return null;
    const grant = { terms, campaign: free.campaign ?? inEveryLanguage(free.id) };
    return { bonus: await granted(tx, core, win, grant), units: win.amount_units };
  }
  return win.bonus_units > 0n ? stakedShareOf(tx, win.bonus_id, win.bonus_units) : null;
}

async function stakedShareOf(
  tx: Tx,
  id: BonusId | null,
  units: bigint,
): Promise<BonusShare | null> {
  const [bonus] = id ? await lockBonuses(tx, { ids: [id], members: [] }) : [];
  return bonus ? { bonus, units } : null;
}

/** A free round's win under terms goes into the member's active bonus, or into a new one. */
async function granted(
  tx: Tx,
  core: Core,
  { member_id, brand, currency, amount_units: units }: HeldWinTable,
  { terms, campaign }: { readonly terms: BonusTerms; readonly campaign: Localized },
): Promise<BonusRow> {
  const [active] = await lockBonuses(tx, { ids: [], members: [member_id] });
  if (active) {
    const bonus = increased(active, units, terms);
    await raiseBonus(tx, bonus);
    return bonus;
  }
  const bonus = bonusOf({
    id: core.ids.next('bon'),
    member: { id: member_id, brand, currency },
    campaign,
    units,
    terms,
    now: core.clock.now(),
  });
  if (!(await addBonus(tx, bonus))) throw new TransactionConflict('another bonus came first');
  return bonus;
}
