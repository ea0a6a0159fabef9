import { Container, Sprite, type Texture } from 'pixi.js';
import { drawScene } from '../art/draw-scene.ts';
import { drawSymbol } from '../art/drawings.ts';
import type { Scene } from '../art/scenes.ts';
import { isStill, type Stage } from '../core/stage.ts';
import { sharpness, textureOf } from '../core/texture.ts';
import { drawDrift } from './drift.ts';

interface Mote {
  readonly sprite: Sprite;
  readonly depth: number;
  readonly phase: number;
}

/** The painted scene behind the reels, with things drifting through it. */
export function openScenery(stage: Stage, scene: Scene): void {
  stage.paintBackdrop((canvas, size) => drawScene(canvas, scene, size));
  const air = new Container();
  stage.world.addChild(air);
  const texture = textureOf({ width: 28, height: 28, scale: sharpness() }, (canvas) =>
    drawDrift(canvas, scene.drift),
  );
  const motes = Array.from({ length: scene.drift.count }, () => newMote(texture));
  air.addChild(...motes.map(({ sprite }) => sprite));

  stage.onResize(() => {
    const size = stage.size();
    for (const { sprite } of motes)
      sprite.position.set(Math.random() * size.width, Math.random() * size.height);
  });
  air.visible = !isStill();
  let age = 0;
  stage.onFrame((passedMs) => {
    air.visible = !isStill();
    if (!air.visible) return;
    age += passedMs;
    const { width, height } = stage.size();
    for (const mote of motes) move(mote, { scene, passedMs, age, width, height });
  });
}

/** The best-paying symbol, large and floating above the reels if there is space. */
export function createEmblem(drawing: string): {
  readonly box: Container;
  fit(at: EmblemPlace): void;
  step(age: number): void;
} {
  const box = new Container();
  const sprite = new Sprite();
  sprite.anchor.set(0.5);
  box.addChild(sprite);
  let home = 0;
  return {
    box,
    fit({ x, y, size }) {
      box.visible = size > 0;
      if (size === 0) return;
      const old = sprite.texture;
      sprite.texture = textureOf(
        { width: size * 1.3, height: size * 1.3, scale: sharpness() },
        (canvas) => {
          canvas.shadowColor = 'rgb(255 225 140 / 0.75)';
          canvas.shadowBlur = size * 0.14 * sharpness();
          canvas.translate(size * 0.15, size * 0.15);
          drawSymbol(canvas, drawing, size);
        },
      );
      if (old.width > 1) old.destroy(true);
      home = y;
      sprite.position.set(x, y);
    },
    step(age) {
      if (isStill()) return;
      sprite.y = home + Math.sin(age / 900) * 5;
      sprite.rotation = Math.sin(age / 1_300) * 0.05;
    },
  };
}

interface EmblemPlace {
  readonly x: number;
  readonly y: number;
  /** 0 hides the emblem. */
  readonly size: number;
}

function newMote(texture: Texture): Mote {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  const depth = 0.35 + Math.random() * 0.65;
  sprite.scale.set(depth);
  sprite.alpha = 0.3 + depth * 0.5;
  return { sprite, depth, phase: Math.random() * 6 };
}

function move(
  { sprite, depth, phase }: Mote,
  {
    scene,
    passedMs,
    age,
    width,
    height,
  }: { scene: Scene; passedMs: number; age: number; width: number; height: number },
): void {
  const { x, y, sway, isBlinking } = scene.drift;
  sprite.x += (x * depth + Math.sin(age / 900 + phase) * sway) * passedMs * 0.06;
  sprite.y += y * depth * passedMs * 0.06;
  if (isBlinking) sprite.alpha = 0.45 + Math.sin(age / 500 + phase * 3) * 0.45;
  else if (sway > 0) sprite.rotation = Math.sin(age / 700 + phase) * 0.9;
  if (sprite.y > height + 20) sprite.y = -20;
  if (sprite.y < -20) sprite.y = height + 20;
  if (sprite.x > width + 20) sprite.x = -20;
  if (sprite.x < -20) sprite.x = width + 20;
}
