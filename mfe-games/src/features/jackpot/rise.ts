import { parseAmount, type Jackpot } from '@croupier/contracts';

/** A shown value that moves from one true value to the next. */
export interface Rise {
  readonly drawId: Jackpot['drawId'];
  readonly fromUnits: bigint;
  readonly toUnits: bigint;
  readonly sinceMs: number;
}

interface Pace {
  readonly nowMs: number;
  /** Duration of a rise: until the next true value is requested. */
  readonly takesMs: number;
}

/** The platform reports the jackpot's value of one minute ago. */
const riseOverMs = 60_000;

/**
 * The rise to a new value: from the shown value, or, if none was shown, from the value at that earlier time.
 * A different draw starts a new rise.
 */
export function riseTo(jackpot: Jackpot, before: Rise | null, pace: Pace): Rise {
  const { drawId } = jackpot;
  const toUnits = parseAmount(jackpot.amount) ?? 0n;
  const fromUnits =
    before?.drawId === drawId ? shownUnits(before, pace) : earlier(jackpot, toUnits, pace);
  return { drawId, fromUnits: least(fromUnits, toUnits), toUnits, sinceMs: pace.nowMs };
}

/** The shown value at a time: never more than the last true value. */
export function shownUnits(
  { fromUnits, toUnits, sinceMs }: Rise,
  { nowMs, takesMs }: Pace,
): bigint {
  const passed = BigInt(Math.round(Math.min(Math.max(nowMs - sinceMs, 0), takesMs)));
  return fromUnits + ((toUnits - fromUnits) * passed) / BigInt(takesMs);
}

function earlier({ before }: Jackpot, toUnits: bigint, { takesMs }: Pace): bigint {
  const rose = toUnits - (parseAmount(before) ?? toUnits);
  const isNew = before === '0.00';
  return isNew ? toUnits : toUnits - (rose * BigInt(takesMs)) / BigInt(riseOverMs);
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
