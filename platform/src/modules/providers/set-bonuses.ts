import type {
  BonusId,
  BonusTerms,
  CatalogueGame,
  GameId,
  Localized,
  MemberId,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import {
  bonusOf,
  bonusPartOf,
  conversionOf,
  increased,
  returnAccountOf,
  isWagered,
  splitStake,
  weightOf,
  type BonusRow,
  type StakeParts,
} from '../bonuses/index.ts';
import { accounts, type AccountPath, type LedgerBatch } from '../ledger/index.ts';
import type { Player } from './wallet-context.ts';
import { cachedRows } from './cached-rows.ts';
import type { RoundRow } from './providers.store.ts';

/** Bonus money in a batch of bets and wins: the bonuses are locked, and written with the batch. */
export interface SetBonuses {
  /** What a player can stake in the current game. */
  playable(player: Player): bigint;
  /** Splits a stake between cash and bonus; `null` if the money is not enough. */
  split(stake: { readonly round: RoundRow; readonly units: bigint }): BonusStake | null;
  /** Counts a booked stake for the bonus; when the target is reached, the bonus becomes cash. */
  staked(stake: BonusStake): void;
  /** The bonus's part of a round's win and its target account; `null` if all of it is cash. */
  partOf(round: RoundRow, wonUnits: bigint): BonusPart | null;
  /** A free round's win under terms: goes into the active bonus, or into a new one. */
  granted(win: FreeWin): BonusPart;
  /** Bonuses whose money or progress this batch changed. */
  moved(): readonly BonusRow[];
  changes(): {
    readonly newBonuses: readonly BonusRow[];
    readonly changedBonuses: readonly BonusRow[];
  };
}

export interface BonusStake extends StakeParts {
  /** The bonus that the stake counts for. */
  readonly bonus: BonusRow | null;
}

export interface BonusPart {
  readonly id: BonusId;
  readonly units: bigint;
  readonly to: AccountPath;
}

interface FreeWin {
  readonly round: RoundRow;
  readonly units: bigint;
  readonly terms: BonusTerms;
  readonly campaign: Localized;
}

interface Dependencies {
  readonly batch: LedgerBatch;
  readonly now: Date;
  readonly kinds: ReadonlyMap<GameId, CatalogueGame['kind']>;
  readonly ids: Core['ids'];
}

export function openBonuses(
  locked: readonly BonusRow[],
  { batch, now, kinds, ids }: Dependencies,
): SetBonuses {
  const rows = cachedRows(({ id }: Pick<BonusRow, 'id'>) => id, locked);
  const activeIds = new Map(
    locked.flatMap(({ id, member_id, state }) => (state === 'active' ? [[member_id, id]] : [])),
  );

  function activeOf(member: MemberId): BonusRow | null {
    const id = activeIds.get(member);
    const row = id === undefined ? null : rows.get({ id });
    return row?.state === 'active' ? row : null;
  }

  const moved = new Set<BonusId>();
  const rowOf = (id: BonusId) => rows.get({ id }) ?? [];

  const cashOf = (member: MemberId) => batch.balance(accounts.cash(member)).balanceUnits;
  const leftOf = (member: MemberId) => batch.balance(accounts.bonus(member)).balanceUnits;

  function convert(bonus: BonusRow): void {
    const conversion = conversionOf(bonus, leftOf(bonus.member_id));
    const booked = conversion && batch.book(conversion);
    if (booked && !booked.ok)
      throw new Error(`bonus ${bonus.id} could not be converted: ${booked.code}`);
    rows.keep({ ...bonus, state: 'converted', ended_at: now });
  }

  return {
    playable({ id, game }) {
      const [bonus, kind] = [activeOf(id), game && kinds.get(game)];
      const isPlayable = bonus && kind && weightOf(bonus, kind) > 0;
      return cashOf(id) + (isPlayable ? leftOf(id) : 0n);
    },

    split({ round, units }) {
      const { member_id: member, game_id, bonus_id, is_play } = round;
      const kind = kinds.get(game_id);
      const active = activeOf(member);
      // A round with money of an earlier bonus uses no other bonus.
      const isApart = is_play || (bonus_id !== null && bonus_id !== active?.id);
      const bonus = kind && !isApart ? active : null;
      const funds = { cashUnits: cashOf(member), bonusUnits: leftOf(member) };
      const parts = splitStake(bonus, { units, kind: kind ?? 'RNG' }, funds);
      return parts && { ...parts, bonus };
    },

    staked({ bonus: before, bonusUnits, wagerUnits }) {
      const bonus = before && rows.get(before);
      if (!bonus) return;
      if (bonusUnits + wagerUnits > 0n) moved.add(bonus.id);
      if (wagerUnits === 0n) return;
      const counted = { ...bonus, wagered_units: bonus.wagered_units + wagerUnits };
      if (isWagered(counted)) convert(counted);
      else rows.keep(counted);
    },

    partOf(round, wonUnits) {
      const bonus = round.bonus_id && rows.get({ id: round.bonus_id });
      if (!bonus) return null;
      const units = bonusPartOf(wonUnits, round);
      if (units > 0n) moved.add(bonus.id);
      return { id: bonus.id, units, to: returnAccountOf(bonus) };
    },

    granted({ round, units, terms, campaign }) {
      const { member_id: id, brand, currency } = round;
      const active = activeOf(id);
      const bonus = active
        ? increased(active, units, terms)
        : bonusOf({
            id: ids.next('bon'),
            member: { id, brand, currency },
            campaign,
            units,
            terms,
            now,
          });
      rows.keep(bonus);
      activeIds.set(id, bonus.id);
      moved.add(bonus.id);
      return { id: bonus.id, units, to: returnAccountOf(bonus) };
    },

    moved: () => [...moved].flatMap(rowOf),
    changes: () => ({ newBonuses: rows.added(), changedBonuses: rows.changed() }),
  };
}
