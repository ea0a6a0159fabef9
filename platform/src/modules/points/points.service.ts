import {
  earningTypes,
  formatAmount,
  unitsPerCurrencyUnit,
  type EarningType,
  type InputOf,
  type Language,
  type OutputOf,
  type Page,
  type PointBalance,
  type PointConfig,
  type PointItem,
  type PointItemId,
  type PointEntry,
  type PointEntryId,
  type PointOrder,
  type PointRulesDraft,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { createDocuments, wordsFor } from '../documents/index.ts';
import type { Identity, Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import { createReportReader, givenByType, type Reports } from '../reports/index.ts';
import type { Issuer, Rewards } from '../rewards/index.ts';
import { convert, worthOf, type ConvertFailure } from './conversion.ts';
import { earn, pointsReader } from './earn.ts';
import { redeem, shownItems, type RedeemFailure } from './mall.ts';
import { addStock, ordersIn } from './mall.store.ts';
import { creditPoints, type PointCredit } from './point-bookings.ts';
import { pointItemKind, pointRulesKind } from './point-kinds.ts';
import { createPointsAdmin, type PointsAdmin } from './points-admin.ts';
import { entriesOf, owedOf } from './points.store.ts';
import { shownEntry, shownOrder } from './shown-points.ts';

type UnknownBrand = 'not-found';

export interface Points {
  config(brand: Brand, language: Language): Promise<PointConfig>;
  balance(member: Member): Promise<Outcome<PointBalance, UnknownBrand>>;
  items(brand: Brand, language: Language): Promise<readonly PointItem[]>;
  redeem(
    member: Member,
    input: InputOf<typeof calls.redeemPointReward>,
    key: string,
  ): Promise<Outcome<PointOrder, RedeemFailure>>;
  convert(
    member: Member,
    input: InputOf<typeof calls.convertPoint>,
    key: string,
  ): Promise<Outcome<OutputOf<typeof calls.convertPoint>, ConvertFailure | UnknownBrand>>;
  orders(
    member: Member,
    query: InputOf<typeof calls.pointRedeemList>,
  ): Promise<Outcome<Page<PointOrder>, UnknownBrand>>;
  entries(
    member: Member,
    query: InputOf<typeof calls.pointTransactions>,
  ): Promise<Outcome<Page<PointEntry>, UnknownBrand>>;
  /** For other modules: points that a member gets, once for each source. Answers the line's id. */
  credit(tx: Tx, credit: PointCredit): Promise<PointEntryId>;
  /** Issues a reward of points. */
  readonly issue: Issuer<'points'>;
  /** For the job: books what members earned since the last run. */
  earnDue(): Promise<void>;
  /** Stock of an item of the installation; an item that has a stock keeps it. */
  seedStock(stock: { brand: string; id: PointItemId; stock: number | null }): Promise<void>;
  readonly admin: PointsAdmin;
}

export interface PointsUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byId' | 'byAccount'>;
  readonly ledger: Ledger;
  readonly live: Live;
  readonly reports: Pick<Reports, 'catchUp'>;
  readonly rewards: Pick<Rewards, 'grant'>;
  /** The most money that one operator may give alone; `null`: no bound. */
  twoPersonUnitsOf(brand: string): Promise<bigint | null>;
}

const pageSize = 15;
const unknownBrand = fail('not-found', { detail: 'This brand is no longer served.' });

const noRules = {
  words: {},
  isEnabled: false,
  rates: {},
  pointsPerUnit: null,
  leastConverted: 1,
} as const;

export function createPoints(core: Core, uses: PointsUses): Points {
  const { db, clock } = core;
  const { brands, identity, ledger, live, reports, rewards, twoPersonUnitsOf } = uses;
  const rules = createDocuments({ core, live }, pointRulesKind);
  const items = createDocuments({ core, live }, pointItemKind);
  const reader = createReportReader(core, pointsReader);
  const mall = { core, ledger, live, items, rewards };

  async function rulesOf(brand: Brand): Promise<PointRulesDraft | null> {
    const [found] = await rules.shown({ brand, now: clock.now() });
    return found?.content ?? null;
  }

  const earning = {
    ...mall,
    reader,
    rulesOf,
    memberOf: identity.byId,
    brandOf: brands.byCode,
  };

  return {
    async config(brand, language) {
      const { words, isEnabled, rates, pointsPerUnit, leastConverted } =
        (await rulesOf(brand)) ?? noRules;
      const { title = '', text = '' } = wordsFor(words, { brand, language }) ?? {};
      const { currency } = brand;
      return { title, text, currency, isEnabled, rates, pointsPerUnit, leastConverted };
    },

    async balance(member) {
      const brand = await brands.byCode(member.brand);
      if (!brand) return unknownBrand;
      await reports.catchUp(member.id);
      await earn(earning, member.id);
      const [{ balanceUnits }, owed, earned, found] = await Promise.all([
        ledger.balance(accounts.points(member.id)),
        owedOf(db.read, member.id),
        givenByType<EarningType>(db.read, { reader: pointsReader, member: member.id }),
        rulesOf(brand),
      ]);
      const rate = found?.pointsPerUnit ?? null;
      return done({
        points: formatAmount(balanceUnits),
        worth: rate === null ? null : formatAmount(worthOf(balanceUnits, rate).cashUnits),
        currency: brand.currency,
        owed: formatAmount(owed),
        earned: earningTypes.map((type) => ({
          type,
          points: formatAmount(earned.get(type) ?? 0n),
        })),
      });
    },

    items: (brand, language) => shownItems(mall, brand, language),

    async redeem(member, input, key) {
      const brand = await brands.byCode(member.brand);
      return brand ? redeem(mall, { member, brand, input, key }) : unknownBrand;
    },

    async convert(member, input, key) {
      const brand = await brands.byCode(member.brand);
      if (!brand) return unknownBrand;
      return convert(mall, { member, rules: await rulesOf(brand), input, key });
    },

    async orders({ id, brand: code }, { limit = pageSize, ...query }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const rows = await ordersIn(db.read, { ...query, member: id, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return done({ rows: shown.map((row) => shownOrder(row, brand)), next });
    },

    async entries({ id, brand: code }, { limit = pageSize, ...query }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const rows = await entriesOf(db.read, { ...query, member: id, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return done({ rows: shown.map((row) => shownEntry(row, brand)), next });
    },

    credit: (tx, credit) => creditPoints(tx, mall, credit),

    async issue(tx, { key, member, reward }) {
      const amountUnits = BigInt(reward.points) * unitsPerCurrencyUnit;
      const source = `reward:${key}`;
      return done(await creditPoints(tx, mall, { member, type: 'redeem', amountUnits, source }));
    },

    async earnDue() {
      for (const member of await reader.changed()) await earn(earning, member);
    },

    seedStock: (stock) => db.transaction((tx) => addStock(tx, stock)),

    admin: createPointsAdmin({ ...mall, rules, rulesOf, brands, identity, twoPersonUnitsOf }),
  };
}
