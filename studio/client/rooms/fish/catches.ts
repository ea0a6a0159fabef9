import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { Shot } from '../../../src/games/fish.ts';
import type { FishCatch } from '../../../src/rooms/room-protocol.ts';
import { celebrate } from '../../core/celebration.ts';
import { say } from '../../core/say.ts';
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

/** Shows what the studio decided about bullets: of this player, and of the others in the water. */
export function createCatches({ stage, shoal, effects, bulletsPerBet }: CatchesOptions): {
  showMine(shot: Shot, bullet: DecimalAmount): void;
  showOthers(catches: readonly FishCatch[]): void;
} {
  return {
    showMine({ fish, worth, came }, bullet) {
      if (came === 'missed') return sound(splash);
      const caught = shoal.take(fish);
      if (came === 'returned') return say(text('returned'), 'heard');
      const amount = money(formatAmount((parseAmount(bullet) ?? 0n) * BigInt(worth)));
      if (caught) effects.catchFish(caught, `+${amount}`, true);
      say(text('caught', { amount }), 'heard');
      // One catch that is worth more than all bullets of the bet is worth a fanfare.
      const isMuch = worth > bulletsPerBet;
      sound(isMuch ? cues.bigWin : cues.paid);
      if (isMuch && !isStill()) celebrate(stage);
    },
    showOthers(catches) {
      for (const { fish, alias, amount, currency } of catches) {
        const caught = shoal.take(fish);
        if (caught) effects.catchFish(caught, `${alias} +${amount} ${currency}`, false);
      }
    },
  };
}
