import { formatAmount, type ProviderTransaction } from '@croupier/contracts';
import type { BookedRow } from './reconciliations.store.ts';

export type DifferenceKind =
  /** The provider has it, the platform does not. */
  | 'missing-here'
  /** The platform has it, the provider does not. */
  | 'missing-there'
  | 'amount-differs'
  /** One side has rolled it back. */
  | 'state-differs';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly transaction: string;
  readonly member: string;
  readonly what: 'bet' | 'win';
  readonly ours: string | null;
  readonly theirs: string | null;
  /** The provider's transaction, if it can be used for a repair. */
  readonly theirTransaction: ProviderTransaction | null;
}

export interface BookingsToCompare {
  /** Our transactions of the period. */
  readonly ours: readonly BookedRow[];
  readonly theirs: readonly ProviderTransaction[];
  /** Our other transactions with the same ids, so that clock differences at the edges do not matter. */
  readonly oursBeside: readonly BookedRow[];
  readonly theirsBeside: readonly ProviderTransaction[];
}

/** Compares two books by transaction id. Pure. */
export function differencesOf({
  ours,
  theirs,
  oursBeside,
  theirsBeside,
}: BookingsToCompare): Difference[] {
  const here = new Map([...oursBeside, ...ours].map((row) => [keyOfOurs(row), row]));
  const there = new Map([...theirsBeside, ...theirs].map((one) => [keyOfTheirs(one), one]));
  const compared = theirs.flatMap((one) => compare(here.get(keyOfTheirs(one)) ?? null, one) ?? []);
  const unknownThere = ours
    .filter((row) => stands(row) && !there.has(keyOfOurs(row)))
    .map(missingThere);
  return [...compared, ...unknownThere];
}

function compare(ours: BookedRow | null, theirs: ProviderTransaction): Difference | null {
  const isDone = theirs.state === 'done';
  const isHere = ours !== null && stands(ours);
  if (!isDone) return isHere ? difference('state-differs', ours, theirs) : null;
  if (!ours || ours.state === 'refused') return difference('missing-here', ours, theirs);
  if (!isHere) return difference('state-differs', ours, theirs);
  const isSame =
    ours.amount_units === BigInt(theirs.amount) &&
    ours.kind === theirs.kind &&
    ours.currency === theirs.currency;
  // A free bet moves no money here, whatever value the provider states.
  const isFree = ours.free_rounds_id !== null && ours.kind === 'bet';
  return isSame || isFree ? null : difference('amount-differs', ours, theirs);
}

const stands = ({ state }: BookedRow) => state === 'booked';

function difference(
  kind: DifferenceKind,
  ours: BookedRow | null,
  theirs: ProviderTransaction,
): Difference {
  return {
    kind,
    transaction: theirs.transaction_uuid,
    member: theirs.user,
    what: theirs.kind,
    ours: ours && shown(ours),
    theirs: `${formatAmount(BigInt(theirs.amount))} ${theirs.currency} ${theirs.state}`,
    theirTransaction: theirs,
  };
}

function missingThere(row: BookedRow): Difference {
  return {
    kind: 'missing-there',
    transaction: row.transaction_uuid,
    member: row.player,
    what: row.kind === 'win' ? 'win' : 'bet',
    ours: shown(row),
    theirs: null,
    theirTransaction: null,
  };
}

const shown = ({ amount_units, currency, state }: BookedRow) =>
  `${formatAmount(amount_units)} ${currency ?? ''} ${state}`;

// A provider may use one id for two players.
const keyOfOurs = ({ player, transaction_uuid }: BookedRow) => `${player}|${transaction_uuid}`;
const keyOfTheirs = ({ user, transaction_uuid }: ProviderTransaction) =>
  `${user}|${transaction_uuid}`;
