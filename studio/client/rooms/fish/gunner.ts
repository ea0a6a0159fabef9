import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { Shot } from '../../../src/games/fish-result.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import { roomPaths, type ShotsView } from '../../../src/rooms/room-protocol.ts';
import { showRefusal } from '../../core/failure.ts';
import { postToHost } from '../../core/host.ts';
import { showWin, stake } from '../../core/panel.ts';
import { announce } from '../../core/announce.ts';
import { ask } from '../../core/server.ts';
import { cues, sound, type Note } from '../../core/sound.ts';
import { money } from '../../core/texts.ts';
import { createRoomSession } from '../room-session.ts';
import type { Cannon } from './cannon.ts';
import { createHunt } from './hunt.ts';
import { costOf, createHuntPanel } from './hunt-panel.ts';
import { text } from './texts.ts';

/** The player at the cannon: the actions of trigger and buttons, and the money behind them. */
export interface Gunner {
  open(): Promise<void>;
  /** Fires a bullet, or shows that the cannon is empty. */
  fire(): void;
  /** A bullet of this player reached a fish. */
  hit(fish: string): void;
  isHunting(): boolean;
  /** Asks about a hunt that has been idle for long: the studio may have ended it. */
  look(): void;
}

interface GunnerOptions {
  readonly bulletsPerBet: number;
  readonly cannon: () => Cannon;
  /** The studio has decided a bullet of this price. */
  readonly onShot: (shot: Shot, bullet: DecimalAmount) => void;
}

const pop: readonly Note[] = [{ hz: 520, to: 180, ms: 70, wave: 'triangle', loud: 0.22 }];
/** The studio may have ended a hunt that was idle for this long. */
const stillMs = 32_000;

export function createGunner({ bulletsPerBet, cannon, onShot }: GunnerOptions): Gunner {
  let isReady = false;
  let stillSince = performance.now();

  const session = createRoomSession({
    async onOpen() {
      const [open] = await ask<ShotsView[]>('GET', roomPaths.mine);
      if (open) hunt.restore(open);
      isReady = true;
      draw();
    },
    onFailure(goesOn) {
      postToHost({ type: 'game.round-ended' });
      isReady = goesOn;
      draw();
    },
  });
  const hunt = createHunt({
    bulletsPerBet,
    onChange: draw,
    onShot: (shot) => onShot(shot, hunt.bullet()),
    onBooked: session.take,
    onEnd,
    onFailure: session.fail,
  });
  const panel = createHuntPanel({
    bulletsPerBet,
    onChange: draw,
    onLoad: buy,
    onCollect: () => void hunt.collect(),
  });

  const left = (): number => Math.max(0, hunt.left() - cannon().inFlight());

  function draw(): void {
    panel.draw({ state: hunt.state(), isReady, left: left(), prize: hunt.prize() });
  }

  function buy(): void {
    if (!isReady || hunt.state() !== 'none') return;
    if (costOf(bulletsPerBet) > session.balanceUnits()) return session.refuse();
    sound(cues.press);
    showWin('');
    announce('');
    stillSince = performance.now();
    postToHost({ type: 'game.round-started' });
    void hunt.buy(stake());
  }

  function onEnd(view: RoundView): void {
    cannon().clear();
    session.take(view);
    postToHost({ type: 'game.round-ended' });
    if (!view.outcome) return void showRefusal(view);
    const [won, staked] = [parseAmount(view.outcome.win) ?? 0n, parseAmount(view.stake) ?? 0n];
    showWin(money(view.outcome.win), won > staked);
    announce(text('ended', { amount: money(view.outcome.win) }));
    if (won > staked) sound(cues.win);
  }

  return {
    async open() {
      draw();
      await session.open();
    },
    fire() {
      stillSince = performance.now();
      if (left() > 0) {
        cannon().fire();
        sound(pop);
        return draw();
      }
      if (hunt.state() === 'none') announce(text('load-first'));
    },
    hit: hunt.hit,
    isHunting: () => hunt.state() !== 'none',
    look() {
      if (hunt.state() !== 'open' || performance.now() - stillSince < stillMs) return;
      stillSince = performance.now();
      void hunt.look();
    },
  };
}
