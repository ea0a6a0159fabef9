import type { Texture } from 'pixi.js';
import { drawSymbol } from '../art/drawings.ts';
import { sharpness, textureOf } from '../core/texture.ts';
import { face } from './face.ts';

/** A symbol at rest and with motion blur. */
export interface Tile {
  readonly still: Texture;
  readonly rushing: Texture;
}

/** Every symbol of the slot, drawn for cells of this size. */
export function drawTiles(cell: number): ReadonlyMap<string, Tile> {
  return new Map(face.symbols.map(({ sign, drawing }) => [sign, tileOf(drawing, cell)]));
}

export function dropTiles(tiles: ReadonlyMap<string, Tile>): void {
  for (const { still, rushing } of tiles.values()) {
    still.destroy(true);
    rushing.destroy(true);
  }
}

function tileOf(drawing: string, cell: number): Tile {
  const size = { width: cell, height: cell, scale: sharpness() };
  const inset = cell * 0.06;
  const still = textureOf(size, (canvas) => {
    canvas.translate(inset, inset);
    canvas.shadowColor = 'rgb(0 0 0 / 0.45)';
    canvas.shadowBlur = 5 * sharpness();
    canvas.shadowOffsetY = 2 * sharpness();
    drawSymbol(canvas, drawing, cell - inset * 2);
  });
  const rushing = textureOf(size, (canvas) => {
    canvas.globalAlpha = 0.13;
    for (let step = -6; step <= 6; step += 1) {
      canvas.save();
      canvas.translate(inset, inset + step * cell * 0.03);
      drawSymbol(canvas, drawing, cell - inset * 2);
      canvas.restore();
    }
  });
  return { still, rushing };
}
