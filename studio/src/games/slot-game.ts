import { languages, parseAmount, type CatalogueGame } from '@croupier/contracts';
import { playSlot } from '../maths/play-slot.ts';
import { percentOf, returnToPlayer } from '../maths/rtp.ts';
import type { SlotFace } from '../maths/slot-result.ts';
import { stakeEnds, type Game, type GameOrder } from './game.ts';
import type { SlotDefinition } from './slot-definition.ts';

/** A slot as a game of the studio: each round is decided at once. */
export function slotGame(
  slot: SlotDefinition,
  { rtp }: { rtp: number } = { rtp: percentOf(returnToPlayer(slot)) },
): Game {
  return {
    listing: listingOf(slot, rtp),
    stakes: slot.stakes,
    face: faceOf(slot),
    roundsAtOnce: 1,
    costOf: ({ currency, stake }: GameOrder) =>
      slot.stakes[currency]?.includes(stake) ? parseAmount(stake) : null,
    decide: ({ costUnits, words }) => {
      const result = playSlot(slot, words);
      return { result, winUnits: (costUnits / BigInt(slot.coins)) * BigInt(result.coins) };
    },
  };
}

export function listingOf(slot: SlotDefinition, rtp: number): CatalogueGame {
  return {
    code: slot.code,
    name: slot.name,
    kind: 'RNG',
    classify: slot.classify,
    launch_path: `/play/${slot.code}`,
    art: slot.art,
    rtp,
    ...stakeEnds(slot.stakes),
    languages,
    hot: slot.isHot,
    has_fun_play: true,
  };
}

function faceOf(slot: SlotDefinition): SlotFace {
  const { symbols, reels, rows, leastRun, wins, coins, freeSpins, cascadeTimes } = slot;
  return {
    kind: 'slot',
    symbols,
    reels,
    rows,
    leastRun,
    wins,
    coins,
    ...(freeSpins ? { freeSpins } : {}),
    ...(cascadeTimes ? { cascadeTimes } : {}),
  };
}
