import {
  formatAmount,
  type GameReturn,
  type OpenRound,
  type ProviderStanding,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { dayjs } from '../../zoned-time.ts';
import type { CallMeter } from './call-meter.ts';
import { heldWinCounts } from './held-wins.store.ts';
import { countriesOfProviders } from './lobby-countries.store.ts';
import type { LivePartners } from './live-partners.ts';
import {
  callsSince,
  dropCallsBefore,
  hiddenProviders,
  openRoundsBefore,
  returnsOf,
  shelvesOf,
  type CallCount,
  type ReturnRow,
} from './provider-admin.store.ts';

export interface ProviderAdmin {
  standings(): Promise<readonly ProviderStanding[]>;
  returns(query: { provider: string; brand: string; days: number }): Promise<readonly GameReturn[]>;
  openRounds(hours: number): Promise<readonly OpenRound[]>;
  /** Deletes counts older than the longest query period. */
  tidy(): Promise<void>;
}

interface Dependencies {
  readonly partners: LivePartners;
  readonly meter: CallMeter;
}

const lookedAtHours = 0.25;
const retentionHours = 24;
const staleHours = 48;
const roundsAtMost = 200;
/** Fewer rounds say nothing about a game: one large win is no error. */
const minRoundsForReturn = 500;
const deviations = 3;

export function createProviderAdmin(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { partners, meter }: Dependencies,
): ProviderAdmin {
  const ago = (hours: number) => dayjs.utc(clock.now()).subtract(hours, 'hour').toDate();

  return {
    async standings() {
      await partners.refresh();
      await meter.write();
      const [calls, shelves, hidden, countries, held] = await Promise.all([
        callsSince(db.read, ago(lookedAtHours)),
        shelvesOf(db.read, ago(staleHours)),
        hiddenProviders(db.read),
        countriesOfProviders(db.read),
        heldWinCounts(db.read),
      ]);
      return partners.all.map(({ id, displayName }) => {
        const snapshot = shelves.get(id);
        return {
          provider: id,
          name: displayName,
          games: snapshot?.games ?? 0,
          readAt: snapshot?.read_at?.toISOString() ?? null,
          openRounds: snapshot?.open ?? 0,
          staleRounds: snapshot?.stale ?? 0,
          heldWins: held.get(id) ?? 0,
          ...callsOf(calls.filter(({ provider }) => provider === id)),
          hiddenIn: hidden.filter(({ provider }) => provider === id).map(({ brand }) => brand),
          countries: countries
            .filter(({ provider }) => provider === id)
            .map(({ brand, mode, countries: named }) => ({ brand, mode, countries: named })),
        };
      });
    },

    async returns({ provider, brand, days }) {
      const rows = await returnsOf(db.read, { provider, brand, since: ago(days * 24) });
      return rows.map(returnOf).toSorted((a, b) => distance(b) - distance(a));
    },

    async openRounds(hours) {
      const rows = await openRoundsBefore(db.read, ago(hours), roundsAtMost);
      return rows.map((row) => ({
        id: row.id,
        provider: row.provider,
        providerRound: row.provider_round,
        game: row.name,
        account: row.account,
        brand: row.brand,
        currency: row.currency,
        staked: formatAmount(row.stake_units),
        held: formatAmount(row.held_units),
        startedAt: row.started_at.toISOString(),
        isParked: row.parked_at !== null,
      }));
    },

    tidy: () => db.transaction((tx) => dropCallsBefore(tx, ago(retentionHours))),
  };
}

function callsOf(counts: readonly CallCount[]) {
  const calls = counts.reduce((sum, count) => sum + count.calls, 0);
  const refused = new Map<string, number>();
  for (const { status, calls: some } of counts)
    if (status !== 'RS_OK') refused.set(status, (refused.get(status) ?? 0) + some);
  return {
    calls,
    p50Ms: quantile(counts, calls * 0.5),
    p95Ms: quantile(counts, calls * 0.95),
    p99Ms: quantile(counts, calls * 0.99),
    refusals: [...refused]
      .map(([status, some]) => ({ status, calls: some }))
      .toSorted((a, b) => b.calls - a.calls),
  };
}

/** Upper end of the duration class that contains the call of a rank; counts are stored by class. */
function quantile(counts: readonly CallCount[], rank: number): number | null {
  let passed = 0;
  for (const { atMostMs, calls } of counts.toSorted((a, b) => a.atMostMs - b.atMostMs)) {
    passed += calls;
    if (passed >= rank) return atMostMs;
  }
  return null;
}

/** The band is three standard deviations of the theoretical return of these rounds. */
export function returnOf(row: ReturnRow): GameReturn {
  const staked = Number(row.staked);
  const band = staked === 0 ? 0 : (100 * deviations * row.spread) / staked;
  const returned = staked === 0 ? 0 : (100 * Number(row.won)) / staked;
  const [from, to] = [Math.max(0, row.rtp - band), row.rtp + band];
  return {
    gameId: row.game_id,
    name: row.name,
    rounds: row.rounds,
    currency: row.currency,
    staked: formatAmount(row.staked),
    won: formatAmount(row.won),
    kept: formatAmount(row.staked - row.won),
    returned,
    theory: row.rtp,
    from,
    to,
    isOutside: row.rounds >= minRoundsForReturn && (returned < from || returned > to),
    byRule: row.by_rule,
    hiddenIn: row.hidden_in,
  };
}

/** The deviation from theory, in widths of the band. */
const distance = ({ returned, theory, to }: GameReturn) =>
  Math.abs(returned - theory) / Math.max(to - theory, 1e-9);
