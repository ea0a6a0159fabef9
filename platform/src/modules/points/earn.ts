import {
  pointTypeOf,
  trialType,
  type EarningType,
  type GameCategory,
  type MemberId,
  type PointRulesDraft,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { dayAfter, dayIn, type Day } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import type { MemberRecord } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { countDays, type ReportReader } from '../reports/index.ts';
import { bookable } from './earning.ts';
import { bookEntries, type BookingUses } from './point-bookings.ts';
import { lockPoints, savePointAccount } from './points.store.ts';

export interface EarnUses extends BookingUses {
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly ledger: Pick<Ledger, 'batch' | 'balance'>;
  readonly reader: ReportReader;
  readonly memberOf: (id: MemberId) => Promise<MemberRecord | null>;
  readonly brandOf: (code: string) => Promise<Brand | null>;
  readonly rulesOf: (brand: Brand) => Promise<PointRulesDraft | null>;
}

/** The name under which points count the sums of the reports. */
export const pointsReader = 'points';

const typeOf = (category: GameCategory | null): EarningType =>
  category === null ? 'deposit' : pointTypeOf[category];

/** Bookings are added to the sums of the day on which they were booked, at most this many days late. */
const lateDays = 7;

/** Books what a member's turnover and deposits earned since they were counted last. */
export async function earn(uses: EarnUses, id: MemberId): Promise<void> {
  const member = await uses.memberOf(id);
  const brand = member && (await uses.brandOf(member.brand));
  const rules = brand && (await uses.rulesOf(brand));
  await uses.core.db.transaction(async (tx) => {
    const isEarning = member !== null && member.type !== trialType;
    if (isEarning && brand && rules) await count(tx, uses, { id, brand, rules });
    else await uses.reader.mark(tx, id);
  });
}

interface Counting {
  readonly id: MemberId;
  readonly brand: Brand;
  readonly rules: PointRulesDraft;
}

async function count(tx: Tx, uses: EarnUses, { id, brand, rules }: Counting): Promise<void> {
  const account = await lockPoints(tx, id);
  await uses.reader.mark(tx, id);
  const { currency } = brand;
  const from = later(rules.from, account.readDay && dayAfter(account.readDay, -lateDays));
  const rates = rules.isEnabled ? rules.rates : {};
  const counting = { reader: pointsReader, member: id, currency, from, rates, typeOf };
  const gains = await countDays(tx, counting);
  if (gains.length === 0) return;
  const { balanceUnits } = await uses.ledger.balance(accounts.points(id), tx);
  const { entries, owedUnits } = bookable(gains, { balanceUnits, owedUnits: account.owedUnits });
  const readDay = dayIn(brand.settings.profile.timeZone, uses.core.clock.now());
  await savePointAccount(tx, id, { readDay, owedUnits });
  if (entries.length === 0) return;
  const earned = entries.map(
    (entry) => ({ ...entry, kind: 'earned', detail: '', source: null }) as const,
  );
  const booked = await bookEntries(tx, uses, id, earned);
  if (!booked.ok) throw new Error(`points of ${id} could not be booked`);
}

const later = (day: Day, other: Day | null) => (other !== null && other > day ? other : day);
