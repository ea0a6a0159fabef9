import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { Shot } from '../../../src/games/fish-result.ts';
import type { FishCatch } from '../../../src/rooms/room-protocol.ts';
import { celebrate } from '../../core/celebration.ts';
import { announce } from '../../core/announce.ts';
import { cues, sound, type Note } from '../../core/sound.ts';
import { isStill, type Stage } from '../../core/stage.ts';
import { money } from '../../core/texts.ts';
import type { Effects } from './effects.ts';
import type { Shoal } from './shoal.ts';
import { text } from './texts.ts';

const splash: readonly Note[] = [{ hz: 0, ms: 90, loud: 0.08 }];

interface CatchesOptions {
  readonly stage: Stage;
  readonly shoal: Shoal;
  readonly effects: Effects;
  readonly bulletsPerBet: number;
}

/**
 * Shows the studio's decisions about bullets, of this player and of the others in the water. The room message
 * about a catch arrives before the player's own answer, so while a bullet of this player is undecided, the
 * catch may be the player's own.
 */
export function createCatches({ stage, shoal, effects, bulletsPerBet }: CatchesOptions): {
  /** A bullet of this player was sent to the studio. */
  expect(fish: string): void;
  showMine(shot: Shot, bullet: DecimalAmount): void;
  showOthers(catches: readonly FishCatch[]): void;
} {
  const undecided = new Map<string, number>();
  const undecidedCatches = new Map<string, FishCatch>();

  function showOther({ fish, alias, amount, currency }: FishCatch): void {
    const caught = shoal.take(fish);
    if (caught) effects.catchFish(caught, `${alias} +${amount} ${currency}`, false);
  }

  /**
   * The catch that the room reported for this fish belongs to another player, unless this bullet caught it.
   */
  function decide({ fish, came }: Shot): void {
    const left = (undecided.get(fish) ?? 0) - 1;
    if (left > 0) undecided.set(fish, left);
    else undecided.delete(fish);
    const shown = undecidedCatches.get(fish);
    if (came === 'caught') undecidedCatches.delete(fish);
    else if (shown && left <= 0) {
      undecidedCatches.delete(fish);
      showOther(shown);
    }
  }

  return {
    expect: (fish) => void undecided.set(fish, (undecided.get(fish) ?? 0) + 1),
    showMine(shot, bullet) {
      decide(shot);
      const { fish, worth, came } = shot;
      if (came === 'missed') return sound(splash);
      const caught = shoal.take(fish);
      if (came === 'returned') return announce(text('returned'), 'screen-reader');
      const amount = money(formatAmount((parseAmount(bullet) ?? 0n) * BigInt(worth)));
      if (caught) effects.catchFish(caught, `+${amount}`, true);
      announce(text('caught', { amount }), 'screen-reader');
      // One catch that is worth more than all bullets of the bet gets a fanfare.
      const isMuch = worth > bulletsPerBet;
      sound(isMuch ? cues.bigWin : cues.paid);
      if (isMuch && !isStill()) celebrate(stage);
    },
    showOthers(catches) {
      for (const one of catches)
        if (undecided.has(one.fish)) undecidedCatches.set(one.fish, one);
        else showOther(one);
    },
  };
}
