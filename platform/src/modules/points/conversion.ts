import {
  formatAmount,
  parseAmount,
  unitsPerCurrencyUnit,
  type InputOf,
  type OutputOf,
  type PointRulesDraft,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { checkPaymentPassword, type PasswordFailure } from '../cashier/index.ts';
import { lockMembers, type Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { bookEntries, type BookingUses } from './point-bookings.ts';
import { entryOfSource, lockPoints, type EntryRow } from './points.store.ts';

export type ConvertFailure =
  | PasswordFailure
  | 'idempotency-key-reused'
  | 'insufficient-points'
  | 'amount-out-of-range'
  | 'point-price-changed'
  | 'self-excluded';

export interface ConversionUses extends BookingUses {
  readonly core: Core;
  readonly ledger: Pick<Ledger, 'batch' | 'book'>;
}

interface Conversion {
  readonly member: Member;
  readonly rules: Pick<PointRulesDraft, 'pointsPerUnit' | 'leastConverted'> | null;
  readonly input: InputOf<typeof calls.convertPoint>;
  readonly key: string;
}

type Converted = Outcome<OutputOf<typeof calls.convertPoint>, ConvertFailure>;

const hundredthUnits = unitsPerCurrencyUnit / 100n;

/** The cash for points: whole hundredths of the currency, and the points that they cost. */
export function worthOf(pointUnits: bigint, pointsPerUnit: number) {
  const cash = pointUnits / BigInt(pointsPerUnit);
  const cashUnits = cash - (cash % hundredthUnits);
  return { cashUnits, costUnits: cashUnits * BigInt(pointsPerUnit) };
}

/** Exchanges points for cash at the published rate; the same key is one conversion. */
export async function convert(uses: ConversionUses, order: Conversion): Promise<Converted> {
  const { core } = uses;
  const { member, rules, input, key } = order;
  const known = await entryOfSource(core.db.read, sourceOf(member, key));
  if (known) return repeated(known, order);
  if (rules?.pointsPerUnit !== input.pointsPerUnit) return fail('point-price-changed');
  if (input.points < rules.leastConverted) return tooFew(rules.leastConverted);
  const password = await checkPaymentPassword(core, member, input.paymentPassword);
  if (!password.ok) return password;
  return core.db.transaction((tx) => convertIn(tx, uses, order));
}

async function convertIn(tx: Tx, uses: ConversionUses, order: Conversion): Promise<Converted> {
  const { member, input, key } = order;
  const [locked] = await lockMembers(tx, [member.id]);
  if (locked?.status !== 'active') return fail('self-excluded');
  await lockPoints(tx, member.id);
  const source = sourceOf(member, key);
  const known = await entryOfSource(tx, source);
  if (known) return repeated(known, order);
  const pointUnits = BigInt(input.points) * unitsPerCurrencyUnit;
  const { cashUnits, costUnits } = worthOf(pointUnits, input.pointsPerUnit);
  if (cashUnits === 0n) return tooFew(input.pointsPerUnit);
  const detail = formatAmount(cashUnits);
  const entry = { type: 'redeem', kind: 'converted', units: -costUnits, detail, source } as const;
  const booked = await bookEntries(tx, uses, member.id, [entry]);
  if (!booked.ok) return booked;
  const [row] = booked.value;
  if (!row) throw new Error('the conversion has no line');
  await payOut(tx, uses, { row, member, cashUnits });
  return done(shown(row, member));
}

async function payOut(
  tx: Tx,
  { ledger }: ConversionUses,
  { row, member, cashUnits }: { row: EntryRow; member: Member; cashUnits: bigint },
): Promise<void> {
  const moves = [
    { from: accounts.house('promo'), to: accounts.cash(member.id), amountUnits: cashUnits },
  ];
  const key = `point-conversion:${row.id}`;
  const { currency } = member;
  const booking = { key, kind: 'point-conversion', currency, reference: row.id, moves } as const;
  const [paid] = await ledger.book(tx, [booking]);
  if (!paid?.ok) throw new Error(`${key} could not be booked: ${paid?.code}`);
}

/** Keys of two members never collide. */
const sourceOf = ({ id }: Member, key: string) => `convert:${id}:${key}`;

function repeated(row: EntryRow, { member, input }: Conversion): Converted {
  const pointUnits = BigInt(input.points) * unitsPerCurrencyUnit;
  const { cashUnits } = worthOf(pointUnits, input.pointsPerUnit);
  const isSame = row.detail === formatAmount(cashUnits);
  return isSame ? done(shown(row, member)) : fail('idempotency-key-reused');
}

const shown = ({ units, detail }: EntryRow, { currency }: Member) => ({
  points: formatAmount(-units),
  amount: formatAmount(parseAmount(detail) ?? 0n),
  currency,
});

const tooFew = (least: number) =>
  fail('amount-out-of-range', { fields: { points: { code: 'range', min: least } } });
