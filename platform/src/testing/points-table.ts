import {
  parseAmount,
  type EarningType,
  type MemberId,
  type PointItemDraft,
  type PointItemId,
  type PointRulesDraft,
} from '@croupier/contracts';
import { sql } from 'kysely';
import { createBrands } from '../modules/brands/index.ts';
import { accounts, type TransferKind } from '../modules/ledger/index.ts';
import { createLive } from '../modules/live/index.ts';
import { createPoints } from '../modules/points/index.ts';
import type { Providers } from '../modules/providers/index.ts';
import { createRollUps } from '../modules/reports/index.ts';
import { createRewards } from '../modules/rewards/index.ts';
import { paymentTable } from './payment-table.ts';

export const pointRules: PointRulesDraft = {
  words: { bn: { title: 'Points', text: '' } },
  isEnabled: true,
  from: '2020-01-01',
  // One point for 100.00 staked.
  rates: { lottery: 100, deposit: 50 },
  pointsPerUnit: 10,
  leastConverted: 10,
};

export const pointItem: PointItemDraft = {
  words: { bn: { title: 'Mug', text: 'A mug.' } },
  category: 'home',
  gives: { kind: 'physical' },
  price: 20,
  art: 'mug',
  perMember: null,
  isAutomatic: false,
};

export const deliveryAddress = {
  name: 'Rahim Uddin',
  mobile: '01712345678',
  street: '12 River Road',
  city: 'Dhaka',
  postcode: '1205',
};

/** No provider of these tests offers free rounds. */
export const noFreeRounds: Providers['freeRounds'] = {
  isOfferedBy: () => false,
  grant: () => Promise.reject(new Error('no provider offers free rounds here')),
  cancel: async () => 0,
  of: async () => [],
  expire: async () => undefined,
  notify: async () => undefined,
};

/** Points on a fresh database, with members who stake in the lottery. */
export async function pointsTable(
  rules: Partial<PointRulesDraft> = {},
  twoPersonUnits: bigint | null = null,
) {
  const table = await paymentTable();
  const { core, identity, ledger } = table;
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const reports = createRollUps(core, { brands });
  const twoPersonUnitsOf = async () => twoPersonUnits;
  const rewards = createRewards(core, {
    ledger,
    live,
    protection: { isAway: async () => false },
    freeRounds: noFreeRounds,
    twoPersonUnitsOf,
    issuers: { points: (tx, order) => points.issue(tx, order) },
  });
  const points = createPoints(core, {
    brands,
    identity,
    ledger,
    live,
    reports,
    rewards,
    twoPersonUnitsOf,
  });
  const operator = { name: 'mina' };
  const place = { brand: 'padma', revision: 0, note: 'test' };
  const saved = await points.admin.rules.save(
    { ...place, id: null, draft: { ...pointRules, ...rules }, publish: true },
    operator,
  );
  if (!saved.ok) throw new Error(saved.code);
  const chase = core.ids.next('chs');
  await sql`INSERT INTO lottery_chase
    (id, brand, member_id, game_id, currency, key, slip_hash, slip, stop_on_win, stake_units, state, placed_at)
    VALUES (${chase}, 'padma', 'mem_other', 'k3-1m', 'BDT', 'key', '', '{}', false, 1, 'running', now())`.execute(
    core.db.read,
  );

  async function book(member: MemberId, kind: TransferKind, amount: string): Promise<void> {
    const [cash, stakes] = [accounts.cash(member), accounts.chase(chase)];
    const [from, to] = kind === 'stake' ? [cash, stakes] : [stakes, cash];
    const moves = [{ from, to, amountUnits: parseAmount(amount) ?? 0n }];
    const booking = { key: core.ids.next('key'), kind, currency: 'BDT', reference: chase, moves };
    await core.db.transaction((tx) => ledger.book(tx, [booking]));
    await reports.catchUpAll();
  }

  async function addItem(
    changes: Partial<PointItemDraft> = {},
    stock: number | null = 1,
  ): Promise<PointItemId> {
    const draft = { ...pointItem, ...changes };
    const added = await points.admin.items.save(
      { ...place, id: null, draft, publish: true },
      operator,
    );
    if (!added.ok) throw new Error(added.code);
    const { id } = added.value;
    await points.admin.setStock(operator, { brand: 'padma', id, stock, before: 0, note: 'new' });
    return id;
  }

  const grant = (member: MemberId, amount: string, type: EarningType = 'rng') =>
    core.db.transaction((tx) =>
      points.credit(tx, {
        member,
        type,
        amountUnits: parseAmount(amount) ?? 0n,
        source: core.ids.next('key'),
      }),
    );

  const pointsOf = async (member: MemberId) =>
    (await ledger.balance(accounts.points(member))).balanceUnits;

  return { ...table, brands, reports, points, rules: saved.value, book, addItem, grant, pointsOf };
}
