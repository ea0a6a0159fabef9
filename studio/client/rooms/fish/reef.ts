import { Container, Sprite, Texture } from 'pixi.js';
import { isStill, type Stage } from '../../core/stage.ts';
import { sharpness, textureOf } from '../../core/texture.ts';
import { drawFloor } from './floor-art.ts';
import { drawBubble, drawShaft, drawWater } from './water-art.ts';

const shaftCount = 5;
const bubbleCount = 26;

/** The water around the fish: moving light and rising bubbles over a static floor. */
export function createReef(stage: Stage): Container {
  const view = new Container();
  // Upright on whole pixels, with the slant inside the picture: a rotated sprite is computed pixel by pixel
  // in each frame.
  const shafts = Array.from({ length: shaftCount }, () => new Sprite({ roundPixels: true }));
  const picture = textureOf({ width: 24, height: 24, scale: sharpness() }, (canvas) =>
    drawBubble(canvas, { width: 24, height: 24 }),
  );
  const bubbles = Array.from({ length: bubbleCount }, () => new Sprite(picture));
  view.addChild(...shafts, ...bubbles);
  let time = 0;

  stage.paintBackdrop((canvas, { width, height }) => {
    const floorHigh = Math.max(86, Math.min(190, height * 0.2));
    drawWater(canvas, { width, height });
    canvas.translate(0, height - floorHigh);
    drawFloor(canvas, { width, height: floorHigh });
  });
  stage.onResize(() => {
    const { width, height } = stage.size();
    const box = { width: width * 0.3, height: height * 0.9 };
    const light = textureOf({ ...box, scale: 1 }, (canvas) => drawShaft(canvas, box));
    const [first] = shafts;
    if (first && first.texture !== Texture.EMPTY) first.texture.destroy(true);
    for (const shaft of shafts) shaft.texture = light;
    bubbles.forEach((bubble, index) => {
      bubble.scale.set(0.25 + (index % 5) * 0.16);
      bubble.position.set(((index * 0.379) % 1) * width, ((index * 0.617) % 1) * height);
    });
  });

  stage.onFrame((passedMs) => {
    const { width, height } = stage.size();
    if (!isStill()) time += passedMs;
    shafts.forEach((shaft, index) => {
      const sway = Math.sin(time / 3_700 + index) * 24;
      shaft.position.set(width * (0.12 + index * 0.19) + sway - shaft.width / 2, -12);
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
  return view;
}
