import type { DrawId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';
import type { DrawRow } from './draw.store.ts';
import {
  capsOfGames,
  holdExposures,
  setExposures,
  type CapTable,
  type LiabilityTable,
  type PickRules,
} from './liability.store.ts';
import type { PricedLine } from './price.ts';
import { mostPayout } from './stake-limits.ts';

/** What lines of one slip may cost the house. */
export interface LiabilityClaim {
  readonly drawId: DrawId;
  readonly gameId: string;
  /** The draw's own: only caps that were set before it count. */
  readonly opensAt: Date;
  readonly currency: string;
  readonly lines: readonly {
    /** Play type and choice, as `lo2:83`. */
    readonly pick: string;
    /** The most that the line can return. */
    readonly payoutUnits: bigint;
  }[];
}

export function liabilityClaimOf(
  draw: DrawRow,
  currency: string,
  lines: readonly PricedLine[],
): LiabilityClaim {
  return {
    drawId: draw.id,
    gameId: draw.game_id,
    opensAt: draw.opens_at,
    currency,
    lines: lines.map((line) => ({ pick: line.pick, payoutUnits: mostPayout(line) })),
  };
}

/**
 * What capped numbers may cost so far, held until the transaction ends: judged and changed in memory by one
 * slip after the other, written at once.
 */
export interface LiabilityCheck {
  /** Why a slip may not be taken after all that this has seen: all of its lines or none. */
  refusal(taking: LiabilityClaim): Failed<'number-closed' | 'liability-reached'> | null;
  taken(taking: LiabilityClaim): void;
  /** No statement where nothing is capped. */
  write(): Promise<void>;
}

interface Uses {
  readonly gameIds: readonly string[];
  readonly rules: ReadonlyMap<string, PickRules>;
  /** All that may be asked for; only asked for where something is capped. */
  readonly takings: () => readonly LiabilityClaim[];
}

/** One statement, and one more where a cap counts. After the guards, before the ledger locks accounts. */
export async function openLiabilityCheck(
  tx: Tx,
  { gameIds, rules, takings }: Uses,
): Promise<LiabilityCheck> {
  const caps = await capsOfGames(tx, gameIds);
  const expected = caps.length === 0 ? [] : takings().flatMap((taking) => exposures(taking, caps));
  const held = await holdExposures(tx, uniqueRows(expected));
  const sums = new Map(held.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();

  const payoutOf = (exposure: Exposure) => {
    const row = sums.get(keyOf(exposure));
    if (!row) throw new Error(`the risk of ${exposure.pick} was not expected`);
    return row.payout_units;
  };

  return {
    refusal(taking) {
      const closed = closedPick(taking, rules);
      if (closed)
        return fail('number-closed', {
          detail: `${numberOf(closed)} is closed for this draw. Choose another number.`,
        });
      const full = exposures(taking, caps).find(
        (exposure) => payoutOf(exposure) + exposure.payout_units > exposure.cap_units,
      );
      if (!full) return null;
      return fail('liability-reached', {
        detail: `No more can be bet on ${numberOf(full.pick)} in this draw. Bet less or choose another number.`,
      });
    },
    taken(taking) {
      for (const { cap_units: _, ...exposure } of exposures(taking, caps)) {
        const payout_units = payoutOf({ ...exposure, cap_units: 0n }) + exposure.payout_units;
        sums.set(keyOf(exposure), { ...exposure, payout_units });
        changed.add(keyOf(exposure));
      }
    },
    write: () =>
      setExposures(
        tx,
        [...sums.values()].filter((row) => changed.has(keyOf(row))),
      ),
  };
}

interface Exposure extends LiabilityTable {
  readonly cap_units: bigint;
}

/** The slip's risk by pick, of those whose play type has a cap that counts for the draw. */
function exposures(
  { drawId, gameId, opensAt, currency, lines }: LiabilityClaim,
  caps: readonly CapTable[],
): Exposure[] {
  const counting = new Map(
    caps
      .filter((cap) => cap.game_id === gameId && cap.currency === currency && cap.set_at <= opensAt)
      .map(({ play_type, cap_units }) => [play_type, cap_units]),
  );
  if (counting.size === 0) return [];
  const sums = new Map<string, bigint>();
  for (const { pick, payoutUnits } of lines) sums.set(pick, (sums.get(pick) ?? 0n) + payoutUnits);
  return [...sums].flatMap(([pick, payout_units]) => {
    const cap_units = counting.get(pick.split(':')[0] ?? '');
    return cap_units === undefined
      ? []
      : [{ draw_id: drawId, pick, currency, payout_units, cap_units }];
  });
}

type Name = Pick<LiabilityTable, 'draw_id' | 'pick' | 'currency'>;

const keyOf = ({ draw_id, pick, currency }: Name) => `${draw_id}|${currency}|${pick}`;

function uniqueRows(rows: readonly Name[]): readonly Name[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

function closedPick({ gameId, lines }: LiabilityClaim, rules: Uses['rules']): string | undefined {
  const ofGame = rules.get(gameId);
  return lines.find(({ pick }) => ofGame?.get(pick) === 'closed')?.pick;
}

function numberOf(pick: string): string {
  return pick.slice(pick.indexOf(':') + 1);
}
