import {
  formatAmount,
  type AdminPointOrder,
  type InputOf,
  type MemberPoints,
  type Page,
  type PointItemDraft,
  type PointItemId,
  type PointEntry,
  type PointRulesDraft,
  type PointStock,
  type calls,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Identity } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { adjustPoints } from './adjust-points.ts';
import { decideOrder, trackOrder, type OrderFailure } from './order-decisions.ts';
import type { MallUses } from './mall.ts';
import { lockStock, orderedOf, ordersIn, setStock, stocksOf } from './mall.store.ts';
import { entriesOf } from './points.store.ts';
import { shownEntry, shownOrder } from './shown-points.ts';

export interface PointsAdmin {
  readonly rules: Documents<PointRulesDraft, 'rules'>;
  readonly items: Documents<PointItemDraft, PointItemId>;
  stocks(brand: string): Promise<readonly PointStock[]>;
  /** Sets the stock if it is still what the operator saw. */
  setStock(
    operator: Actor,
    input: InputOf<typeof calls.setPointStock>,
  ): Promise<Outcome<void, 'not-found' | 'version-conflict'>>;
  orders(
    query: InputOf<typeof calls.pointOrders>,
  ): Promise<Outcome<Page<AdminPointOrder>, 'not-found'>>;
  /** A rejection gives back points and stock, an approval delivers. */
  decide(
    operator: Actor,
    input: InputOf<typeof calls.decidePointOrder>,
  ): Promise<Outcome<void, OrderFailure>>;
  track(
    operator: Actor,
    input: InputOf<typeof calls.trackPointOrder>,
  ): Promise<Outcome<void, 'not-found'>>;
  member(query: InputOf<typeof calls.memberPoints>): Promise<Outcome<MemberPoints, 'not-found'>>;
  /** The same key is one adjustment. */
  adjust(
    operator: Actor,
    input: InputOf<typeof calls.adjustPoints>,
    key: string,
  ): Promise<
    Outcome<
      PointEntry,
      'not-found' | 'insufficient-points' | 'amount-out-of-range' | 'idempotency-key-reused'
    >
  >;
}

export interface PointsAdminUses extends MallUses {
  readonly rules: Documents<PointRulesDraft, 'rules'>;
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly ledger: Pick<Ledger, 'batch' | 'book' | 'balance'>;
  rulesOf(brand: Brand): Promise<PointRulesDraft | null>;
  twoPersonUnitsOf(brand: string): Promise<bigint | null>;
}

const pageSize = 30;
const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const unknownMember = fail('not-found', { detail: 'There is no such member.' });

export function createPointsAdmin(uses: PointsAdminUses): PointsAdmin {
  const { core, brands, identity, items, ledger, rules, rulesOf, twoPersonUnitsOf } = uses;
  const { db } = core;

  /** What one operator's money is worth in points; without a conversion to cash there is no bound. */
  async function mostUnitsFor(brand: Brand): Promise<bigint | null> {
    const [found, twoPersonUnits] = await Promise.all([
      rulesOf(brand),
      twoPersonUnitsOf(brand.code),
    ]);
    const perUnit = found?.pointsPerUnit ?? null;
    return perUnit === null || twoPersonUnits === null ? null : twoPersonUnits * BigInt(perUnit);
  }

  async function setStockIn(
    tx: Tx,
    operator: Actor,
    { brand, id, stock, before, note }: InputOf<typeof calls.setPointStock>,
  ) {
    if ((await lockStock(tx, brand, id)) !== before) return fail('version-conflict');
    await setStock(tx, brand, { id, stock });
    await recordAudit(tx, core, operator, {
      action: 'points.stock-set',
      subject: `${brand}/${id}`,
      before: JSON.stringify({ stock: before }),
      after: JSON.stringify({ stock }),
      note,
    });
    return done(undefined);
  }

  return {
    rules,
    items,

    async stocks(brand) {
      const [known, stocks, ordered] = await Promise.all([
        items.list(brand),
        stocksOf(db.read, brand),
        orderedOf(db.read, brand),
      ]);
      return known.map(({ id }) => {
        const stock = stocks.get(id);
        return { id, stock: stock === undefined ? 0 : stock, ordered: ordered.get(id) ?? 0 };
      });
    },

    async setStock(operator, input) {
      const known = await items.list(input.brand);
      if (!known.some(({ id }) => id === input.id))
        return fail('not-found', { detail: 'This item is not there any more.' });
      return db.transaction((tx) => setStockIn(tx, operator, input));
    },

    async orders({ brand: code, limit = pageSize, ...query }) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const rows = await ordersIn(db.read, { ...query, brand: code, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map((row) => ({
          ...shownOrder(row, brand),
          brand: row.brand,
          memberId: row.member_id,
          account: row.account,
          decidedBy: row.decided_by,
        })),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    async decide(operator, input) {
      const brand = await brands.byCode(input.brand);
      if (!brand) return unknownBrand;
      return db.transaction((tx) => decideOrder(tx, uses, { operator, brand, input }));
    },

    track: (operator, input) => db.transaction((tx) => trackOrder(tx, uses, operator, input)),

    async member({ brand: code, account, limit = pageSize, before }) {
      const brand = await brands.byCode(code);
      const member = await identity.byAccount(code, account);
      if (!brand || !member) return unknownMember;
      const [{ balanceUnits }, rows] = await Promise.all([
        ledger.balance(accounts.points(member.id)),
        entriesOf(db.read, { member: member.id, limit: limit + 1, ...(before && { before }) }),
      ]);
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return done({
        memberId: member.id,
        account: member.account,
        points: formatAmount(balanceUnits),
        entries: { rows: shown.map((row) => shownEntry(row, brand)), next },
      });
    },

    async adjust(operator, { brand: code, account, ...adjustment }, key) {
      const brand = await brands.byCode(code);
      const member = await identity.byAccount(code, account);
      if (!brand || !member) return unknownMember;
      const mostUnits = await mostUnitsFor(brand);
      const adjusted = await db.transaction((tx) =>
        adjustPoints(tx, uses, { ...adjustment, operator, member, key, mostUnits }),
      );
      return adjusted.ok ? done(shownEntry({ ...adjusted.value, item: null }, brand)) : adjusted;
    },
  };
}
