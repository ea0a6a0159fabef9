import './crash.css';
import { formatAmount, parseAmount } from '@croupier/contracts';
import { isFlightChoice } from '../../../src/games/crash.ts';
import type { PlaySession, RoundView } from '../../../src/play-protocol.ts';
import { roomPaths, type FlightView } from '../../../src/rooms/room-protocol.ts';
import { celebrate } from '../../core/celebration.ts';
import { showFailure, showRefusal } from '../../core/failure.ts';
import { openFrame } from '../../core/frame.ts';
import { tellHost } from '../../core/host.ts';
import { make } from '../../core/make.ts';
import { elementById, page } from '../../core/page-data.ts';
import { showBalance } from '../../core/panel.ts';
import { keepPromise } from '../../core/promises.ts';
import { say } from '../../core/say.ts';
import { ask, openSession, resumeSession } from '../../core/server.ts';
import { cues, sound, type Note } from '../../core/sound.ts';
import { isStill, type Stage } from '../../core/stage.ts';
import { money, number, text as coreText } from '../../core/texts.ts';
import { createBetsList, createRecent } from './bets-list.ts';
import { openFlightCheck } from './flight-check.ts';
import { crashKind } from './kind.ts';
import { heightOf, oddsText } from './odds.ts';
import { createFlightRoom } from './room.ts';
import { createSeat } from './seat.ts';
import { createSeatPanel } from './seat-panel.ts';
import { createSky } from './sky.ts';
import { text } from './texts.ts';

const snip: readonly Note[] = [
  { hz: 2_400, to: 500, ms: 120, wave: 'sawtooth', loud: 0.2 },
  { hz: 0, at: 60, ms: 300, loud: 0.16 },
];
const gust: readonly Note[] = [{ hz: 0, ms: 700, loud: 0.1 }];
const muchOdds = 500;

/** The kite flight: one flight for everybody in the room, two bets a player. */
export function start(stage: Stage): void {
  const { face } = page;
  if (face.kind !== 'crash') throw new Error('this page has no flight');
  const { curve } = face;
  const room = createFlightRoom(curve);
  const sky = createSky(stage, () => room.view()?.state === 'flying');
  const [oddsShown, told] = [make('p', { class: 'odds' }), make('p', { class: 'told' })];
  const countdown = make('div', { class: 'countdown' });
  const place = make('div', { class: 'sky' }, oddsShown, told, countdown);
  const list = createBetsList();
  const recent = createRecent((flight) => void openFlightCheck(curve, flight));
  let balance = 0n;
  let shown = '';

  const panels = ([0, 1] as const).map((index) => {
    const seat = createSeat({
      index,
      room,
      onChange: () => panels[index]?.panel.draw(),
      onEnd,
      onBooked,
      onFailure: fail,
    });
    return { seat, panel: createSeatPanel({ seat, room, index, canStake }) };
  });

  function setBalance(units: bigint): void {
    balance = units;
    showBalance(units);
  }

  function takeBalance(view: RoundView): void {
    keepPromise(view.nextCommit);
    if (view.balance !== null) setBalance(BigInt(view.balance));
  }

  function onBooked(view: RoundView): void {
    takeBalance(view);
    tellHost({ type: 'game.round-started' });
  }

  function canStake(units: bigint): boolean {
    if (units <= balance && room.isHeard()) {
      sound(cues.press);
      return true;
    }
    say(units <= balance ? text('not-heard') : coreText('not-enough-money'));
    return false;
  }

  function onEnd(view: RoundView): void {
    takeBalance(view);
    if (panels.every(({ seat }) => seat.state() === 'free')) tellHost({ type: 'game.round-ended' });
    const { outcome } = view;
    if (!outcome) return void showRefusal(view);
    const won = parseAmount(outcome.win) ?? 0n;
    if (outcome.result.kind !== 'flight' || won === 0n) return;
    const odds = outcome.result.leftOdds ?? 0;
    say(text('left-at', { odds: oddsText(odds), amount: money(formatAmount(won)) }));
    sound(odds >= muchOdds ? cues.bigWin : cues.win);
    if (odds >= muchOdds && !isStill()) celebrate(stage);
  }

  function fail(error: unknown): void {
    showFailure(error, {
      reopen: () => void openWith(openSession),
      resume: () => void openWith(resumeSession),
    });
  }

  async function openWith(read: () => Promise<PlaySession>): Promise<void> {
    try {
      const session = await read();
      keepPromise(session.nextCommit);
      setBalance(BigInt(session.balance));
      tellHost({ type: 'game.ready' });
      const mine = await ask<RoundView[]>('GET', roomPaths.mine);
      for (const view of mine)
        if (isFlightChoice(view.choice)) panels[view.choice.seat]?.seat.restore(view);
      room.open();
    } catch (error) {
      fail(error);
    }
  }

  /** Once for each step of a flight. */
  function announce({ flight, state, endOdds }: FlightView): void {
    if (shown === flight + state) return;
    shown = flight + state;
    document.body.dataset['flight'] = state;
    if (state === 'boarding') say(text('boarding'), 'heard');
    if (state === 'flying') {
      sound(gust);
      say(text('flying'), 'heard');
    }
    if (state !== 'over' || endOdds === null) return;
    sound(snip);
    sky.kite.cut();
    say(text('cut-at', { odds: oddsText(endOdds) }), 'heard');
  }

  function drawFrame(): void {
    const view = room.view();
    const odds = room.odds();
    if (view?.state === 'flying') sky.kite.fly(odds, room.aloft());
    if (view?.state === 'boarding') sky.kite.wait();
    oddsShown.textContent = view?.state === 'boarding' ? '' : oddsText(odds);
    oddsShown.dataset['height'] = heightOf(odds);
    oddsShown.dataset['over'] = String(view?.state === 'over');
    told.textContent = toldOf(view);
    countdown.style.setProperty('--left', String(room.untilTakeOff() / 6_000));
    if (view?.state === 'flying') for (const { panel } of panels) panel.draw();
  }

  function toldOf(view: FlightView | null): string {
    if (!view || !room.isHeard()) return text('connecting');
    if (view.state === 'boarding')
      return text('takes-off', { seconds: number(Math.ceil(room.untilTakeOff() / 1_000)) });
    if (view.state === 'over') return text('cut');
    return view.state === 'cancelled' ? text('called-off') : '';
  }

  room.onChange((view) => {
    announce(view);
    list.draw(view);
    recent.draw(view);
    for (const { seat } of panels) seat.follow();
  });
  elementById('balance-label').textContent = coreText('balance');
  elementById('board').append(
    recent.element,
    place,
    make('div', { class: 'seats' }, ...panels.map(({ panel }) => panel.element)),
    list.element,
  );
  window.addEventListener('keydown', ({ key, target, repeat }) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isTyping || repeat || document.querySelector('dialog[open]')) return;
    if (key === '1' || key === '2') panels[Number(key) - 1]?.panel.press();
  });
  stage.world.addChild(sky.view);
  stage.board.addChild(sky.kite.view);
  stage.onResize(() => {
    const { offsetLeft: left, offsetTop: top, clientWidth: width, clientHeight: height } = place;
    sky.fit({ left, top, width, height });
  });
  stage.onFrame(drawFrame);
  openFrame(crashKind(curve, room.view));
  void openWith(openSession);
}
