import './fish.css';
import type { CatchesView } from '../../../src/rooms/room-protocol.ts';
import { openFrame } from '../../core/frame.ts';
import { make } from '../../core/make.ts';
import { elementById, page } from '../../core/page-data.ts';
import type { Stage } from '../../core/stage.ts';
import { followRoom } from '../room-events.ts';
import { createServerClock, type ServerClock } from '../server-clock.ts';
import { createCannon } from './cannon.ts';
import { createCatches } from './catches.ts';
import { createEffects } from './effects.ts';
import { createGunner } from './gunner.ts';
import { fishKind } from './kind.ts';
import { createReef } from './reef.ts';
import { replayHunt } from './replay-hunt.ts';
import { createShoal } from './shoal.ts';
import { text } from './texts.ts';
import { joinTrigger } from './trigger.ts';

/** The reef: all players see the same fish, each shoots with their own bullets. */
export function start(stage: Stage): void {
  const { face } = page;
  if (face.kind !== 'fish') throw new Error('this page has no water');
  const { bulletsPerBet, kinds, waterSeed } = face;
  const clock = createServerClock();
  const shoal = createShoal(waterSeed, kinds);
  const effects = createEffects(stage);
  const catches = createCatches({ stage, shoal, effects, bulletsPerBet });
  const gunner = createGunner({ bulletsPerBet, cannon: () => cannon, onShot: catches.showMine });
  const cannon = createCannon(stage, shoal, ({ swimmer }, at) => {
    effects.burst(at.x, at.y);
    shoal.flash(swimmer.id);
    catches.expect(swimmer.id);
    gunner.hit(swimmer.id);
  });

  const pool = poolElement();
  elementById('board').append(pool);
  joinTrigger(pool, cannon, gunner.fire);
  stage.world.addChild(createReef(stage));
  stage.board.addChild(shoal.view, effects.view, cannon.view);
  stage.onResize(() => {
    const size = stage.boardSize();
    shoal.fit(size);
    cannon.fit(size);
  });
  stage.onFrame(() => {
    shoal.draw(clock.now());
    gunner.look();
  });
  openFrame(
    fishKind({
      kinds,
      bulletsPerBet,
      rtp: page.game.rtp,
      replay: async (view) => {
        if (!gunner.isHunting()) await replayHunt(view, { shoal, effects });
      },
    }),
  );
  void gunner.open().then(() => followCatches(clock, catches.showOthers));
}

function poolElement(): HTMLElement {
  const pool = make('div', { class: 'pool', label: text('pool') });
  pool.tabIndex = 0;
  pool.setAttribute('role', 'application');
  return pool;
}

function followCatches(clock: ServerClock, show: (catches: CatchesView['catches']) => void): void {
  void followRoom({
    onEvent(name, data) {
      if (name !== 'catches') return;
      // The studio sends this type under this event name.
      const { at, catches } = data as CatchesView;
      clock.synchronize(at);
      show(catches);
    },
    onConnection: () => undefined,
  });
}
