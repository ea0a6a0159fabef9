import { Container, Sprite } from 'pixi.js';
import type { Layout } from './layout.ts';
import type { Tile } from './tiles.ts';

type Tiles = ReadonlyMap<string, Tile>;

/** One reel: a running strip, or resting cells that light up and fall. */
export interface Reel {
  readonly box: Container;
  fit(layout: Layout, tiles: Tiles): void;
  /** Shows a strip at a position between two stops. */
  run(strip: string, position: number, isFast: boolean): void;
  stand(signs: string): void;
  /** The movable sprite of a row. */
  cell(row: number): Sprite | undefined;
  /** Resting position of a row. */
  home(row: number): { x: number; y: number };
}

export function createReel(rows: number): Reel {
  const box = new Container();
  // On whole pixels: otherwise every pixel is interpolated in every frame.
  const whole = { anchor: 0.5, roundPixels: true };
  const sprites = Array.from({ length: rows + 2 }, () => new Sprite(whole));
  box.addChild(...sprites);
  let tiles: Tiles = new Map();
  let width = 0;
  let height = 0;

  const home = (row: number) => ({ x: width / 2, y: (row + 0.5) * height });

  function put(sprite: Sprite, sign: string, isFast: boolean): void {
    const tile = tiles.get(sign);
    if (!tile) return;
    sprite.texture = isFast ? tile.rushing : tile.still;
    sprite.alpha = 1;
    sprite.visible = true;
    sprite.scale.set(1);
    sprite.rotation = 0;
  }

  return {
    box,
    fit(layout, drawn) {
      tiles = drawn;
      width = layout.cellWidth;
      height = layout.cellHeight;
    },
    run(strip, position, isFast) {
      const first = Math.floor(position);
      for (const [index, sprite] of sprites.entries()) {
        const row = index - 1;
        const at = first + row;
        put(sprite, strip[((at % strip.length) + strip.length) % strip.length] ?? '', isFast);
        sprite.position.set(width / 2, (at - position + 0.5) * height);
      }
    },
    stand(signs) {
      for (const [index, sprite] of sprites.entries()) {
        const row = index - 1;
        const sign = signs[row];
        sprite.visible = sign !== undefined;
        if (sign === undefined) continue;
        put(sprite, sign, false);
        const { x, y } = home(row);
        sprite.position.set(x, y);
      }
    },
    cell: (row) => sprites[row + 1],
    home,
  };
}
