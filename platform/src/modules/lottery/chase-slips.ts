import { formatAmount, type Chase, type Localized, type SlipInput } from '@croupier/contracts';
import { inEveryLanguage } from '../../in-every-language.ts';
import type { ChasedSlip, ChaseIssueTable, ChaseTable } from './chase.store.ts';
import { totalOf, type PricedSlip } from './price.ts';
import type { PricedLine } from './priced-line.ts';
import type { DrawTime } from './schedule.ts';

export function storedSlip({ lines }: SlipInput, priced: PricedSlip): ChasedSlip {
  return {
    lines,
    prizeMode: priced.prizeMode,
    priceVersion: priced.priceVersion,
    groups: priced.groups,
    unitMode: priced.unitMode,
    priced: priced.lines.map((line) => ({
      pick: line.pick,
      stakeUnits: String(line.stakeUnits),
      oddsUnits: line.oddsUnits.map(String),
      unitStake: line.unitStake,
    })),
  };
}

/** The slip of one issue, at the odds at which the chase was accepted. */
export function pricedSlip(
  { prizeMode, priceVersion, priced, groups, unitMode = null }: ChasedSlip,
  multiplier: number,
): PricedSlip {
  const lines = priced.map(({ pick, stakeUnits, oddsUnits, unitStake }) => ({
    pick,
    unitStake,
    stakeUnits: BigInt(stakeUnits),
    oddsUnits: oddsUnits.map(BigInt),
  }));
  return { prizeMode, priceVersion, groups, unitMode, lines: multiplied(lines, multiplier) };
}

export function multiplied(lines: readonly PricedLine[], multiplier: number): PricedLine[] {
  return lines.map((line) => ({ ...line, stakeUnits: line.stakeUnits * BigInt(multiplier) }));
}

export function issuesFor(
  chase: ChaseTable,
  multipliers: readonly number[],
  sittings: readonly DrawTime[],
): ChaseIssueTable[] {
  const once = totalOf(pricedSlip(chase.slip, 1).lines);
  return sittings.map(({ numero }, index) => {
    const multiplier = multipliers[index] ?? 1;
    return {
      chase_id: chase.id,
      position: index + 1,
      numero,
      multiplier,
      stake_units: once * BigInt(multiplier),
      state: 'waiting',
      ticket_id: null,
    };
  });
}

export function chaseView(
  chase: ChaseTable,
  issues: readonly ChaseIssueTable[],
  gameName: Localized | undefined,
): Chase {
  const { game_id: gameId } = chase;
  return {
    id: chase.id,
    gameId,
    gameName: gameName ?? inEveryLanguage(gameId),
    stopOnWin: chase.stop_on_win,
    state: chase.state,
    stake: formatAmount(chase.stake_units),
    lines: chase.slip.lines,
    issues: issues.map(({ numero, multiplier, stake_units, state, ticket_id }) => ({
      numero,
      multiplier,
      stake: formatAmount(stake_units),
      state,
      ticketId: ticket_id,
    })),
    placedAt: chase.placed_at.toISOString(),
  };
}
