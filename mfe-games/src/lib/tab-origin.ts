import { storeInSession, storedInSession } from './session-stored.ts';

/** The kinds of content that several equivalent origins serve. */
export type Delivered = 'picture' | 'launch';

interface Choice {
  readonly first: string;
  /** The number of failures of each origin in this tab. */
  readonly faults: Readonly<Record<string, number>>;
}

/** A single file may be missing; an origin with this many failures counts as down for this tab. */
const faultsAtMost = 3;

/**
 * Equivalent origins in the order in which this tab tries them: a randomly selected one, which the tab keeps,
 * then the others. Origins that are down are left out.
 */
export function originsInOrder(kind: Delivered, origins: readonly string[]): readonly string[] {
  if (origins.length === 0) return origins;
  const { first, faults } = choiceAmong(kind, origins);
  const start = origins.indexOf(first);
  const turned = [...origins.slice(start), ...origins.slice(0, start)];
  return turned.filter((origin) => (faults[origin] ?? 0) < faultsAtMost);
}

/** `isDown`: the origin did not respond at all. */
export function reportOriginError(kind: Delivered, origin: string, { isDown = false } = {}): void {
  const kept = keptChoice(kind);
  if (!kept) return;
  const times = isDown ? faultsAtMost : (kept.faults[origin] ?? 0) + 1;
  storeInSession(keyOf(kind), { ...kept, faults: { ...kept.faults, [origin]: times } });
}

function choiceAmong(kind: Delivered, origins: readonly string[]): Choice {
  const kept = keptChoice(kind);
  if (kept && origins.includes(kept.first)) return kept;
  const first = origins[Math.floor(Math.random() * origins.length)] ?? '';
  const choice = { first, faults: {} };
  storeInSession(keyOf(kind), choice);
  return choice;
}

const keyOf = (kind: Delivered) => `croupier.origin.${kind}`;

function keptChoice(kind: Delivered): Choice | null {
  const kept = storedInSession(keyOf(kind));
  return isChoice(kept) ? kept : null;
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'first' in value &&
  typeof value.first === 'string' &&
  'faults' in value &&
  typeof value.faults === 'object';
