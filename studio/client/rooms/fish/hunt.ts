import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import { isHuntChoice, type Shot } from '../../../src/games/fish.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import { roomPaths, type ShotsView } from '../../../src/rooms/room-protocol.ts';
import { clientSeed } from '../../core/client-seed.ts';
import { newId } from '../../core/new-id.ts';
import { playRound, untilPaid } from '../../core/round.ts';
import { ask, PlayFailed } from '../../core/server.ts';

/** Bullets of one bet, from the purchase to the payment of all catches. */
export interface Hunt {
  state(): 'none' | 'buying' | 'open' | 'ending';
  /** Bullets without a decision, including those in flight. */
  left(): number;
  bullet(): DecimalAmount;
  prize(): DecimalAmount;
  buy(bullet: DecimalAmount): Promise<void>;
  /** A bullet hit a fish: the studio decides the result. */
  hit(fish: string): void;
  collect(): Promise<void>;
  /** Resumes a hunt from before a reload. */
  restore(view: ShotsView): void;
  /** Asks whether the studio ended an idle hunt. */
  look(): Promise<void>;
}

interface HuntOptions {
  readonly bulletsPerBet: number;
  readonly onChange: () => void;
  readonly onShot: (shot: Shot) => void;
  readonly onBooked: (view: RoundView) => void;
  readonly onEnd: (view: RoundView) => void;
  readonly onFailure: (error: unknown) => void;
}

const atOnce = 8;
const pauseMs = 700;

export function createHunt(options: HuntOptions): Hunt {
  const { bulletsPerBet, onChange, onShot, onBooked, onEnd, onFailure } = options;
  let state: ReturnType<Hunt['state']> = 'none';
  let round: RoundView | null = null;
  let known: ShotsView | null = null;
  let waiting: string[] = [];
  let isSending = false;

  function set(next: typeof state): void {
    state = next;
    if (next === 'none') [round, known, waiting] = [null, null, []];
    onChange();
  }

  async function end(view: RoundView): Promise<void> {
    set('ending');
    const paid = await untilPaid(view).catch(() => view);
    set('none');
    onEnd(paid);
  }

  function learn(view: ShotsView): void {
    const before = known?.shots.length ?? 0;
    known = view;
    view.shots.slice(before).forEach(onShot);
    onChange();
  }

  /**
   * One request after the other, because shots are numbered consecutively. The same request is sent until it
   * is answered.
   */
  async function send(): Promise<void> {
    if (isSending || !round) return;
    isSending = true;
    while (waiting.length > 0 && state === 'open') {
      const first = (known?.shots.length ?? 0) + 1;
      const batch = waiting.slice(0, atOnce);
      const shots = batch.map((fish, index) => ({ number: first + index, fish }));
      const view = await insist({ orderId: round.orderId, shots });
      waiting = waiting.slice(batch.length);
      if (!view) break;
      learn(view);
      if (view.round.state !== 'open') await end(view.round);
    }
    isSending = false;
  }

  async function insist(order: object): Promise<ShotsView | null> {
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

  const bullet = (): DecimalAmount =>
    round && isHuntChoice(round.choice) ? round.choice.bullet : '0.00';

  return {
    state: () => state,
    left: () => (state === 'open' ? (known?.left ?? bulletsPerBet) - waiting.length : 0),
    bullet,
    prize: () => known?.prize ?? '0.00',
    async buy(wanted) {
      if (state !== 'none') return;
      set('buying');
      const units = (parseAmount(wanted) ?? 0n) * BigInt(bulletsPerBet);
      const choice = { bullet: wanted };
      try {
        const order = {
          orderId: newId(),
          stake: formatAmount(units),
          clientSeed: clientSeed(),
          choice,
        };
        const view = await playRound(order, () => undefined);
        if (view.state !== 'open') {
          set('none');
          return onEnd(view);
        }
        round = view;
        onBooked(view);
        set('open');
      } catch (error) {
        set('none');
        onFailure(error);
      }
    },
    hit(fish) {
      waiting = [...waiting, fish];
      onChange();
      void send();
    },
    async collect() {
      if (state !== 'open' || !round) return;
      set('ending');
      try {
        const view = await ask<ShotsView>('POST', roomPaths.collect, { orderId: round.orderId });
        await end(view.round);
      } catch (error) {
        set('open');
        onFailure(error);
      }
    },
    restore(view) {
      [round, known] = [view.round, view];
      set('open');
    },
    async look() {
      if (state !== 'open' || isSending || !round) return;
      const [view] = await ask<ShotsView[]>('GET', roomPaths.mine).catch(() => [known]);
      if (!view && round) await end({ ...round, state: 'paying' });
    },
  };
}
