import './regatta.css';
import { formatAmount, parseAmount } from '@croupier/contracts';
import { sides as allSides, type Side } from '../../../src/games/regatta-odds.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import { roomPaths, type RaceView } from '../../../src/rooms/room-protocol.ts';
import { celebrate } from '../../core/celebration.ts';
import { showRefusal } from '../../core/failure.ts';
import { openFrame } from '../../core/frame.ts';
import { postToHost } from '../../core/host.ts';
import { elementById, page } from '../../core/page-data.ts';
import { offerStakes, stake } from '../../core/panel.ts';
import { announce } from '../../core/announce.ts';
import { ask } from '../../core/server.ts';
import { cues, sound, type Note } from '../../core/sound.ts';
import { isStill, type Stage } from '../../core/stage.ts';
import { money } from '../../core/texts.ts';
import { createRoomSession } from '../room-session.ts';
import { createBets } from './bets.ts';
import { createBetsList } from './bets-list.ts';
import { regattaKind } from './kind.ts';
import { crewName, sideName } from './names.ts';
import { openRaceCheck } from './race-check.ts';
import { createRiver } from './river.ts';
import { createRoad } from './road.ts';
import { createRaceRoom } from './room.ts';
import { paintRiver } from './scene.ts';
import { createSides } from './sides.ts';
import { text } from './texts.ts';

const drum: readonly Note[] = [0, 180, 360].map((at) => ({
  hz: 110,
  to: 60,
  at,
  ms: 160,
  loud: 0.5,
}));
const muchTimes = 5n;
/** No bet is sent so close to the start: it would come too late and go back. */
const lastCallMs = 300;

/** The boat race: one race and one pool for the whole room. */
export function start(stage: Stage): void {
  const { face } = page;
  if (face.kind !== 'regatta') throw new Error('this page has no race');
  const room = createRaceRoom(face);
  const river = createRiver(room, face.bettingMs);
  const road = createRoad((race) => void openRaceCheck(race));
  const list = createBetsList();
  const session = createRoomSession({
    async onOpen() {
      bets.restore(await ask<RoundView[]>('GET', roomPaths.mine));
      room.open();
    },
  });
  const bets = createBets({
    room,
    onChange: () => sides.draw(),
    onBooked(view) {
      session.take(view);
      postToHost({ type: 'game.round-started' });
    },
    onEnd(views) {
      for (const view of views) session.take(view);
      postToHost({ type: 'game.round-ended' });
      announceResult(stage, views);
    },
    onRefused(view) {
      session.take(view);
      showRefusal(view);
    },
    onFailure: session.fail,
  });
  const sides = createSides(room, bets, bet);
  const announceRace = createAnnouncer();

  function bet(side: Side): void {
    const units = parseAmount(stake()) ?? 0n;
    if (!room.isConnected() || room.view()?.state !== 'betting' || room.untilLock() < lastCallMs)
      return announce(text('not-now'));
    if (units > session.balanceUnits()) return session.refuse();
    sound(cues.press);
    void bets.place(side, stake());
  }

  room.onChange((view) => {
    announceRace(view);
    river.follow(view);
    list.draw(view);
    road.draw(view);
    sides.draw();
    void bets.settle();
  });
  offerStakes();
  elementById('board').append(road.element, river.element, sides.element, list.element);
  joinKeys(bet);
  stage.paintBackdrop(paintRiver);
  stage.onFrame(() => river.draw());
  openFrame(regattaKind(room.view));
  void session.open();
}

/** Announces each step of a race once: by sound and to a screen reader. */
function createAnnouncer(): (view: RaceView) => void {
  let announced = '';
  return (view) => {
    const { race, state, course } = view;
    if (announced === race + state) return;
    announced = race + state;
    if (state === 'betting')
      announce(
        text('open', { red: crewName(view.red), green: crewName(view.green) }),
        'screen-reader',
      );
    if (state === 'racing') {
      sound(drum);
      announce(text('racing'), 'screen-reader');
    }
    if (state !== 'over' || !course) return;
    const { won } = course;
    announce(
      won === 'draw'
        ? text('ended-draw')
        : text('ended', { crew: crewName(view[won]), side: sideName(won) }),
      'screen-reader',
    );
  };
}

/** What the bets of a race brought together; a payment of no more than the stakes is not celebrated. */
function announceResult(stage: Stage, views: readonly RoundView[]): void {
  const back = views.find(({ state }) => state === 'cancelled');
  if (back) showRefusal(back);
  const sum = (amounts: readonly string[]) =>
    amounts.reduce((total, amount) => total + (parseAmount(amount) ?? 0n), 0n);
  const decided = views.filter(({ outcome }) => outcome);
  const won = sum(decided.map(({ outcome }) => outcome?.win ?? '0'));
  const staked = sum(decided.map((view) => view.stake));
  if (won === 0n) return;
  announce(text(won > staked ? 'won' : 'paid-back', { amount: money(formatAmount(won)) }));
  if (won <= staked) return sound(cues.paid);
  const isMuch = won >= staked * muchTimes;
  sound(isMuch ? cues.bigWin : cues.win);
  if (!isStill()) celebrate(stage);
}

/** The keys 1, 2 and 3 bet the chosen stake on red, the dead heat and green. */
function joinKeys(bet: (side: Side) => void): void {
  window.addEventListener('keydown', ({ key, target, repeat }) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isTyping || repeat || document.querySelector('dialog[open]')) return;
    const side = allSides[Number(key) - 1];
    if (side) bet(side);
  });
}
