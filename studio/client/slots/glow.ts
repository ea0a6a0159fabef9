import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Win } from '../../src/maths/evaluate.ts';
import { isStill } from '../core/stage.ts';
import { textureOf } from '../core/texture.ts';
import { face, reelCount, rows } from './face.ts';
import type { Layout } from './layout.ts';
import type { Reel } from './reel.ts';

const beatMs = 1_300;

/** Highlights the cells and lines of wins: all together first, then one after the other. */
export interface Glow {
  readonly behind: Container;
  readonly above: Container;
  show(wins: readonly Win[], layout: Layout): void;
  clear(): void;
  step(passedMs: number): void;
}

export function createGlow(reels: readonly Reel[], inks: readonly string[]): Glow {
  const [behind, above] = [new Container(), new Container()];
  const lines = new Graphics();
  above.addChild(lines);
  const lamp = lampTexture();
  let wins: readonly Win[] = [];
  let layout: Layout | null = null;
  let age = 0;
  let drawnBeat = -1;

  function clear(): void {
    wins = [];
    lines.clear();
    behind.removeChildren().forEach((child) => child.destroy());
    for (const reel of reels)
      for (let row = 0; row < rows; row += 1) {
        const sprite = reel.cell(row);
        if (!sprite) continue;
        sprite.alpha = 1;
        sprite.scale.set(1);
      }
  }

  function drawBeat(shown: readonly Win[]): void {
    if (!layout) return;
    const lit = new Set(shown.flatMap(({ cells }) => cells));
    lines.clear();
    behind.removeChildren().forEach((child) => child.destroy());
    for (const [index, reel] of reels.entries())
      for (let row = 0; row < rows; row += 1) {
        const isLit = lit.has(index * rows + row);
        const sprite = reel.cell(row);
        if (sprite) sprite.alpha = isLit ? 1 : 0.34;
        if (isLit) behind.addChild(lampAt(lamp, { layout, reel: index, row }));
      }
    for (const win of shown) drawLine(lines, { win, layout, ink: inkOf(win, inks) });
  }

  return {
    behind,
    above,
    show(shown, place) {
      clear();
      wins = shown;
      layout = place;
      age = 0;
      drawnBeat = -1;
      if (wins.length > 0) drawBeat(wins);
    },
    clear,
    step(passedMs) {
      if (wins.length === 0) return;
      age += passedMs;
      const beat = Math.floor(age / beatMs) % (wins.length + 1);
      const win = wins[beat - 1];
      const shown = win ? [win] : wins;
      if (beat !== drawnBeat) drawBeat(shown);
      drawnBeat = beat;
      if (!isStill()) swell(reels, { shown, age });
    },
  };
}

function swell(
  reels: readonly Reel[],
  { shown, age }: { shown: readonly Win[]; age: number },
): void {
  const size = 1.05 + Math.sin(age / 130) * 0.055;
  const turn = Math.sin(age / 190) * 0.045;
  const lit = new Set(shown.flatMap(({ cells }) => cells));
  for (const [index, reel] of reels.entries())
    for (let row = 0; row < rows; row += 1) {
      const sprite = reel.cell(row);
      const isLit = lit.has(index * rows + row);
      sprite?.scale.set(isLit ? size : 1);
      if (sprite) sprite.rotation = isLit ? turn : 0;
    }
}

const inkOf = ({ line }: Win, inks: readonly string[]): string =>
  inks[(line ?? 0) % inks.length] ?? '#ffffff';

function drawLine(
  lines: Graphics,
  { win, layout, ink }: { win: Win; layout: Layout; ink: string },
): void {
  const path = win.line === null || face.wins.by !== 'lines' ? null : face.wins.lines[win.line];
  if (!path) return;
  const { cellWidth, cellHeight } = layout;
  const points = path.map(
    (row, reel) => [(reel + 0.5) * cellWidth, (row + 0.5) * cellHeight] as const,
  );
  for (const { width, color, alpha } of [
    { width: 8, color: '#000000', alpha: 0.5 },
    { width: 4, color: ink, alpha: 1 },
  ]) {
    lines.moveTo(4, points[0]?.[1] ?? 0);
    for (const [x, y] of points) lines.lineTo(x, y);
    lines.lineTo(reelCount * cellWidth - 4, points.at(-1)?.[1] ?? 0);
    lines.stroke({ width, color, alpha, join: 'round', cap: 'round' });
  }
}

function lampAt(
  texture: Texture,
  { layout, reel, row }: { layout: Layout; reel: number; row: number },
): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.position.set((reel + 0.5) * layout.cellWidth, (row + 0.5) * layout.cellHeight);
  sprite.width = layout.cellWidth * 1.25;
  sprite.height = layout.cellHeight * 1.25;
  return sprite;
}

function lampTexture(): Texture {
  return textureOf({ width: 64, height: 64, scale: 1 }, (canvas) => {
    const light = canvas.createRadialGradient(32, 32, 4, 32, 32, 32);
    light.addColorStop(0, 'rgb(255 240 180 / 0.95)');
    light.addColorStop(0.5, 'rgb(255 205 90 / 0.5)');
    light.addColorStop(1, 'rgb(255 190 60 / 0)');
    canvas.fillStyle = light;
    canvas.fillRect(0, 0, 64, 64);
  });
}
