import type { Core, Db, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import { termsOfDay, type DatedTerms } from './dated-terms.ts';

/** The stored terms of one kind of payment. */
export interface TermsStore<Terms extends object> {
  /** The action of the audit record. */
  readonly action: string;
  readonly noTerms: Terms;
  /** All terms of a brand, the earliest first. */
  termsOf(reader: Db['read'] | Tx, brand: string): Promise<readonly DatedTerms<Terms>[]>;
  saveTerms(tx: Tx, brand: string, terms: DatedTerms<Terms>): Promise<void>;
}

/** The terms of a brand as operators see them. */
export interface BrandTerms<Terms> {
  readonly brand: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly current: Terms;
  /** Those that apply from a later day on. */
  readonly next: DatedTerms<Terms> | null;
}

export interface TermsAdmin<Terms> {
  terms(brand: string): Promise<Outcome<BrandTerms<Terms>, 'not-found'>>;
  /** The terms apply from the brand's next day. */
  save(
    operator: Actor,
    input: { readonly brand: string; readonly terms: Terms; readonly note: string },
  ): Promise<Outcome<void, 'not-found'>>;
}

const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });

export function createTermsAdmin<Terms extends object>(
  core: Core,
  { brands }: { readonly brands: Pick<Brands, 'byCode'> },
  { action, noTerms, termsOf, saveTerms }: TermsStore<Terms>,
): TermsAdmin<Terms> {
  const { db, clock } = core;
  return {
    async terms(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const { timeZone } = brand.settings.profile;
      const [all, today] = [await termsOf(db.read, code), dayIn(timeZone, clock.now())];
      const next = all.find(({ from }) => from > today) ?? null;
      const current = termsOfDay(all, today, noTerms);
      return done({ brand: code, currency: brand.currency, timeZone, current, next });
    },

    async save(operator, { brand: code, terms, note }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const from = dayAfter(dayIn(brand.settings.profile.timeZone, clock.now()), 1);
      return db.transaction(async (tx) => {
        const before = termsOfDay(await termsOf(tx, code), from, noTerms);
        await saveTerms(tx, code, { from, terms });
        await recordAudit(tx, core, operator, {
          action,
          subject: code,
          before: JSON.stringify(before),
          after: JSON.stringify({ ...terms, from }),
          note,
        });
        return done(undefined);
      });
    },
  };
}
