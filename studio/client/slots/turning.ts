import { cues, sound } from '../core/sound.ts';

interface Landing {
  readonly from: number;
  readonly to: number;
  readonly lengthMs: number;
  spentMs: number;
}

/** The motion of all reels: computes positions only, draws nothing. */
export interface ReelMotion {
  readonly positions: readonly number[];
  isTurning(): boolean;
  isFast(reel: number): boolean;
  start(): void;
  /** Stops the reels at their stops, one after the other. */
  landOn(stops: readonly number[], lengths: readonly number[]): Promise<void>;
  fastForward(): void;
  place(stops: readonly number[]): void;
  step(passedMs: number): void;
}

const speed = 0.024;
const fastForwardMs = 120;

export function createTurning(count: number): ReelMotion {
  const positions = Array.from({ length: count }, (_, reel) => reel * 7);
  const landings: (Landing | null)[] = positions.map(() => null);
  let isTurning = false;
  let hasLanded: (() => void) | null = null;

  function land(): void {
    isTurning = false;
    landings.fill(null);
    hasLanded?.();
    hasLanded = null;
  }

  return {
    positions,
    isTurning: () => isTurning,
    isFast(reel) {
      const landing = landings[reel];
      return isTurning && (!landing || landing.spentMs < landing.lengthMs * 0.45);
    },
    start() {
      isTurning = true;
      landings.fill(null);
    },
    landOn(stops, lengths) {
      for (const [reel, stop] of stops.entries())
        landings[reel] = landingOf(positions[reel] ?? 0, {
          stop,
          reel,
          length: lengths[reel] ?? 1,
        });
      return new Promise((resolve) => {
        hasLanded = resolve;
      });
    },
    fastForward() {
      for (const landing of landings)
        if (landing) landing.spentMs = Math.max(landing.spentMs, landing.lengthMs - fastForwardMs);
    },
    place(stops) {
      for (const [reel, stop] of stops.entries()) positions[reel] = stop;
      land();
    },
    step(passedMs) {
      if (!isTurning) return;
      for (const [reel, landing] of landings.entries()) {
        if (!landing) {
          positions[reel] = (positions[reel] ?? 0) - passedMs * speed;
          continue;
        }
        const wasMoving = landing.spentMs < landing.lengthMs;
        landing.spentMs += passedMs;
        positions[reel] = along(landing);
        if (wasMoving && landing.spentMs >= landing.lengthMs) sound(cues.stop);
      }
      if (landings.every((landing) => landing && landing.spentMs >= landing.lengthMs)) land();
    },
  };
}

function landingOf(
  from: number,
  { stop, reel, length }: { stop: number; reel: number; length: number },
): Landing {
  const travel = 9 + reel * 4;
  // The strip runs downwards: the first matching stop at least `travel` rows ahead.
  const to = stop + Math.floor((from - travel - stop) / length) * length;
  return { from, to, lengthMs: 560 + reel * 190, spentMs: 0 };
}

/** Runs a little past the stop, and back. */
function along({ from, to, spentMs, lengthMs }: Landing): number {
  const share = Math.min(1, spentMs / lengthMs);
  const overshoot = 1.1;
  const left = share - 1;
  const eased = 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
  const past = Math.sign(eased - 1) > 0 ? (eased - 1) * 0.16 : eased - 1;
  return from + (to - from) * (1 + past);
}
