import {
  reportDaysAtMost,
  type Localized,
  type ProfitReport,
  type ProfitInput,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn, type Day } from '../../zoned-day.ts';
import type { Brands } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { createBetRecord, type BetRecord, type BetRecordUses } from './bet-record.ts';
import { lotteryVendor } from './references.store.ts';
import { namesOfGames, readReport, type ReportRow } from './reports.store.ts';
import { createRollUps, type RollUps } from './roll-ups.ts';
import { shownReport, type ReportNames } from './shown-report.ts';

export interface Reports extends RollUps, BetRecord {
  /** A member's profit and loss, up to the latest booking. */
  profit(
    member: Pick<Member, 'id' | 'brand' | 'currency'>,
    input: ProfitInput,
  ): Promise<Outcome<ProfitReport, 'invalid-input'>>;
}

export interface ReportsUses extends BetRecordUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly lottery: Pick<Lottery, 'nameOf' | 'tickets'>;
  /** Name of a provider as shown to players. */
  vendorNameOf(provider: string): string;
}

const shownByDefault = 30;

export function createReports(core: Core, uses: ReportsUses): Reports {
  const { db, clock } = core;
  const rollUps = createRollUps(core, uses);

  async function namesFor(rows: readonly ReportRow[]): Promise<ReportNames> {
    const played = [...new Set(rows.flatMap(({ game }) => game ?? []))];
    const names = new Map<string, Localized>(await namesOfGames(db.read, played));
    const ofLottery = rows.filter(({ vendor }) => vendor === lotteryVendor);
    for (const { game } of ofLottery) {
      const name = game === null ? null : await uses.lottery.nameOf(game);
      if (name && game) names.set(game, name);
    }
    return {
      vendor: (vendor) => (isHouse(vendor) ? '' : uses.vendorNameOf(vendor)),
      game: (game) => names.get(game) ?? null,
    };
  }

  return {
    ...rollUps,
    ...createBetRecord(core, uses),

    async profit({ id, brand, currency }, { by = 'day', ...query }) {
      const timeZone = (await uses.brands.byCode(brand))?.settings.profile.timeZone ?? 'UTC';
      const today = dayIn(timeZone, clock.now());
      const span = spanOf(query, today);
      if (!span) return fail('invalid-input', longSpan);
      const isComplete = await rollUps.catchUp(id);
      const rows = await readReport(db.read, { member: id, currency, ...span });
      const shown = shownReport(rows, by, await namesFor(by === 'game' ? rows : []));
      return done({ currency, timeZone, today, ...span, isComplete, by, ...shown });
    },
  };
}

/** The platform's own lottery has no provider's name: pages say it in their language. */
const isHouse = (vendor: string) => vendor === '' || vendor === lotteryVendor;

export const longSpan = {
  detail: 'Choose a span of at most one year.',
  fields: { from: { code: 'range' } },
} as const;

/** `null` for a span that ends before it begins, or is too long. */
export function spanOf(
  { from, to }: Pick<ProfitInput, 'from' | 'to'>,
  today: Day,
): { readonly from: Day; readonly to: Day } | null {
  const end = to ?? today;
  const start = from ?? dayAfter(end, 1 - shownByDefault);
  return start <= end && start > dayAfter(end, -reportDaysAtMost) ? { from: start, to: end } : null;
}
