import {
  formatAmount,
  type AdminReferral,
  type BrandReferralTerms,
  type InputOf,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import type { Live } from '../live/index.ts';
import {
  decide,
  lockReferral,
  referralsIn,
  totalsOf,
  type AdminReferralRow,
} from './referral.store.ts';
import { saveTerms, termsOf, termsOn } from './terms.store.ts';

export interface ReferralsAdmin {
  terms(brand: string): Promise<Outcome<BrandReferralTerms, 'not-found'>>;
  /** The terms apply from the brand's next day. */
  save(
    operator: Actor,
    input: InputOf<typeof calls.saveReferralTerms>,
  ): Promise<Outcome<void, 'not-found'>>;
  list(asked: InputOf<typeof calls.adminReferrals>): Promise<Outcome<Page<AdminReferral>>>;
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
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const notInvited = fail('not-found', { detail: 'This member was not invited by another member.' });

export function createReferralsAdmin(core: Core, { brands, live }: Dependencies): ReferralsAdmin {
  const { db, clock } = core;
  return {
    async terms(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const { timeZone } = brand.settings.profile;
      const [all, today] = [await termsOf(db.read, code), dayIn(timeZone, clock.now())];
      const next = all.find(({ from }) => from > today) ?? null;
      const totals = await totalsOf(db.read, code);
      return done({
        ...{ brand: code, currency: brand.currency, timeZone, next },
        current: termsOn(all, today),
        totals: { ...totals, paid: formatAmount(totals.paid) },
      });
    },

    async save(operator, { brand: code, terms, note }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const from = dayAfter(dayIn(brand.settings.profile.timeZone, clock.now()), 1);
      return db.transaction(async (tx) => {
        const before = termsOn(await termsOf(tx, code), from);
        await saveTerms(tx, code, { from, terms });
        await recordAudit(tx, core, operator, {
          action: 'referral.terms-changed',
          subject: code,
          before: JSON.stringify(before),
          after: JSON.stringify({ ...terms, from }),
          note,
        });
        return done(undefined);
      });
    },

    async list({ limit = pageSize, ...asked }) {
      const rows = await referralsIn(db.read, { ...asked, limit: limit + 1 });
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
