import { formatAmount, parseAmount, type LimitKind, type LimitValue } from '@croupier/contracts';

const minuteMs = 60_000n;
const longestMinutes = 31n * 24n * 60n;

/** Parses a limit: ledger units, or milliseconds of whole minutes; `null` if it is neither. */
export function unitsOf(kind: LimitKind, text: LimitValue): bigint | null {
  if (kind !== 'time') return parseAmount(text);
  const minutes = /^\d{1,5}$/.test(text) ? BigInt(text) : 0n;
  return minutes > 0n && minutes <= longestMinutes ? minutes * minuteMs : null;
}

/** Formats a limit; never negative, and a started minute does not count as left. */
export function valueOf(kind: LimitKind, units: bigint): LimitValue {
  const shown = units < 0n ? 0n : units;
  return kind === 'time' ? String(shown / minuteMs) : formatAmount(shown);
}
