import {
  formatAmount,
  type AdminRebate,
  type InputOf,
  type MemberId,
  type Page,
  type RebateFilter,
  type RebateMember,
  type RebateSum,
  type RebateTotals,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { inEveryLanguage } from '../../in-every-language.ts';
import { dayjs } from '../../zoned-time.ts';
import type { Catalogue } from './catalogue.ts';
import {
  placeOf,
  rebatesIn,
  rebateSums,
  rebateTotals,
  type AdminRebateRow,
  type RebateQuery,
  type RebateSumRow,
} from './rebates-admin.store.ts';

/** Read-only views of rebates for operators. */
export interface RebatesAdmin {
  rebates(asked: InputOf<typeof calls.adminRebates>): Promise<Page<AdminRebate>>;
  totals(asked: InputOf<typeof calls.rebateTotals>): Promise<RebateTotals>;
}

/** A member's account name; `null` for an unknown member. */
export type AccountOf = (id: MemberId) => Promise<string | null>;

interface Dependencies {
  readonly catalogue: Catalogue;
  readonly accountOf: AccountOf;
}

const pageSize = 50;
const sumsShown = 100;

export function createRebatesAdmin(
  { db }: Core,
  { catalogue, accountOf }: Dependencies,
): RebatesAdmin {
  async function rebates({
    before,
    limit = pageSize,
    ...filter
  }: InputOf<typeof calls.adminRebates>): Promise<Page<AdminRebate>> {
    const place = before === undefined ? {} : { before };
    const rows = await rebatesIn(db.read, { ...queryOf(filter), ...place, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const members = await membersOf(
      shown.flatMap(({ member_id, player_id }) => [member_id, player_id]),
    );
    const views = await Promise.all(
      shown.map(async (row) => rebateView(row, await nameOf(row.game_id), members)),
    );
    return { rows: views, next: rows.length > limit && last ? placeOf(last) : null };
  }

  async function totals({
    by,
    ...filter
  }: InputOf<typeof calls.rebateTotals>): Promise<RebateTotals> {
    const query = queryOf(filter);
    const [all, rows] = await Promise.all([
      rebateTotals(db.read, query),
      rebateSums(db.read, query, { by, limit: sumsShown }),
    ]);
    const sums = await Promise.all(rows.map((row) => sumView(row, by)));
    return {
      totals: all.map(({ currency, units }) => ({ currency, amount: formatAmount(units) })),
      sums,
    };
  }

  /** Each member of a page, looked up once. */
  async function membersOf(ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>> {
    return new Map(
      await Promise.all(
        [...new Set(ids)].map(async (id): Promise<[MemberId, string]> => [id, await labelOf(id)]),
      ),
    );
  }

  const labelOf = async (id: MemberId) => (await accountOf(id)) ?? id;

  async function sumView(
    { key, game_id, numero, currency, units, payments }: RebateSumRow,
    by: InputOf<typeof calls.rebateTotals>['by'],
  ): Promise<RebateSum> {
    const isOfGame = by === 'game' || by === 'draw';
    const labels = { day: key, game: game_id, draw: numero, member: key };
    return {
      key,
      label: by === 'member' ? await labelOf(memberIdOf(key)) : labels[by],
      gameName: isOfGame ? await nameOf(game_id) : null,
      currency,
      amount: formatAmount(units),
      payments,
    };
  }

  /** A game that no longer exists is shown by its id. */
  async function nameOf(gameId: string) {
    const game = await catalogue.gameOf(gameId);
    return game?.name ?? inEveryLanguage(gameId);
  }

  return { rebates, totals };
}

function rebateView(
  row: AdminRebateRow,
  gameName: AdminRebate['gameName'],
  accounts: ReadonlyMap<MemberId, string>,
): AdminRebate {
  const member = (id: MemberId): RebateMember => ({ id, account: accounts.get(id) ?? id });
  return {
    id: row.transfer_id,
    ticketId: row.ticket_id,
    brand: row.brand,
    earner: member(row.member_id),
    player: member(row.player_id),
    gameName,
    drawId: row.draw_id,
    numero: row.numero,
    amount: formatAmount(row.amount_units),
    currency: row.currency,
    paidAt: row.earned_at.toISOString(),
  };
}

function queryOf({ from, to, ...rest }: RebateFilter): RebateQuery {
  return {
    ...rest,
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(to === undefined ? {} : { until: dayjs.utc(to).add(1, 'day').toDate() }),
  };
}

const memberIdOf = (key: string): MemberId => key as MemberId;
