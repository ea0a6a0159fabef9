import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import { createBrands, type Brand } from '../modules/brands/index.ts';
import { accounts, type TransferKind } from '../modules/ledger/index.ts';
import { createLive } from '../modules/live/index.ts';
import { createRollUps } from '../modules/reports/index.ts';
import { createRewards, type Issuers } from '../modules/rewards/index.ts';
import { paymentTable } from './payment-table.ts';

export type RewardTable = Awaited<ReturnType<typeof rewardTable>>;

/** Members who bet and deposit, roll-ups of their bookings, and rewards, on a fresh database. */
export async function rewardTable({
  issuers = {},
  twoPersonUnits = null,
}: { readonly issuers?: Issuers; readonly twoPersonUnits?: bigint | null } = {}) {
  const table = await paymentTable();
  const { core, ledger } = table;
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const away = new Set<MemberId>();
  const protection = { isAway: async ({ id }: { readonly id: MemberId }) => away.has(id) };
  const rewards = createRewards(core, {
    ledger,
    live,
    protection,
    twoPersonUnitsOf: async () => twoPersonUnits,
    freeRounds: {
      isOfferedBy: () => false,
      grant: () => Promise.reject(new Error('no provider offers free rounds here')),
      cancel: async () => 0,
      of: async () => [],
      expire: async () => undefined,
      notify: async () => undefined,
    },
    issuers,
  });
  const chase = core.ids.next('chs');
  await sql`INSERT INTO lottery_chase
    (id, brand, member_id, game_id, currency, key, slip_hash, slip, stop_on_win, stake_units, state, placed_at)
    VALUES (${chase}, 'padma', 'mem_other', 'k3-1m', 'BDT', 'key', '', '{}', false, 1, 'running', now())`.execute(
    core.db.read,
  );

  /** A booking of the lottery: stakes go out, refunds and payouts come in. */
  async function book(member: MemberId, kind: TransferKind, amountUnits: bigint): Promise<void> {
    const [cash, stakes] = [accounts.cash(member), accounts.chase(chase)];
    const [from, to] = kind === 'stake' ? [cash, stakes] : [stakes, cash];
    const key = core.ids.next('key');
    const moves = [{ from, to, amountUnits }];
    const booking = { key, kind, currency: 'BDT', reference: chase, moves };
    await core.db.transaction((tx) => ledger.book(tx, [booking]));
  }

  async function brandOf(code: string): Promise<Brand> {
    const brand = await brands.byCode(code);
    if (!brand) throw new Error(`the brand ${code} is missing`);
    return brand;
  }

  async function grantsOf(member: MemberId): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM reward_grant WHERE member_id = ${member}`.execute(
      core.db.read,
    );
    return rows[0]?.count ?? 0;
  }

  const balance = async (member: MemberId): Promise<bigint> =>
    (await ledger.balance(accounts.cash(member))).balanceUnits;

  return {
    ...table,
    live,
    brands,
    brand: await brandOf('padma'),
    away,
    protection,
    rewards,
    reports: createRollUps(core, { brands }),
    book,
    grantsOf,
    balance,
  };
}
