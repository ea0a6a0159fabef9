import { drawV1 } from '@croupier/contracts';
import {
  isPickType,
  type ChoicePlayType,
  type GameDefinition,
  type PickPlayType,
  type PlayTypeDefinition,
} from '@croupier/platform/modules/lottery/definitions/game-definition';
import { builtInGames } from '@croupier/platform/modules/lottery/definitions/games';
import { returnOfChoice, returnOfPick } from '@croupier/platform/modules/lottery/definitions/odds';
import { pricedFor } from '@croupier/platform/modules/lottery/definitions/prices';
import type { Rational } from '@croupier/platform/modules/lottery/definitions/rational';
import {
  partsOf,
  pickOf,
  winnersOf,
  type Winners,
} from '@croupier/platform/modules/lottery/definitions/winners';
import type { Row } from './row.ts';

const draws = 100_000;
const drawsAtOnce = 500;
/** Some hundred plays are compared at once: in one of a thousand runs a right one is this far off by chance. */
const mostDeviations = 5;

/** A game at the odds of one of its prize modes, and the tally of each of its play types. */
interface Priced {
  readonly name: string;
  readonly tallies: readonly Tally[];
}

/**
 * Draws of each instant game: what each play type pays for a stake, against the exact return, at the odds of each
 * prize mode. Fixed seeds: the same numbers in every run. Fails if a play type's mean differs from its exact return
 * by more than five deviations.
 */
export async function instantLotteryRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const game of builtInGames.filter(isInstant)) rows.push(...(await rowsOf(game)));
  return rows;
}

const isInstant = ({ schedule }: GameDefinition): boolean =>
  schedule.kind === 'every' && schedule.seconds < 60;

async function rowsOf(game: GameDefinition): Promise<Row[]> {
  const priced = game.prizeModes.map(({ mode }): Priced => {
    const atMode = pricedFor(game, { prizeMode: mode, profile: 'open' });
    if (!atMode) throw new Error(`${game.gameId} has no odds for ${mode}`);
    return {
      name: `${game.gameId} at ${mode} odds`,
      tallies: atMode.playTypes.map((playType) => createTally(atMode, playType)),
    };
  });
  const picks = new Map<string, string>();
  for (let first = 0; first < draws; first += drawsAtOnce) {
    const set = Array.from({ length: drawsAtOnce }, (_, index) => drawNumber(game, first + index));
    for (const result of await Promise.all(set)) {
      const winners = winnersOf(game, result);
      for (const { tallies } of priced) for (const tally of tallies) tally.add(winners, picks);
      for (const pick of winners.named.keys()) picks.set(partsOf(pick).playType, pick);
    }
  }
  return priced.map(rowFor);
}

function drawNumber({ drawFamily }: GameDefinition, number: number): Promise<number[]> {
  const serverSeed = number.toString(16).padStart(64, '0');
  return drawV1({ serverSeed, family: drawFamily, numero: String(number), external: 'local:1:00' });
}

function rowFor({ name, tallies }: Priced): Row {
  const seen = tallies.map((tally) => tally.seen());
  for (const { playType, mean, exact, error } of seen)
    if (Math.abs(mean - exact) > mostDeviations * error)
      throw new Error(`${name}: ${playType} pays ${mean} and states ${exact}: more than by chance`);
  const meanOf = (figure: 'mean' | 'exact') =>
    seen.reduce((sum, one) => sum + one[figure], 0) / seen.length;
  return {
    what: `${name}: paid back, mean of ${seen.length} play types`,
    unit: '%',
    value: meanOf('mean') * 100,
    baseline: { name: 'exact', value: meanOf('exact') * 100 },
  };
}

interface Tally {
  /** Counts what the play paid in a draw. The picks, by play type, are some that won before: any pick will do. */
  add(winners: Winners, picks: ReadonlyMap<string, string>): void;
  seen(): {
    readonly playType: string;
    readonly mean: number;
    readonly exact: number;
    /** Standard error of the mean, or a bound of it. */
    readonly error: number;
  };
}

function createTally(game: GameDefinition, playType: PlayTypeDefinition): Tally {
  let [count, sum, squares] = [0, 0, 0];
  const exact = isPickType(playType)
    ? numberOf(returnOfPick(game, playType))
    : playType.choices.reduce((all, choice) => all + numberOf(returnOfChoice(game, choice)), 0) /
      playType.choices.length;
  return {
    add(winners, picks) {
      const paid = isPickType(playType)
        ? paidForPick(playType, winners, picks)
        : paidForChoices(playType, winners);
      if (paid === null) return;
      count += 1;
      sum += paid;
      squares += paid * paid;
    },
    seen() {
      const mean = sum / count;
      // A rare prize may never have come: its variance is at most the highest payment times the mean.
      const variance = isPickType(playType)
        ? (highestOf(playType) * exact) / playType.unitStake
        : squares / count - mean * mean;
      return { playType: playType.code, mean, exact, error: Math.sqrt(variance / count) };
    },
  };
}

/** What one unit pays, spread evenly over all choices. */
function paidForChoices({ code, choices }: ChoicePlayType, { named }: Winners): number {
  const paid = choices.reduce((sum, { code: choice, pays }) => {
    const hits = named.get(pickOf(code, choice)) ?? [];
    return sum + pays.reduce((all, { odds }, tier) => all + Number(odds) * (hits[tier] ?? 0), 0);
  }, 0);
  return paid / choices.length;
}

/** What one unit pays; `null` as long as there is no pick. */
function paidForPick(
  { code, odds, unitStake }: PickPlayType,
  winners: Winners,
  picks: ReadonlyMap<string, string>,
): number | null {
  const pick = picks.get(code);
  if (pick === undefined) return null;
  const hits = winners.judge(pick) ?? [];
  return odds.reduce((sum, one, tier) => sum + Number(one) * (hits[tier] ?? 0), 0) / unitStake;
}

const highestOf = ({ odds }: PickPlayType): number => Math.max(...odds.map(Number));

const numberOf = ({ over, under }: Rational): number => Number(over) / Number(under);
