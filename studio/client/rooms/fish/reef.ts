import { Container, Sprite, Texture } from 'pixi.js';
import { isStill, type Stage } from '../../core/stage.ts';
import { sharpness, textureOf } from '../../core/texture.ts';
import { drawFloor } from './floor-art.ts';
import { drawBubble, drawShaft, drawWater } from './water-art.ts';

const shaftCount = 5;
const bubbleCount = 26;

/** The water behind the fish, and the floor before them. */
export function createReef(stage: Stage): {
  readonly behind: Container;
  readonly before: Container;
} {
  const [behind, before] = [new Container(), new Container()];
  const floor = new Sprite();
  const shafts = Array.from({ length: shaftCount }, () => new Sprite());
  const picture = textureOf({ width: 24, height: 24, scale: sharpness() }, (canvas) =>
    drawBubble(canvas, { width: 24, height: 24 }),
  );
  const bubbles = Array.from({ length: bubbleCount }, () => new Sprite(picture));
  behind.addChild(...shafts, ...bubbles);
  before.addChild(floor);
  let time = 0;

  stage.paintBackdrop(drawWater);
  stage.onResize(() => {
    const { width, height } = stage.size();
    const floorHigh = Math.max(86, Math.min(190, height * 0.2));
    swap(
      floor,
      textureOf({ width, height: floorHigh, scale: sharpness() }, (canvas) =>
        drawFloor(canvas, { width, height: floorHigh }),
      ),
    );
    floor.position.set(0, height - floorHigh);
    for (const shaft of shafts) {
      const box = { width: width * 0.3, height: height * 0.9 };
      swap(
        shaft,
        textureOf({ ...box, scale: 0.5 }, (canvas) => drawShaft(canvas, box)),
      );
      shaft.anchor.set(0.5, 0);
    }
    bubbles.forEach((bubble, index) => {
      bubble.scale.set(0.25 + (index % 5) * 0.16);
      bubble.position.set(((index * 0.379) % 1) * width, ((index * 0.617) % 1) * height);
    });
  });

  stage.onFrame((passedMs) => {
    const { width, height } = stage.size();
    if (!isStill()) time += passedMs;
    shafts.forEach((shaft, index) => {
      shaft.position.set(width * (0.12 + index * 0.19) + Math.sin(time / 3_700 + index) * 24, -12);
      shaft.rotation = 0.12 + Math.sin(time / 4_300 + index * 1.7) * 0.06;
      shaft.alpha = 0.45 + Math.sin(time / 1_900 + index * 2.1) * 0.25;
    });
    if (isStill()) return;
    bubbles.forEach((bubble, index) => {
      bubble.y -= passedMs * (0.018 + (index % 5) * 0.008);
      bubble.x += Math.sin(time / 700 + index) * 0.25;
      if (bubble.y < -20)
        bubble.position.set(((index * 0.379 + time / 9_000) % 1) * width, height + 10);
    });
  });
  return { behind, before };
}

/** Never the texture that all empty sprites share. */
function swap(sprite: Sprite, texture: Texture): void {
  if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
  sprite.texture = texture;
}
