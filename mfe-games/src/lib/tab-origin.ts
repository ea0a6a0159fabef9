import { storeInSession, storedInSession } from './session-stored.ts';

/** The kinds of content that several equivalent origins serve. */
export type Delivered = 'picture' | 'launch';

interface Choice {
  readonly first: string;
  /** The number of failures of each origin in this tab. */
  readonly errors: Readonly<Record<string, number>>;
}

/** A single file may be missing; an origin with this many failures counts as down for this tab. */
const errorsAtMost = 3;

/**
 * Equivalent origins in the order in which this tab tries them: a randomly selected one, which the tab keeps,
 * then the others. Origins that are down are left out.
 */
export function originsInOrder(kind: Delivered, origins: readonly string[]): readonly string[] {
  if (origins.length === 0) return origins;
  const { first, errors } = choiceAmong(kind, origins);
  const start = origins.indexOf(first);
  const turned = [...origins.slice(start), ...origins.slice(0, start)];
  return turned.filter((origin) => (errors[origin] ?? 0) < errorsAtMost);
}

/** `isDown`: the origin did not respond at all. */
export function reportOriginError(kind: Delivered, origin: string, { isDown = false } = {}): void {
  const stored = storedChoice(kind);
  if (!stored) return;
  const times = isDown ? errorsAtMost : (stored.errors[origin] ?? 0) + 1;
  storeInSession(keyOf(kind), { ...stored, errors: { ...stored.errors, [origin]: times } });
}

function choiceAmong(kind: Delivered, origins: readonly string[]): Choice {
  const stored = storedChoice(kind);
  if (stored && origins.includes(stored.first)) return stored;
  const first = origins[Math.floor(Math.random() * origins.length)] ?? '';
  const choice = { first, errors: {} };
  storeInSession(keyOf(kind), choice);
  return choice;
}

const keyOf = (kind: Delivered) => `croupier.origin.${kind}`;

function storedChoice(kind: Delivered): Choice | null {
  const stored = storedInSession(keyOf(kind));
  return isChoice(stored) ? stored : null;
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'first' in value &&
  typeof value.first === 'string' &&
  'errors' in value &&
  typeof value.errors === 'object';
