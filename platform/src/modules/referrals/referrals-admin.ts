import {
  formatAmount,
  type AdminReferral,
  type BrandReferralTerms,
  type InputOf,
  type Page,
  type ReferralTerms,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import { createTermsAdmin, type TermsAdmin } from '../day-payments/index.ts';
import type { Live } from '../live/index.ts';
import {
  decide,
  lockReferral,
  referralsIn,
  totalsOf,
  type AdminReferralRow,
} from './referral.store.ts';
import { noTerms, saveTerms, termsOf } from './terms.store.ts';

export interface ReferralsAdmin extends Pick<TermsAdmin<ReferralTerms>, 'save'> {
  terms(brand: string): Promise<Outcome<BrandReferralTerms, 'not-found'>>;
  list(query: InputOf<typeof calls.adminReferrals>): Promise<Outcome<Page<AdminReferral>>>;
  decide(
    operator: Actor,
    input: InputOf<typeof calls.decideReferral>,
  ): Promise<Outcome<void, 'not-found' | 'already-decided'>>;
}

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly live: Live;
}

const pageSize = 50;
const notInvited = fail('not-found', { detail: 'This member was not invited by another member.' });

export function createReferralsAdmin(core: Core, { brands, live }: Dependencies): ReferralsAdmin {
  const { db, clock } = core;
  const store = { action: 'referral.terms-changed', noTerms, termsOf, saveTerms };
  const termsAdmin = createTermsAdmin(core, { brands }, store);
  return {
    save: termsAdmin.save,

    async terms(code) {
      const found = await termsAdmin.terms(code);
      if (!found.ok) return found;
      const totals = await totalsOf(db.read, code);
      return done({ ...found.value, totals: { ...totals, paid: formatAmount(totals.paid) } });
    },

    async list({ limit = pageSize, ...query }) {
      const rows = await referralsIn(db.read, { ...query, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map(shownReferral),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    decide: (operator, { memberId, decision, note }) =>
      db.transaction(async (tx) => {
        const row = await lockReferral(tx, memberId);
        if (!row) return notInvited;
        const state = decision === 'release' ? 'released' : 'rejected';
        if (row.state === state) return fail('already-decided');
        const decided = { decided_by: operator.name, decided_at: clock.now(), note };
        await decide(tx, row.id, { state, ...decided });
        await recordAudit(tx, core, operator, {
          action: `referral.${state}`,
          subject: memberId,
          before: row.state,
          after: state,
          note,
        });
        const audience = { member: row.referrer_id };
        await live.publish(tx, 'referral.changed', audience, { reason: 'decision' });
        return done(undefined);
      }),
  };
}

const shownReferral = (row: AdminReferralRow): AdminReferral => ({
  id: row.id,
  brand: row.brand,
  referrerId: row.referrer_id,
  referrer: row.referrer,
  friendId: row.friend_id,
  friend: row.friend,
  joinedAt: row.joined_at.toISOString(),
  state: row.state,
  reasons: [...row.reasons],
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  note: row.note,
});
