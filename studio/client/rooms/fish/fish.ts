import './fish.css';
import { formatAmount, parseAmount } from '@croupier/contracts';
import type { Shot } from '../../../src/games/fish.ts';
import type { PlaySession, RoundView } from '../../../src/play-protocol.ts';
import {
  roomPaths,
  type CatchesView,
  type FishCatch,
  type ShotsView,
} from '../../../src/rooms/room-protocol.ts';
import { celebrate } from '../../core/celebration.ts';
import { showFailure, showRefusal } from '../../core/failure.ts';
import { openFrame } from '../../core/frame.ts';
import { tellHost } from '../../core/host.ts';
import { make } from '../../core/make.ts';
import { elementById, page } from '../../core/page-data.ts';
import { showBalance, showWin, stake } from '../../core/panel.ts';
import { keepPromise } from '../../core/promises.ts';
import { say } from '../../core/say.ts';
import { ask, openSession, resumeSession } from '../../core/server.ts';
import { cues, sound, type Note } from '../../core/sound.ts';
import { isStill, type Stage } from '../../core/stage.ts';
import { money, number, text as coreText } from '../../core/texts.ts';
import { hearRoom } from '../room-events.ts';
import { createServerClock } from '../server-clock.ts';
import { createCannon } from './cannon.ts';
import { createEffects } from './effects.ts';
import { createHunt } from './hunt.ts';
import { costOf, createHuntPanel } from './hunt-panel.ts';
import { fishKind } from './kind.ts';
import { createReef } from './reef.ts';
import { createShoal } from './shoal.ts';
import { text } from './texts.ts';
import { joinTrigger } from './trigger.ts';

const pop: readonly Note[] = [{ hz: 520, to: 180, ms: 70, wave: 'triangle', loud: 0.22 }];
const splash: readonly Note[] = [{ hz: 0, ms: 90, loud: 0.08 }];
/** A hunt that stands still for this long may have been ended by the studio. */
const stillMs = 32_000;

