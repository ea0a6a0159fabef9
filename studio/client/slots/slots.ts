import './slots.css';
import { sceneOf } from '../art/scene-of.ts';
import { openFrame } from '../core/frame.ts';
import { elementById, page } from '../core/page-data.ts';
import { offerStakes, showWin, stake } from '../core/panel.ts';
import { joinPress } from '../core/press-button.ts';
import type { Stage } from '../core/stage.ts';
import { createTable } from '../core/table.ts';
import { money } from '../core/texts.ts';
import { createBanner } from './banner.ts';
import { face } from './face.ts';
import { createReels } from './reels.ts';
import { createReveal } from './reveal.ts';
import { createEmblem, openScenery } from './scenery.ts';
import { resultOf, slotKind } from './slot-kind.ts';
import { slotText } from './texts.ts';

/** A slot on the stage: the same code for every maths variant and every artwork. */
export function start(stage: Stage): void {
  const scene = sceneOf(page.game.art);
  openScenery(stage, scene);
  const reels = createReels(stage, scene);
  const reveal = createReveal(reels, createBanner());
  openEmblem(stage, reels);
  offerStakes();

  const table = createTable(stage, {
    order: () => ({ stake: stake() }),
    begin: () => reels.start(),
    reveal: async (view) => {
      const result = resultOf(view);
      if (result) await reveal.show(result, view.stake);
    },
    giveUp: () => reels.giveUp(),
    fastForward: () => reveal.fastForward(),
    onMode: (mode) => button.show(mode),
  });
  const button = joinPress(table.press, (mode) =>
    slotText(mode === 'landing' ? 'stop' : mode === 'resting' ? 'wait' : 'spin'),
  );
  elementById('board').addEventListener('click', table.press);
  openFrame(
    slotKind((view) =>
      table.replay(async () => {
        const result = resultOf(view);
        if (!result) return;
        reels.start();
        await reveal.show(result, view.stake);
        showWin(money(view.outcome?.win ?? '0'));
      }),
    ),
  );
  void table.open();
}

function openEmblem(stage: Stage, reels: ReturnType<typeof createReels>): void {
  const emblem = createEmblem(face.symbols.find(({ role }) => !role)?.drawing ?? '');
  stage.board.addChild(emblem.box);
  stage.onResize(() => {
    const { width, emblem: size, y } = reels.layout();
    emblem.fit({ x: reels.layout().x + width / 2, y: y - 22 - size * 0.56, size });
  });
  let age = 0;
  stage.onFrame((passedMs) => emblem.step((age += passedMs)));
}
