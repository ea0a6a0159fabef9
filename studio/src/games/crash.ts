import { languages, parseAmount, type Localized } from '@croupier/contracts';
import { kiteCurve, type CrashCurve } from './crash-curve.ts';
import { stakeEnds, type Game } from './game.ts';

/** A seat in the flight that currently accepts bets. */
export interface FlightChoice {
  readonly flight: string;
  /** Two seats per player. */
  readonly seat: 0 | 1;
  /** Hundredths at which the player is cashed out automatically; `null` for manual cash-out only. */
  readonly autoOdds: number | null;
}

export interface CrashNames {
  readonly code: string;
  readonly name: Localized;
  readonly art: string;
  readonly curve: CrashCurve;
  readonly stakes: Game['stakes'];
  readonly isHot: boolean;
}

/**
 * A kite whose line may be cut at any moment: a player who cashes out before is paid by the height of the
 * kite.
 */
export function crashGame({ code, name, art, curve, stakes, isHot }: CrashNames): Game {
  return {
    listing: {
      code,
      name,
      kind: 'PVP',
      classify: 'crash',
      launch_path: `/play/${code}`,
      art,
      rtp: curve.rtpPercent,
      ...stakeEnds(stakes),
      languages,
      hot: isHot,
    },
    stakes,
    face: { kind: 'crash', curve },
    roundsAtOnce: 2,
    isPacedByRoom: true,
    costOf: ({ currency, stake, choice }) =>
      stakes[currency]?.includes(stake) && isFlightChoice(choice) ? parseAmount(stake) : null,
    // The room decides the round, when the player cashes out or the flight ends.
    decide: () => null,
  };
}

export const crash = crashGame({
  code: 'kite_flight',
  name: {
    en: 'Kite Flight',
    bn: 'ঘুড়ির উড়ান',
    es: 'Vuelo de cometa',
    ar: 'رحلة الطائرة الورقية',
  },
  art: 'kite_flight',
  curve: kiteCurve,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
    EUR: ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00'],
  },
  isHot: true,
});

export function isFlightChoice(data: unknown): data is FlightChoice {
  if (typeof data !== 'object' || data === null) return false;
  if (!('flight' in data) || !('seat' in data) || !('autoOdds' in data)) return false;
  const { flight, seat, autoOdds } = data;
  return typeof flight === 'string' && (seat === 0 || seat === 1) && isAuto(autoOdds);
}

function isAuto(odds: unknown): boolean {
  if (odds === null) return true;
  const isWhole = typeof odds === 'number' && Number.isInteger(odds);
  return isWhole && odds >= kiteCurve.leastOdds && odds <= kiteCurve.mostOdds;
}

/** Value in units of a stake at `odds` hundredths, rounded down. */
export function worthOf(stakeUnits: bigint, odds: number): bigint {
  return (stakeUnits * BigInt(odds)) / 100n;
}