/** The reef: everybody sees the same fish, each shoots with bullets of one's own. */
export function start(stage: Stage): void {
  const { face } = page;
  if (face.kind !== 'fish') throw new Error('this page has no water');
  const { bulletsPerBet, kinds, waterSeed } = face;
  const clock = createServerClock();
  const reef = createReef(stage);
  const shoal = createShoal(waterSeed, kinds);
  const effects = createEffects(stage);
  const pool = make('div', { class: 'pool', label: text('pool') });
  const panel = createHuntPanel({
    bulletsPerBet,
    onChange: () => draw(),
    onLoad: buy,
    onCollect: () => void hunt.collect(),
  });
  let balance = 0n;
  let isReady = false;
  let stillSince = performance.now();

  const hunt = createHunt({
    bulletsPerBet,
    onChange: draw,
    onShot: showShot,
    onBooked: takeBalance,
    onEnd,
    onFailure: fail,
  });
  const cannon = createCannon(stage, shoal, (fish, at) => {
    effects.burst(at.x, at.y);
    shoal.flash(fish.swimmer.id);
    hunt.hit(fish.swimmer.id);
  });

  function fire(): void {
    stillSince = performance.now();
    if (hunt.left() - cannon.inFlight() > 0) {
      cannon.fire();
      sound(pop);
      return draw();
    }
    if (hunt.state() === 'none') say(text('load-first'));
  }

  function buy(): void {
    if (!isReady || hunt.state() !== 'none') return;
    if (costOf(bulletsPerBet) > balance) return say(coreText('not-enough-money'));
    sound(cues.press);
    showWin('');
    say('');
    stillSince = performance.now();
    tellHost({ type: 'game.round-started' });
    void hunt.buy(stake());
  }

  /** The studio has decided a bullet of ours. */
  function showShot({ fish, worth, came }: Shot): void {
    if (came === 'missed') return sound(splash);
    const caught = shoal.take(fish);
    if (came === 'returned') return say(text('returned'), 'heard');
    const amount = money(formatAmount((parseAmount(hunt.bullet()) ?? 0n) * BigInt(worth)));
    if (caught) effects.catchFish(caught, `+${amount}`, true);
    say(text('caught', { amount }), 'heard');
    // One catch that is worth more than all bullets of the bet is worth a fanfare.
    sound(worth > bulletsPerBet ? cues.bigWin : cues.paid);
    if (worth > bulletsPerBet && !isStill()) celebrate(stage);
  }

  function showOthers(catches: readonly FishCatch[]): void {
    for (const { fish, alias, amount, currency } of catches) {
      const caught = shoal.take(fish);
      if (caught) effects.catchFish(caught, `${alias} +${amount} ${currency}`, false);
    }
  }

  function takeBalance(view: RoundView): void {
    keepPromise(view.nextCommit);
    if (view.balance === null) return;
    balance = BigInt(view.balance);
    showBalance(balance);
  }

  function onEnd(view: RoundView): void {
    cannon.clear();
    takeBalance(view);
    tellHost({ type: 'game.round-ended' });
    if (!view.outcome) return void showRefusal(view);
    const [won, staked] = [parseAmount(view.outcome.win) ?? 0n, parseAmount(view.stake) ?? 0n];
    showWin(money(view.outcome.win), won > staked);
    say(text('ended', { amount: money(view.outcome.win) }));
    if (won > staked) sound(cues.win);
  }

  function fail(error: unknown): void {
    tellHost({ type: 'game.round-ended' });
    isReady = false;
    const goesOn = showFailure(error, {
      reopen: () => void openWith(openSession),
      resume: () => void openWith(resumeSession),
    });
    isReady = goesOn;
  }

  async function openWith(read: () => Promise<PlaySession>): Promise<void> {
    try {
      const session = await read();
      keepPromise(session.nextCommit);
      balance = BigInt(session.balance);
      showBalance(balance);
      tellHost({ type: 'game.ready' });
      const [open] = await ask<ShotsView[]>('GET', roomPaths.mine);
      if (open) hunt.restore(open);
      isReady = true;
      draw();
    } catch (error) {
      fail(error);
    }
  }

  function draw(): void {
    const left = Math.max(0, hunt.left() - cannon.inFlight());
    panel.draw({ state: hunt.state(), isReady, left, prize: hunt.prize() });
  }

  pool.tabIndex = 0;
  pool.setAttribute('role', 'application');
  elementById('board').append(pool);
  stage.world.addChild(reef.behind);
  stage.board.addChild(shoal.view, effects.view, cannon.view);
  stage.world.addChild(reef.before);
  stage.onResize(() => {
    const size = stage.boardSize();
    shoal.fit(size);
    cannon.fit(size);
  });
  stage.onFrame(() => {
    shoal.draw(clock.now());
    if (hunt.state() !== 'open' || performance.now() - stillSince < stillMs) return;
    stillSince = performance.now();
    void hunt.look();
  });
  joinTrigger(pool, cannon, fire);
  openFrame(fishKind({ kinds, bulletsPerBet, rtp: page.game.rtp, replay }));
  draw();
  void openWith(openSession).then(() =>
    hearRoom({
      onEvent(name, data) {
        if (name !== 'catches') return;
        // The studio sends this type under this name.
        const { at, catches } = data as CatchesView;
        clock.hear(at);
        showOthers(catches);
      },
      onHeard: () => undefined,
    }),
  );

  /** The hits of an old hunt, one after the other, on the fish that swim now. */
  async function replay({ outcome }: RoundView): Promise<void> {
    if (hunt.state() !== 'none' || outcome?.result.kind !== 'hunt') return;
    for (const { worth, came } of outcome.result.shots) {
      const fish =
        shoal.all().find(({ swimmer }) => swimmer.kind.worth === worth) ?? shoal.all()[0];
      if (!fish) continue;
      effects.burst(fish.x, fish.y);
      showWin(text(`replay-${came}`, { worth: number(worth) }));
      await new Promise((resolve) => window.setTimeout(resolve, 420));
    }
    showWin(text('replayed', { amount: money(outcome.win) }));
  }
}
