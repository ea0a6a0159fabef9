import { formatAmount, type Bonus, type MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { BonusRow } from './bonus.ts';
import { bonusesOf } from './bonuses.store.ts';

const shownAtMost = 20;

/** A member's bonuses, the newest first, with the amount left of the active one. */
export async function shownBonuses(
  { db, ledger }: { readonly db: Pick<Db, 'read'>; readonly ledger: Pick<Ledger, 'balance'> },
  member: MemberId,
): Promise<readonly Bonus[]> {
  const [rows, { balanceUnits }] = await Promise.all([
    bonusesOf(db.read, member, shownAtMost),
    ledger.balance(accounts.bonus(member)),
  ]);
  return rows.map((row) => bonusView(row, row.state === 'active' ? balanceUnits : 0n));
}

/** A bonus as its player sees it. */
function bonusView(row: BonusRow, leftUnits: bigint): Bonus {
  return {
    id: row.id,
    campaign: row.campaign,
    state: row.state,
    forfeitedBy: row.forfeited_by,
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
