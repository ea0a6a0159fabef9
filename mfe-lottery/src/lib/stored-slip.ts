import { prizeModes, unitModes, type PriceChange, type PrizeMode } from '@croupier/contracts';
import type { ChasePlan } from './chase.ts';
import type { Marks } from './marks.ts';
import type { Slip, SlipEntry } from './slip.ts';
import type { Stake } from './stake.ts';

/** An unfinished slip, as this tab stores it. */
export interface StoredSlip {
  readonly slip: Slip;
  readonly stake: Stake;
  readonly plan: ChasePlan | null;
  readonly onPriceChange: PriceChange;
  /** `null`: the game's first prize mode. */
  readonly prizeMode: PrizeMode | null;
}

export const priceChanges: readonly PriceChange[] = ['ask', 'better', 'any'];

/** The stored slip of a game; `null` if there is none or the stored data is invalid. */
export function readStoredSlip(gameId: string): StoredSlip | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(gameId)) ?? 'null');
    return isStoredSlip(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** An empty slip is not stored. If the browser refuses storage, a reload starts with an empty slip. */
export function storeSlip(gameId: string, stored: StoredSlip): void {
  try {
    if (stored.slip.length === 0) window.sessionStorage.removeItem(keyOf(gameId));
    else window.sessionStorage.setItem(keyOf(gameId), JSON.stringify(stored));
  } catch {
    // The slip on the screen stays for this visit.
  }
}

const keyOf = (gameId: string) => `lottery.slip:${gameId}`;

function isStoredSlip(stored: unknown): stored is StoredSlip {
  if (!isRecord(stored)) return false;
  const { slip, stake, plan } = stored;
  if (!Array.isArray(slip) || !slip.every(isEntry) || !isStake(stake) || !isPlan(plan))
    return false;
  return hasTerms(stored);
}

function hasTerms({ onPriceChange, prizeMode }: Readonly<Record<string, unknown>>): boolean {
  const isMode = prizeMode === null || prizeModes.some((mode) => mode === prizeMode);
  return isMode && priceChanges.some((choice) => choice === onPriceChange);
}

function isEntry(entry: unknown): entry is SlipEntry {
  if (!isRecord(entry)) return false;
  const { playType, picks, marks } = entry;
  return typeof playType === 'string' && isTexts(picks) && isMarks(marks);
}

function isMarks(marks: unknown): marks is Marks {
  return Array.isArray(marks) && marks.every(isTexts);
}

function isStake(stake: unknown): stake is Stake {
  if (!isRecord(stake)) return false;
  return unitModes.some((mode) => mode === stake['unit']) && isTimes(stake['multiplier']);
}

function isPlan(plan: unknown): plan is ChasePlan | null {
  if (plan === null) return true;
  if (!isRecord(plan)) return false;
  const { count, multipliers, stopOnWin } = plan;
  const areTimes = Array.isArray(multipliers) && multipliers.every(isTimes);
  return isTimes(count) && areTimes && typeof stopOnWin === 'boolean';
}

function isTexts(texts: unknown): texts is readonly string[] {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}

function isTimes(times: unknown): times is number {
  return typeof times === 'number' && Number.isSafeInteger(times) && times >= 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
