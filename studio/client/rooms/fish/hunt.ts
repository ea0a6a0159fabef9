import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { Shot } from '../../../src/games/fish-result.ts';
import { isHuntChoice } from '../../../src/games/fish.ts';
import type { RoundOrder, RoundView } from '../../../src/play-protocol.ts';
import { roomPaths, type ShotsView } from '../../../src/rooms/room-protocol.ts';
import { clientSeed } from '../../core/client-seed.ts';
import { newId } from '../../core/new-id.ts';
import { playRound, untilPaid } from '../../core/round.ts';
import { ask } from '../../core/server.ts';
import { createShotQueue } from './shot-queue.ts';

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

export function createHunt(options: HuntOptions): Hunt {
  const { bulletsPerBet, onChange, onShot, onBooked, onEnd, onFailure } = options;
  let state: ReturnType<Hunt['state']> = 'none';
  let round: RoundView | null = null;
  let known: ShotsView | null = null;
  const queue = createShotQueue({
    target: () => (state === 'open' && round ? { round, shots: known?.shots.length ?? 0 } : null),
    learn,
    end,
    onFailure,
  });

  function set(next: typeof state): void {
    state = next;
    if (next === 'none') {
      [round, known] = [null, null];
      queue.clear();
    }
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

  return {
    state: () => state,
    left: () => (state === 'open' ? (known?.left ?? bulletsPerBet) - queue.length() : 0),
    bullet: () => (round && isHuntChoice(round.choice) ? round.choice.bullet : '0.00'),
    prize: () => known?.prize ?? '0.00',
    async buy(wanted) {
      if (state !== 'none') return;
      set('buying');
      try {
        const view = await playRound(orderOf(wanted, bulletsPerBet), () => undefined);
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
      queue.add(fish);
      onChange();
      void queue.send();
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
      if (state !== 'open' || queue.isSending() || !round) return;
      const [view] = await ask<ShotsView[]>('GET', roomPaths.mine).catch(() => [known]);
      if (!view && round) await end({ ...round, state: 'paying' });
    },
  };
}

function orderOf(bullet: DecimalAmount, bulletsPerBet: number): RoundOrder {
  const stake = formatAmount((parseAmount(bullet) ?? 0n) * BigInt(bulletsPerBet));
  return { orderId: newId(), stake, clientSeed: clientSeed(), choice: { bullet } };
}
