import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { isStill, type Size, type Stage } from '../../core/stage.ts';
import { sharpness, textureOf } from '../../core/texture.ts';
import { createKite, type Kite } from './kite.ts';
import { drawKite, otherKites } from './kite-art.ts';
import { drawRoofs } from './roofs-art.ts';
import { drawCloud, drawSky } from './sky-art.ts';

export interface Sky {
  readonly view: Container;
  /** Sets the area of the flight within the board. */
  fit(box: Size & { readonly left: number; readonly top: number }): void;
  readonly kite: Kite;
}

/** The sky over the roofs, with the kite of the shared flight. Clouds move while it flies. */
export function createSky(stage: Stage, isFlying: () => boolean): Sky {
  const view = new Container();
  const roofs = new Sprite();
  const clouds = Array.from({ length: 6 }, () => new Sprite());
  const others = otherKites.map(() => new Sprite());
  const line = new Graphics();
  const kite = createKite(stage, line);
  view.addChild(...clouds, ...others, roofs);
  const box = { width: 1, height: 1 };
  let time = 0;

  function paint(): void {
    const { width, height } = stage.size();
    Object.assign(box, { width, height });
    const roofsHigh = Math.max(90, Math.min(210, height * 0.24));
    swap(
      roofs,
      textureOf({ width, height: roofsHigh, scale: sharpness() }, (canvas) =>
        drawRoofs(canvas, { width, height: roofsHigh }),
      ),
    );
    roofs.position.set(0, height - roofsHigh);
    clouds.forEach((cloud, index) => {
      const wide = width * (0.34 + (index % 3) * 0.12) + 120;
      const tall = wide * 0.42;
      swap(
        cloud,
        textureOf({ width: wide, height: tall, scale: 0.5 }, (canvas) =>
          drawCloud(canvas, { width: wide, height: tall }),
        ),
      );
      cloud.alpha = 0.5 + (index % 3) * 0.18;
      cloud.position.set(((index * 0.37) % 1) * width, height * (0.06 + ((index * 0.23) % 0.5)));
    });
    others.forEach((other, index) => {
      const r = 12 + index * 5;
      swap(
        other,
        textureOf({ width: r * 3, height: r * 3, scale: sharpness() }, (canvas) => {
          canvas.translate(r * 1.5, r * 1.3);
          drawKite(canvas, r, otherKites[index] ?? { body: '', patch: '', edge: '' });
        }),
      );
      other.anchor.set(0.5);
      other.alpha = 0.85;
    });
  }

  function step(passedMs: number): void {
    if (isStill()) return place();
    time += passedMs;
    const pace = isFlying() ? 0.085 : 0.012;
    clouds.forEach((cloud, index) => {
      cloud.x -= passedMs * pace * (0.5 + (index % 3) * 0.35);
      if (cloud.x + cloud.width < 0) cloud.x = box.width;
    });
    place();
  }

  function place(): void {
    others.forEach((other, index) => {
      const sway = Math.sin(time / (1_300 + index * 300) + index * 2);
      other.position.set(
        box.width * (0.16 + index * 0.31) + sway * 16,
        box.height * (0.2 + index * 0.1) + Math.cos(time / 900 + index) * 9,
      );
      other.rotation = sway * 0.25;
    });
  }

  stage.paintBackdrop(drawSky);
  stage.onResize(paint);
  stage.onFrame(step);
  return {
    view,
    kite,
    fit: ({ left, top, width, height }) => kite.fit({ left, top, width, height }),
  };
}

/** Never destroys the texture that all empty sprites share. */
function swap(sprite: Sprite, texture: Texture): void {
  if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
  sprite.texture = texture;
}
