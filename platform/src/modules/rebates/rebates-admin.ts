import type { AdminRebatePayment, InputOf, Page, RebateTerms, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import { createTermsAdmin, type TermsAdmin } from '../day-payments/index.ts';
import { partsOf, paymentsIn } from './payments.store.ts';
import { shownPayment } from './shown-rebate.ts';
import { noTerms, saveTerms, termsOf } from './terms.store.ts';

export interface RebatesAdmin extends TermsAdmin<RebateTerms> {
  payments(
    query: InputOf<typeof calls.adminTurnoverRebates>,
  ): Promise<Outcome<Page<AdminRebatePayment>>>;
}

const pageSize = 50;

export function createRebatesAdmin(
  core: Core,
  uses: { readonly brands: Pick<Brands, 'byCode'> },
): RebatesAdmin {
  const { db } = core;
  const store = { action: 'rebate.terms-changed', noTerms, termsOf, saveTerms };
  return {
    ...createTermsAdmin(core, uses, store),

    async payments({ limit = pageSize, ...query }) {
      const rows = await paymentsIn(db.read, { ...query, limit: limit + 1 });
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
