import {
  capabilitiesOf,
  formatAmount,
  type InputOf,
  type Page,
  type ReferralOverview,
  type ReferralPayment,
  type ReferralTerms,
  type ReferredFriend,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { nextPaymentAt, payClosedDay } from '../day-payments/index.ts';
import {
  agentTypes,
  maskedAccount,
  type Identity,
  type Member,
  type NewReferral,
} from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Reports } from '../reports/index.ts';
import { holdNewFriend } from './abuse.store.ts';
import { sumOf } from './accrual.ts';
import { carries, paidTo, partsOf, paymentsOf } from './payments.store.ts';
import { createReferralPayments, earnedBy } from './referral-payments.ts';
import {
  countFriends,
  friendsOf,
  insertReferral,
  levelsOf,
  referrersOf,
  type FriendRow,
} from './referral.store.ts';
import { createReferralsAdmin, type ReferralsAdmin } from './referrals-admin.ts';
import { shownPayment } from './shown-payment.ts';
import { noTerms, saveTerms, termsOf, termsOn } from './terms.store.ts';

type Holder = Pick<Member, 'id' | 'brand' | 'type'>;

export interface Referrals {
  /** Records who invited a new member, in the transaction of the registration, and applies the abuse rules. */
  record(tx: Tx, referral: NewReferral): Promise<void>;
  overview(member: Holder): Promise<Outcome<ReferralOverview, 'not-found'>>;
  friends(
    member: Holder,
    page: InputOf<typeof calls.referredFriends>,
  ): Promise<Outcome<Page<ReferredFriend>, 'not-found'>>;
  payments(
    member: Holder,
    page: InputOf<typeof calls.referralPayments>,
  ): Promise<Outcome<Page<ReferralPayment>>>;
  /** Sets the first terms of a brand from today; a brand that has terms is not changed. */
  addTerms(brand: string, terms: ReferralTerms): Promise<void>;
  /** For the job: pays the closed days of every brand whose time has come. */
  payDue(): Promise<void>;
  readonly admin: ReferralsAdmin;
}

export interface ReferralsUses {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly identity: Pick<Identity, 'inviteCodeOf'>;
  readonly ledger: Ledger;
  readonly live: Live;
  readonly protection: Pick<Protection, 'isAway'>;
  readonly reports: Pick<Reports, 'catchUpAll'>;
}

const pageSize = 15;
const activeDays = 30;
const unknownBrand = fail('not-found', { detail: 'This brand is no longer served.' });

export function createReferrals(core: Core, uses: ReferralsUses): Referrals {
  const { db, clock, ids } = core;
  const { brands, identity, live, protection } = uses;
  const pay = createReferralPayments(core, uses);

  const todayAt = ({ settings }: Brand) => dayIn(settings.profile.timeZone, clock.now());
  const activeSince = (brand: Brand) => dayAfter(todayAt(brand), -activeDays);

  function stateOf({ type }: Holder, brand: Brand): ReferralOverview['state'] {
    if (!capabilitiesOf(brand.flags).referral) return 'off';
    return agentTypes.includes(type) ? 'agent' : 'on';
  }

  async function moneyOf({ id: member }: Holder, brand: Brand) {
    const carry = await carries.read(db.read, { member, currency: brand.currency });
    const unpaid = sumOf(await earnedBy(db.read, { member, brand, now: clock.now() }));
    return {
      waiting: formatAmount(carry + unpaid),
      paid: formatAmount(await paidTo(db.read, member)),
    };
  }

  async function overviewOf(member: Holder, brand: Brand): Promise<ReferralOverview> {
    const { timeZone } = brand.settings.profile;
    const state = stateOf(member, brand);
    const known =
      state === 'on' ? termsOn(await termsOf(db.read, brand.code), todayAt(brand)) : null;
    const terms = known ?? noTerms;
    const levels = await levelsOf(db.read, member.id);
    const next = nextPaymentAt(timeZone, terms.payAt, clock.now()).toISOString();
    return {
      ...{ state, terms, timeZone, currency: brand.currency },
      code: state === 'on' ? await identity.inviteCodeOf(member.id) : null,
      nextPaymentAt: terms.isEnabled ? next : null,
      friends: await countFriends(db.read, { member: member.id, activeSince: activeSince(brand) }),
      levels: terms.levels.map((_, index) => {
        const found = levels.find(({ level }) => level === index + 1);
        return { friends: found?.friends ?? 0, paid: formatAmount(found?.paid ?? 0n) };
      }),
      ...(await moneyOf(member, brand)),
      isPaused: await protection.isAway(member),
    };
  }

  async function payBrand(brand: Brand): Promise<void> {
    const terms = await termsOf(db.read, brand.code);
    if (terms.length === 0) return;
    const { payAt } = termsOn(terms, todayAt(brand));
    await payClosedDay(core, uses, {
      ...{ brand, payAt, runs: 'referral_run' },
      earnersAt: () => referrersOf(db.read, brand.code),
      pay: (member) => pay({ member, brand }),
    });
  }

  return {
    admin: createReferralsAdmin(core, uses),

    async record(tx, { friend, referrer, visitor: { brand } }) {
      await insertReferral(tx, {
        id: ids.next('rfl'),
        friend_id: friend,
        referrer_id: referrer,
        brand: brand.code,
        joined_at: clock.now(),
        joinedDay: todayAt(brand),
      });
      await holdNewFriend(tx, { friend, referrer });
      await live.publish(tx, 'referral.changed', { member: referrer }, { reason: 'friend' });
    },

    async overview(member) {
      const brand = await brands.byCode(member.brand);
      return brand ? done(await overviewOf(member, brand)) : unknownBrand;
    },

    async friends({ id: member, brand: code }, { limit = pageSize, ...page }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const query = { ...page, member, limit: limit + 1, activeSince: activeSince(brand) };
      const rows = await friendsOf(db.read, query);
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return done({ rows: shown.map(shownFriend), next });
    },

    async payments({ id: member }, { limit = pageSize, ...page }) {
      const rows = await paymentsOf(db.read, { ...page, member, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const parts = await partsOf(
        db.read,
        shown.map(({ id }) => id),
      );
      return done({
        rows: shown.map((row) => shownPayment(row, parts)),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    async addTerms(code, terms) {
      const brand = await brands.byCode(code);
      if (!brand || (await termsOf(db.read, code)).length > 0) return;
      await db.transaction((tx) => saveTerms(tx, code, { from: todayAt(brand), terms }));
    },

    async payDue() {
      for (const brand of await brands.all()) await payBrand(brand);
    },
  };
}

const shownStates = {
  open: 'counted',
  released: 'counted',
  held: 'in-review',
  rejected: 'not-counted',
} as const;

const shownFriend = (row: FriendRow): ReferredFriend => ({
  id: row.id,
  account: maskedAccount(row.account),
  joinedAt: row.joined_at.toISOString(),
  progress: row.progress,
  state: shownStates[row.state],
  earned: formatAmount(row.earned),
});
