import type { RoundView } from '../../../src/play-protocol.ts';
import { roomPaths, type ShotsView } from '../../../src/rooms/room-protocol.ts';
import { ask, PlayFailed } from '../../core/server.ts';

interface ShotQueueOptions {
  /** The open round and the number of its shots that are decided; `null` if none can be sent. */
  readonly target: () => { readonly round: RoundView; readonly shots: number } | null;
  readonly learn: (view: ShotsView) => void;
  readonly end: (round: RoundView) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

const atOnce = 8;
const pauseMs = 700;

/** Hits that the studio has not decided yet. */
export function createShotQueue({ target, learn, end, onFailure }: ShotQueueOptions) {
  let waiting: string[] = [];
  let isSending = false;

  /**
   * One request after the other, because shots are numbered consecutively. The same request is sent until it
   * is answered.
   */
  async function send(): Promise<void> {
    if (isSending || !target()) return;
    isSending = true;
    for (let aim = target(); waiting.length > 0 && aim; aim = target()) {
      const first = aim.shots + 1;
      const batch = waiting.slice(0, atOnce);
      const shots = batch.map((fish, index) => ({ number: first + index, fish }));
      const view = await retryUntilAnswered({ orderId: aim.round.orderId, shots }, onFailure);
      waiting = waiting.slice(batch.length);
      if (!view) break;
      learn(view);
      if (view.round.state !== 'open') await end(view.round);
    }
    isSending = false;
  }

  return {
    add(fish: string): void {
      waiting = [...waiting, fish];
    },
    clear(): void {
      waiting = [];
    },
    send,
    length: () => waiting.length,
    isSending: () => isSending,
  };
}

/** Sends shots until they are answered; `null` after a failure that a further request cannot change. */
async function retryUntilAnswered(
  order: object,
  onFailure: (error: unknown) => void,
): Promise<ShotsView | null> {
  for (;;) {
    try {
      return await ask<ShotsView>('POST', roomPaths.shots, order);
    } catch (error) {
      const mayPass =
        error instanceof PlayFailed && ['offline', 'wallet-down'].includes(error.code);
      if (!mayPass) {
        onFailure(error);
        return null;
      }
      await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    }
  }
}
