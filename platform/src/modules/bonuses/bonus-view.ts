import { formatAmount, type Bonus } from '@croupier/contracts';
import type { BonusRow } from './bonus.ts';

/** A bonus as its player sees it. */
export function bonusView(row: BonusRow, leftUnits: bigint): Bonus {
  return {
    id: row.id,
    campaign: row.campaign,
    state: row.state,
    currency: row.currency,
    granted: formatAmount(row.granted_units),
    left: formatAmount(leftUnits),
    wagered: formatAmount(row.wagered_units),
    target: formatAmount(row.target_units),
    spends: row.spends,
    maxStake: row.max_stake_units === null ? null : formatAmount(row.max_stake_units),
    weights: row.weights,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
