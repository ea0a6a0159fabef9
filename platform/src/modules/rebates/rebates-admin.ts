import type {
  AdminRebatePayment,
  BrandRebateTerms,
  InputOf,
  Page,
  calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import { partsOf, paymentsIn } from './payments.store.ts';
import { shownPayment } from './shown-rebate.ts';
import { saveTerms, termsOf, termsOn } from './terms.store.ts';

export interface RebatesAdmin {
  terms(brand: string): Promise<Outcome<BrandRebateTerms, 'not-found'>>;
  /** The terms apply from the brand's next day. */
  save(
    operator: Actor,
    input: InputOf<typeof calls.saveTurnoverRebateTerms>,
  ): Promise<Outcome<void, 'not-found'>>;
  payments(
    asked: InputOf<typeof calls.adminTurnoverRebates>,
  ): Promise<Outcome<Page<AdminRebatePayment>>>;
}

const pageSize = 50;
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });

export function createRebatesAdmin(
  core: Core,
  { brands }: { readonly brands: Pick<Brands, 'byCode'> },
): RebatesAdmin {
  const { db, clock } = core;
  return {
    async terms(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const { timeZone } = brand.settings.profile;
      const [all, today] = [await termsOf(db.read, code), dayIn(timeZone, clock.now())];
      const next = all.find(({ from }) => from > today) ?? null;
      const current = termsOn(all, today);
      return done({ brand: code, currency: brand.currency, timeZone, current, next });
    },

    async save(operator, { brand: code, terms, note }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const from = dayAfter(dayIn(brand.settings.profile.timeZone, clock.now()), 1);
      return db.transaction(async (tx) => {
        const before = termsOn(await termsOf(tx, code), from);
        await saveTerms(tx, code, { from, terms });
        await recordAudit(tx, core, operator, {
          action: 'rebate.terms-changed',
          subject: code,
          before: JSON.stringify(before),
          after: JSON.stringify({ ...terms, from }),
          note,
        });
        return done(undefined);
      });
    },

    async payments({ limit = pageSize, ...asked }) {
      const rows = await paymentsIn(db.read, { ...asked, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const parts = await partsOf(
        db.read,
        shown.map(({ id }) => id),
      );
      return done({
        rows: shown.map((row) => ({
          ...shownPayment(row, parts.get(row.id) ?? []),
          brand: row.brand,
          memberId: row.member_id,
          account: row.account,
        })),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },
  };
}
