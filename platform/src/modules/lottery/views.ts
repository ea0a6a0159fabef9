import { type Choice, type Draw, type LotteryGame, type PlayType } from '@croupier/contracts';
import {
  isPickType,
  type ChoiceDefinition,
  type ChoicePlayType,
  type GameDefinition,
  type PlayTypeDefinition,
  type StakeLimits,
} from './definitions/game-definition.ts';
import { isBelowFloor, leastReturn, percent, returnOfChoice } from './definitions/odds.ts';
import type { DrawRow } from './draw.store.ts';
import { drawWeekdays } from './schedule.ts';

export function drawView(row: DrawRow): Draw {
  return {
    id: row.id,
    gameId: row.game_id,
    numero: row.numero,
    state: row.state,
    opensAt: row.opens_at.toISOString(),
    locksAt: row.locks_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    commit: row.commit_hash ?? '',
    result: row.result ?? [],
  };
}

const dayS = 86_400;

export function gameView(game: GameDefinition, limits: StakeLimits): LotteryGame {
  const { gameId, family, drawFamily, drawnBy, name, gameMenuTag, schedule, priceVersion } = game;
  return {
    gameId,
    family,
    drawFamily,
    drawnBy,
    name,
    gameMenuTag,
    schedule,
    priceVersion,
    cadence: schedule.kind === 'every' ? schedule.seconds : dayS,
    drawDayOfWeek: drawWeekdays(schedule).join(','),
    prizeModes: game.prizeModes.map(({ mode }) => mode),
    ...limits,
  };
}

const views = new WeakMap<GameDefinition, readonly PlayType[]>();

/** Returns are counted exactly, so the list is made once for as long as the definition is kept. */
export function playTypeViews(game: GameDefinition): readonly PlayType[] {
  const stored = views.get(game) ?? game.playTypes.map((playType) => playTypeView(game, playType));
  views.set(game, stored);
  return stored;
}

function playTypeView(game: GameDefinition, playType: PlayTypeDefinition): PlayType {
  const { code, name, rule } = playType;
  const returned = {
    rtp: percent(leastReturn(game, playType)),
    isLotteryClass: isBelowFloor(game, playType),
  };
  if (!isPickType(playType)) return { code, name, rule, ...listed(game, playType), ...returned };
  const { pick, odds, unitStake } = playType;
  return { code, name, rule, pick, choices: [], odds, unitStake, ...returned };
}

function listed(game: GameDefinition, { choices }: ChoicePlayType) {
  return {
    pick: { form: 'choice' } as const,
    choices: choices.map((choice) => choiceView(game, choice)),
    odds: [],
    unitStake: 1,
  };
}

function choiceView(game: GameDefinition, choice: ChoiceDefinition): Choice {
  const [odds = '0', ...otherOdds] = choice.pays.map((pay) => pay.odds);
  return {
    code: choice.code,
    name: choice.name,
    odds,
    otherOdds,
    rtp: percent(returnOfChoice(game, choice)),
  };
}
