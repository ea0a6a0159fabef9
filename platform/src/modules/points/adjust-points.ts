import { formatAmount, parseAmount, type InputOf, type calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Member } from '../identity/index.ts';
import { bookEntries, type BookingUses } from './point-bookings.ts';
import { entryOfSource, givenSince, lockPoints, type EntryRow } from './points.store.ts';

type Adjusted = Outcome<
  EntryRow,
  'insufficient-points' | 'amount-out-of-range' | 'idempotency-key-reused'
>;

interface Adjustment extends Pick<InputOf<typeof calls.adjustPoints>, 'type' | 'points' | 'note'> {
  readonly operator: Actor;
  readonly member: Pick<Member, 'id' | 'brand' | 'account'>;
  /** A repeated request with the same key returns the same entry. */
  readonly key: string;
  /** Points, in units, that operators may give this member within 24 hours; `null`: no bound. */
  readonly mostUnits: bigint | null;
}

const spanMs = 24 * 3_600_000;

/** Gives or takes points by an operator's decision, with its audit record. */
export async function adjustPoints(
  tx: Tx,
  uses: BookingUses & { readonly core: Core },
  { operator, member, type, points, note, key, mostUnits }: Adjustment,
): Promise<Adjusted> {
  const units = parseAmount(points) ?? 0n;
  const source = `adjust:${operator.name}:${key}`;
  await lockPoints(tx, member.id);
  const known = await entryOfSource(tx, source);
  if (known)
    return known.member_id === member.id && known.units === units
      ? done(known)
      : fail('idempotency-key-reused');
  if (units > 0n && mostUnits !== null) {
    const since = new Date(uses.core.clock.now().getTime() - spanMs);
    const leftUnits = mostUnits - (await givenSince(tx, member.id, since));
    if (units > leftUnits) return tooManyPoints(leftUnits > 0n ? leftUnits : 0n);
  }
  const entry = { type, kind: 'adjusted', units, detail: note, source } as const;
  const booked = await bookEntries(tx, uses, member.id, [entry]);
  if (!booked.ok) return booked;
  const [row] = booked.value;
  if (!row) throw new Error('the adjustment has no entry');
  await recordAudit(tx, uses.core, operator, {
    action: 'points.adjusted',
    subject: `${member.brand}/${member.account}`,
    before: formatAmount(row.balance_units - units),
    after: formatAmount(row.balance_units),
    note,
  });
  return done(row);
}

const tooManyPoints = (leftUnits: bigint) =>
  fail('amount-out-of-range', {
    detail: `Give ${formatAmount(leftUnits)} points at most: more within 24 hours can become more money than one operator may give. Give it as a bonus or a cash correction, which a second operator confirms.`,
  });
