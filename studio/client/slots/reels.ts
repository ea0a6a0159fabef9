import { Container, Graphics, Sprite } from 'pixi.js';
import type { Scene } from '../art/scenes.ts';
import type { Grid } from '../../src/maths/definition.ts';
import type { Win } from '../../src/maths/evaluate.ts';
import { isStill, type Size, type Stage } from '../core/stage.ts';
import { sharpness, textureOf } from '../core/texture.ts';
import { drawCabinet, drawShade, rim, shadeShare } from './cabinet.ts';
import { face, reelCount, rows } from './face.ts';
import { fall } from './falling.ts';
import { createGlow } from './glow.ts';
import { layOut, type Layout } from './layout.ts';
import { createReel } from './reel.ts';
import { drawTiles, dropTiles } from './tiles.ts';
import { createTurning } from './turning.ts';

/** The reels in their cabinet. */
export interface Reels {
  start(): void;
  /** Stops the reels at these stops, where they show this grid. */
  landOn(stops: readonly number[], grid: Grid): Promise<void>;
  /** Bursts the wins and drops in the next symbols. */
  fall(wins: readonly Win[], next: Grid): Promise<void>;
  show(wins: readonly Win[]): void;
  fastForward(): void;
  giveUp(): void;
  /** Uses other strips from now on, as in free spins. */
  setStrips(strips: readonly string[]): void;
  layout(): Layout;
}

export function createReels(stage: Stage, scene: Scene): Reels {
  const cabinet = new Sprite({ x: -rim, y: -rim, roundPixels: true });
  const shades = createShades();
  const [home, strips, window] = [new Container(), new Container(), new Graphics()];
  const reels = Array.from({ length: reelCount }, () => createReel(rows));
  const glow = createGlow(reels, scene.lines);
  strips.addChild(glow.behind, ...reels.map(({ box }) => box));
  strips.mask = window;
  home.addChild(cabinet, strips, window, shades.view, glow.above);
  stage.board.addChild(home);

  const turning = createTurning(reelCount);
  let running = face.reels;
  let standing: Grid = firstGrid();
  let layout: Layout = layOut(stage.boardSize());
  let tiles = drawTiles(1);
  let drawnCell = 0;

  function draw(): void {
    if (!turning.isTurning())
      return reels.forEach((reel, index) => reel.stand(standing[index] ?? ''));
    for (const [index, reel] of reels.entries())
      reel.run(running[index] ?? '', turning.positions[index] ?? 0, turning.isFast(index));
  }

  stage.onResize(() => {
    layout = layOut(stage.boardSize());
    home.position.set(Math.round(layout.x), Math.round(layout.y));
    const cell = Math.round(Math.min(layout.cellWidth, layout.cellHeight));
    if (cell !== drawnCell) {
      dropTiles(tiles);
      tiles = drawTiles(cell);
      drawnCell = cell;
    }
    const { width, height } = layout;
    const around = { width: width + rim * 2, height: height + rim * 2 };
    paint(cabinet, around, (canvas) => drawCabinet(canvas, scene, layout));
    shades.fit(scene, layout);
    // Square: a round mask is computed pixel by pixel in each frame.
    window.clear().rect(0, 0, width, height).fill('#ffffff');
    for (const [index, reel] of reels.entries()) {
      reel.box.x = index * layout.cellWidth;
      reel.fit(layout, tiles);
    }
    glow.clear();
    draw();
  });
  stage.onFrame((passedMs) => {
    glow.step(passedMs);
    if (!turning.isTurning()) return;
    turning.step(passedMs);
    draw();
  });

  return {
    start() {
      glow.clear();
      if (isStill()) return;
      turning.start();
    },
    async landOn(stops, grid) {
      standing = grid;
      glow.clear();
      const lengths = running.map((strip) => strip.length);
      if (turning.isTurning()) await turning.landOn(stops, lengths);
      turning.place(stops);
      draw();
    },
    async fall(wins, next) {
      glow.clear();
      standing = next;
      await fall(stage, { reels, layout, wins, next });
    },
    show: (wins) => glow.show(wins, layout),
    fastForward: () => turning.fastForward(),
    giveUp() {
      turning.place(turning.positions.map((position) => Math.round(position)));
      draw();
    },
    setStrips(next) {
      running = next;
    },
    layout: () => layout,
  };
}

/** The grid before the first spin: each reel offset by one stop, without a draw. */
function firstGrid(): Grid {
  return face.reels.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[(reel * 7 + row) % strip.length]).join(''),
  );
}

/** The shades along the upper and lower edges. */
function createShades() {
  const [upper, lower] = [new Sprite(), new Sprite()];
  const view = new Container();
  view.addChild(upper, lower);
  lower.scale.y = -1;
  return {
    view,
    fit(scene: Scene, layout: Layout): void {
      const size = { width: layout.width, height: layout.height * shadeShare };
      paint(upper, size, (canvas) => drawShade(canvas, scene, layout));
      lower.texture = upper.texture;
      lower.y = layout.height;
    },
  };
}

function paint(sprite: Sprite, size: Size, draw: (canvas: CanvasRenderingContext2D) => void): void {
  const old = sprite.texture;
  sprite.texture = textureOf({ ...size, scale: sharpness() }, draw);
  if (old.width > 1) old.destroy(true);
}
