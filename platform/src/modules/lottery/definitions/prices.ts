import {
  drawShapes,
  formatAmount,
  type ComplianceProfile,
  type PrizeMode,
} from '@croupier/contracts';
import { chanceOf, expectedHits } from './chance.ts';
import {
  isPickType,
  type ChoiceDefinition,
  type GameDefinition,
  type PickPlayType,
  type PlayTypeDefinition,
  type PrizeRule,
} from './game-definition.ts';
import { atPrices } from './price-list.ts';
import { oddsUnits, returnFloor } from './odds.ts';
import { isLess, none, plus, rational, times, type Rational } from './rational.ts';

/**
 * What a jurisdiction requires of plays that return less than the floor: a mark, or odds raised to the floor.
 */
const belowFloor: Readonly<Record<ComplianceProfile, 'marked' | 'repriced'>> = {
  open: 'marked',
  'uk-like': 'marked',
  'mga-like': 'repriced',
  'pagcor-like': 'repriced',
  'es-like': 'marked',
};

export interface Terms {
  readonly prizeMode: PrizeMode;
  readonly profile: ComplianceProfile;
  /** The member's own group; it counts when it is below the mode's. */
  readonly prizeGroup?: number | null;
}

/** The game at the odds of a prize mode and a profile; `null` for an unknown mode. */
export function pricedFor(game: GameDefinition, { prizeMode, profile, prizeGroup }: Terms) {
  const rule = game.prizeModes.find(({ mode }) => mode === prizeMode);
  if (!rule) return null;
  const group = groupFor(rule, prizeGroup ?? null);
  const target = group === null ? null : rational(BigInt(group), 2000n);
  const repriced = belowFloor[profile] === 'repriced';
  return remembered(game, `${prizeMode}:${group}:${repriced}`, () => ({
    ...game,
    playTypes: atPrices(game, rule.odds ?? {}).playTypes.map((playType) => {
      const priced = target ? atReturn(game, playType, () => target) : playType;
      return repriced ? atReturn(game, priced, upToFloor) : priced;
    }),
  }));
}

/** `null` when the listed odds apply. */
export function groupFor({ group }: PrizeRule, own: number | null): number | null {
  return group === null ? null : Math.min(group, own ?? group);
}

const known = new WeakMap<GameDefinition, Map<string, GameDefinition>>();

/** Pricing is exact and slow, so results are cached per definition object. */
function remembered(game: GameDefinition, key: string, make: () => GameDefinition): GameDefinition {
  const lists = known.get(game) ?? new Map<string, GameDefinition>();
  const priced = lists.get(key) ?? make();
  lists.set(key, priced);
  known.set(game, lists);
  return priced;
}

/** Returns the target return for a given return; `null` to keep the odds. */
type Target = (returned: Rational) => Rational | null;

const upToFloor: Target = (returned) => (isLess(returned, returnFloor) ? returnFloor : null);

function atReturn(game: GameDefinition, playType: PlayTypeDefinition, target: Target) {
  return isPickType(playType)
    ? pickAtReturn(game, playType, target)
    : { ...playType, choices: playType.choices.map((one) => choiceAtReturn(game, one, target)) };
}

function choiceAtReturn(
  { drawFamily }: GameDefinition,
  choice: ChoiceDefinition,
  target: Target,
): ChoiceDefinition {
  const tiers = choice.pays.map(({ odds, when }) => ({
    odds,
    hits: chanceOf(when, drawShapes[drawFamily]),
  }));
  const odds = scaled(tiers, target);
  return {
    ...choice,
    pays: choice.pays.map((pay, tier) => ({ ...pay, odds: odds[tier] ?? pay.odds })),
  };
}

function pickAtReturn(
  { drawFamily }: GameDefinition,
  playType: PickPlayType,
  target: Target,
): PickPlayType {
  const hits = expectedHits(playType, drawShapes[drawFamily]);
  const perStake = rational(1n, BigInt(playType.unitStake));
  const tiers = playType.odds.map((odds, tier) => ({
    odds,
    hits: times(hits[tier] ?? none, perStake),
  }));
  return { ...playType, odds: scaled(tiers, target) };
}

interface TierPrice {
  readonly odds: string;
  readonly hits: Rational;
}

/**
 * Multiplies all tiers by one factor so that together they return the target; for one tier that is `target /
 * chance`, the prize-group formula. Tiers that return the stake stay unchanged.
 */
function scaled(tiers: readonly TierPrice[], target: Target): string[] {
  const worth = ({ odds, hits }: TierPrice) => times(rational(oddsUnits(odds), 100_000n), hits);
  const sum = (some: readonly TierPrice[]) => some.map(worth).reduce(plus, none);
  const wanted = target(sum(tiers));
  if (!wanted) return tiers.map(({ odds }) => odds);
  const fixed = tiers.length > 1 ? tiers.filter(({ odds }) => oddsUnits(odds) === 100_000n) : [];
  const rest = sum(tiers.filter((tier) => !fixed.includes(tier)));
  const back = sum(fixed);
  const factor = rational(
    (wanted.over * back.under - back.over * wanted.under) * rest.under,
    wanted.under * back.under * rest.over,
  );
  return tiers.map((tier) => (fixed.includes(tier) ? tier.odds : timesOdds(tier.odds, factor)));
}

/** Rounded up to the fifth decimal, so that odds raised to the floor are not slightly below it. */
function timesOdds(odds: string, { over, under }: Rational): string {
  return formatAmount((oddsUnits(odds) * over + under - 1n) / under);
}
