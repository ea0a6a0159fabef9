import {
  reportDaysAtMost,
  type Localized,
  type ProfitReport,
  type ProfitSpan,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn, type Day } from '../../zoned-day.ts';
import type { Brands } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import { lotteryVendor } from './references.store.ts';
import { namesOfGames, readReport, type ReportRow } from './reports.store.ts';
import { createRollUps, type RollUps } from './roll-ups.ts';
import { shownReport, type ReportNames } from './shown-report.ts';

export interface Reports extends RollUps {
  /** A member's profit and loss, up to the latest booking. */
  profit(
    member: Pick<Member, 'id' | 'brand' | 'currency'>,
    span: ProfitSpan,
  ): Promise<Outcome<ProfitReport, 'invalid-input'>>;
}

export interface ReportsUses {
  readonly brands: Pick<Brands, 'byCode'>;
  /** Name of a provider as shown to players. */
  vendorNameOf(provider: string): string;
  /** Name of a game of the lottery; `null` for an unknown one. */
  lotteryNameOf(game: string): Promise<Localized | null>;
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
      const name = game === null ? null : await uses.lotteryNameOf(game);
      if (name && game) names.set(game, name);
    }
    return {
      vendor: (vendor) => (vendor === lotteryVendor ? '' : uses.vendorNameOf(vendor)),
      game: (game) => names.get(game) ?? null,
    };
  }

  return {
    ...rollUps,

    async profit({ id, brand, currency }, asked) {
      const timeZone = (await uses.brands.byCode(brand))?.settings.profile.timeZone ?? 'UTC';
      const today = dayIn(timeZone, clock.now());
      const span = spanOf(asked, today);
      if (!span) return fail('invalid-input', longSpan);
      const isComplete = await rollUps.catchUp(id);
      const rows = await readReport(db.read, { member: id, currency, ...span });
      const shown = shownReport(rows, await namesFor(rows));
      return done({ currency, timeZone, today, ...span, isComplete, ...shown });
    },
  };
}

const longSpan = {
  detail: 'Choose a span of at most one year.',
  fields: { from: { code: 'range' } },
} as const;

/** `null` for a span that ends before it begins, or is too long. */
function spanOf(
  { from, to }: ProfitSpan,
  today: Day,
): { readonly from: Day; readonly to: Day } | null {
  const end = to ?? today;
  const start = from ?? dayAfter(end, 1 - shownByDefault);
  return start <= end && start > dayAfter(end, -reportDaysAtMost) ? { from: start, to: end } : null;
}
