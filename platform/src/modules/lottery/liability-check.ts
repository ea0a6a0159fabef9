import type { DrawId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';
import type { DrawRow } from './draw.store.ts';
import {
  capsOfGames,
  lockExposures,
  setExposures,
  type CapTable,
  type LiabilityTable,
  type PickRules,
} from './liability.store.ts';
import type { PricedLine } from './priced-line.ts';
import { mostPayout } from './stake-limits.ts';

/** The possible payout of one slip's lines. */
export interface LiabilityClaim {
  readonly drawId: DrawId;
  readonly gameId: string;
  /** Opening time of the draw: only caps that were set before it apply. */
  readonly opensAt: Date;
  readonly currency: string;
  readonly lines: readonly {
    /** Play type and choice, such as `lo2:83`. */
    readonly pick: string;
    /** The largest payout of the line. */
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
 * The possible payouts of capped numbers, locked until the transaction ends: checked and changed in memory
 * slip by slip, written at once.
 */
export interface LiabilityCheck {
  /** Why a slip is refused after everything that was accepted so far; all of its lines or none. */
  refusal(claim: LiabilityClaim): Failed<'number-closed' | 'liability-reached'> | null;
  taken(claim: LiabilityClaim): void;
  /** Sends no statement when no number is capped. */
  write(): Promise<void>;
}

interface Dependencies {
  readonly gameIds: readonly string[];
  readonly rules: ReadonlyMap<string, PickRules>;
  /** All possible claims; called only when a cap applies. */
  readonly claims: () => readonly LiabilityClaim[];
}

/**
 * One statement, and one more when a cap applies. After the guards and before the ledger's accounts are
 * locked.
 */
export async function openLiabilityCheck(
  tx: Tx,
  { gameIds, rules, claims }: Dependencies,
): Promise<LiabilityCheck> {
  const caps = await capsOfGames(tx, gameIds);
  const expected = caps.length === 0 ? [] : claims().flatMap((claim) => exposures(claim, caps));
  const held = await lockExposures(tx, uniqueRows(expected));
  const sums = new Map(held.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();

  const payoutOf = (exposure: Exposure) => {
    const row = sums.get(keyOf(exposure));
    if (!row) throw new Error(`the risk of ${exposure.pick} was not expected`);
    return row.payout_units;
  };

  return {
    refusal(claim) {
      const closed = closedPick(claim, rules);
      if (closed)
        return fail('number-closed', {
          detail: `${numberOf(closed)} is closed for this draw. Choose another number.`,
        });
      const full = exposures(claim, caps).find(
        (exposure) => payoutOf(exposure) + exposure.payout_units > exposure.cap_units,
      );
      if (!full) return null;
      return fail('liability-reached', {
        detail: `No more can be bet on ${numberOf(full.pick)} in this draw. Bet less or choose another number.`,
      });
    },
    taken(claim) {
      for (const { cap_units: _, ...exposure } of exposures(claim, caps)) {
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

/** The slip's possible payout by pick, for play types with a cap that applies to the draw. */
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

function closedPick(
  { gameId, lines }: LiabilityClaim,
  rules: Dependencies['rules'],
): string | undefined {
  const ofGame = rules.get(gameId);
  return lines.find(({ pick }) => ofGame?.get(pick) === 'closed')?.pick;
}

function numberOf(pick: string): string {
  return pick.slice(pick.indexOf(':') + 1);
}
