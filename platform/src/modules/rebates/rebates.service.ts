import {
  formatAmount,
  parseAmount,
  type InputOf,
  type OutputOf,
  type Page,
  type RebateOverview,
  type RebatePayment,
  type RebateTerms,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { nextPaymentAt, payableOf, payClosedDay } from '../day-payments/index.ts';
import type { Member } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { playersBetween, type Reports } from '../reports/index.ts';
import { sumOf } from './accrual.ts';
import { carries, partsOf, paymentsIn } from './payments.store.ts';
import { accrualOf, createRebatePayments, type RebateBonusesOf } from './rebate-payments.ts';
import { createRebatesAdmin, type RebatesAdmin } from './rebates-admin.ts';
import { shownPart, shownPayment } from './shown-rebate.ts';
import { saveTerms, termsOf, termsOn } from './terms.store.ts';

type Holder = Pick<Member, 'id' | 'brand'>;

export interface Rebates {
  overview(member: Holder): Promise<Outcome<RebateOverview, 'not-found'>>;
  /** Pays all closed days; a repeat with the same key answers the same payment. */
  claim(
    member: Holder,
    key: string,
  ): Promise<Outcome<OutputOf<typeof calls.claimTurnoverRebate>, 'not-found'>>;
  payments(
    member: Holder,
    page: InputOf<typeof calls.turnoverRebatePayments>,
  ): Promise<Outcome<Page<RebatePayment>>>;
  /** Sets the first terms of a brand from today; a brand that has terms is not changed. */
  addTerms(brand: string, terms: RebateTerms): Promise<void>;
  /** For the job: pays the closed days of every brand whose time has come. */
  payDue(): Promise<void>;
  readonly admin: RebatesAdmin;
}

export interface RebatesUses {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'isAway'>;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll'>;
  readonly bonusesOf: RebateBonusesOf;
}

const pageSize = 15;
/** Members without play in so many days keep what was below the minimum until they claim or play. */
const lookBackDays = 31;
const unknownBrand = fail('not-found', { detail: 'This brand is no longer served.' });

export function createRebates(core: Core, uses: RebatesUses): Rebates {
  const { db, clock } = core;
  const { brands, protection, reports } = uses;
  const { pay } = createRebatePayments(core, uses);

  async function overviewOf(member: Holder, brand: Brand): Promise<RebateOverview> {
    const { timeZone } = brand.settings.profile;
    const { currency } = brand;
    await reports.catchUp(member.id);
    const now = clock.now();
    const accrual = await accrualOf(db.read, {
      member: member.id,
      brand,
      now,
      bonusesOf: uses.bonusesOf,
    });
    const terms = termsOn(accrual.terms, accrual.today);
    const balance =
      (await carries.read(db.read, { member: member.id, currency })) + sumOf(accrual.closed);
    const isPaused = await protection.isAway(member);
    const payable = payableOf(balance, parseAmount(terms.minimum) ?? 0n);
    return {
      currency,
      timeZone,
      today: accrual.today,
      terms,
      nextPaymentAt:
        terms.payAt === null || !terms.isEnabled
          ? null
          : nextPaymentAt(timeZone, terms.payAt, now).toISOString(),
      accruedToday: accrual.ofToday.map(shownPart),
      unpaid: accrual.closed.map(shownPart),
      balance: formatAmount(balance),
      claimable: formatAmount(isPaused ? 0n : payable),
      isPaused,
    };
  }

  async function payBrand(brand: Brand): Promise<void> {
    const today = dayIn(brand.settings.profile.timeZone, clock.now());
    const { payAt } = termsOn(await termsOf(db.read, brand.code), today);
    if (payAt === null) return;
    await payClosedDay(core, uses, {
      ...{ brand, payAt, runs: 'rebate_run' },
      earnersAt: (day) =>
        playersBetween(db.read, { brand: brand.code, from: dayAfter(day, -lookBackDays), to: day }),
      pay: (member) => pay({ member, brand, by: 'schedule', key: null }),
    });
  }

  return {
    admin: createRebatesAdmin(core, uses),

    async overview(member) {
      const brand = await brands.byCode(member.brand);
      return brand ? done(await overviewOf(member, brand)) : unknownBrand;
    },

    async claim(member, key) {
      const brand = await brands.byCode(member.brand);
      if (!brand) return unknownBrand;
      if (await protection.isAway(member)) return done({ payment: null });
      const row = await pay({ member: member.id, brand, by: 'member', key });
      if (!row) return done({ payment: null });
      const parts = await partsOf(db.read, [row.id]);
      return done({ payment: shownPayment(row, parts.get(row.id) ?? []) });
    },

    async payments({ id: member }, { limit = pageSize, ...page }) {
      const rows = await paymentsIn(db.read, { ...page, member, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const parts = await partsOf(
        db.read,
        shown.map(({ id }) => id),
      );
      return done({
        rows: shown.map((row) => shownPayment(row, parts.get(row.id) ?? [])),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    async addTerms(code, terms) {
      const brand = await brands.byCode(code);
      if (!brand || (await termsOf(db.read, code)).length > 0) return;
      const from = dayIn(brand.settings.profile.timeZone, clock.now());
      await db.transaction((tx) => saveTerms(tx, code, { from, terms }));
    },

    async payDue() {
      for (const brand of await brands.all()) await payBrand(brand);
    },
  };
}
