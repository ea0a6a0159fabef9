import './crash.css';
import type { RoundView } from '../../../src/play-protocol.ts';
import { roomPaths } from '../../../src/rooms/room-protocol.ts';
import { openFrame } from '../../core/frame.ts';
import { elementById, page } from '../../core/page-data.ts';
import { ask } from '../../core/server.ts';
import type { Stage } from '../../core/stage.ts';
import { text as coreText } from '../../core/texts.ts';
import { createRoomSession } from '../room-session.ts';
import { createAnnouncer } from './announce.ts';
import { createBetsList, createRecent } from './bets-list.ts';
import { openFlightCheck } from './flight-check.ts';
import { crashKind } from './kind.ts';
import { createReadout } from './readout.ts';
import { createFlightRoom, type FlightRoom } from './room.ts';
import { createSeats, type Seats } from './seats.ts';
import { createSky, type Sky } from './sky.ts';

/** The kite flight: one flight shared by the room, two bets per player. */
export function start(stage: Stage): void {
  const { face } = page;
  if (face.kind !== 'crash') throw new Error('this page has no flight');
  const { curve } = face;
  const room = createFlightRoom(curve);
  const sky = createSky(stage, () => room.view()?.state === 'flying');
  const session = createRoomSession({
    async onOpen() {
      seats.restore(await ask<RoundView[]>('GET', roomPaths.mine));
      room.open();
    },
  });
  const seats = createSeats({ stage, room, session });
  const readout = createReadout(room);
  const list = createBetsList();
  const recent = createRecent((flight) => void openFlightCheck(curve, flight));
  const announceFlight = createAnnouncer(sky);

  room.onChange((view) => {
    announceFlight(view);
    list.draw(view);
    recent.draw(view);
    seats.follow();
  });
  elementById('balance-label').textContent = coreText('balance');
  elementById('board').append(recent.element, readout.element, seats.element, list.element);
  joinKeys(seats);
  stage.world.addChild(sky.view);
  stage.board.addChild(sky.kite.view);
  stage.onResize(() => sky.fit(boxOf(readout.element)));
  stage.onFrame(() => {
    steer(sky, room);
    readout.draw();
    if (room.view()?.state === 'flying') seats.draw();
  });
  openFrame(crashKind(curve, room.view));
  void session.open();
}

function steer({ kite }: Sky, room: FlightRoom): void {
  const state = room.view()?.state;
  if (state === 'flying') kite.fly(room.odds(), room.aloft());
  if (state === 'boarding') kite.wait();
}

/** The keys 1 and 2 press the seats' buttons, except in text fields and dialogs. */
function joinKeys(seats: Seats): void {
  window.addEventListener('keydown', ({ key, target, repeat }) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isTyping || repeat || document.querySelector('dialog[open]')) return;
    if (key === '1') seats.press(0);
    if (key === '2') seats.press(1);
  });
}

const boxOf = ({ offsetLeft, offsetTop, clientWidth, clientHeight }: HTMLElement) => ({
  left: offsetLeft,
  top: offsetTop,
  width: clientWidth,
  height: clientHeight,
});
