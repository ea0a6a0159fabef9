import { Container, Sprite, type Texture } from 'pixi.js';
import { isStill, type Stage } from './stage.ts';
import { sharpness, textureOf } from './texture.ts';

interface Flake {
  readonly sprite: Sprite;
  readonly fall: number;
  readonly sway: number;
  vx: number;
  vy: number;
}

const defaultInks = ['#ff9dc4', '#ffd76a', '#ffffff', '#ffb14a'];
const lengthMs = 2_600;
const textures = new Map<string, Texture>();

/**
 * Throws coins and petals up from the middle of the board. Only the table calls this function, and only for a
 * win above its stake.
 */
export function celebrate(stage: Stage, inks: readonly string[] = defaultInks): void {
  if (isStill()) return;
  const layer = new Container();
  stage.front.addChild(layer);
  const { width, height } = stage.size();
  const flakes = Array.from({ length: 90 }, (_, index) =>
    newFlake(inks[index % inks.length] ?? '#ffffff', { width, height }),
  );
  layer.addChild(...flakes.map(({ sprite }) => sprite));
  let age = 0;
  const stop = stage.onFrame((passedMs) => {
    age += passedMs;
    layer.alpha = Math.min(1, (lengthMs - age) / 600);
    for (const flake of flakes) move(flake, passedMs / 16, age);
    if (age < lengthMs) return;
    stop();
    layer.destroy({ children: true });
  });
}

function newFlake(ink: string, { width, height }: { width: number; height: number }): Flake {
  const sprite = new Sprite(petalOf(ink));
  sprite.anchor.set(0.5);
  sprite.position.set(width * (0.35 + Math.random() * 0.3), height * 0.55);
  sprite.scale.set(0.5 + Math.random() * 0.9);
  return {
    sprite,
    fall: 0.28 + Math.random() * 0.14,
    sway: Math.random() * 6,
    vx: (Math.random() - 0.5) * width * 0.022,
    vy: -height * (0.012 + Math.random() * 0.014),
  };
}

function move(flake: Flake, share: number, age: number): void {
  flake.vy += flake.fall * share;
  flake.sprite.x += (flake.vx + Math.sin(age / 260 + flake.sway)) * share;
  flake.sprite.y += flake.vy * share;
  flake.sprite.rotation += 0.08 * share;
}

function petalOf(ink: string): Texture {
  const known = textures.get(ink);
  if (known) return known;
  const texture = textureOf({ width: 20, height: 12, scale: sharpness() }, (canvas) => {
    canvas.fillStyle = ink;
    canvas.ellipse(10, 6, 9, 4.6, 0, 0, Math.PI * 2);
    canvas.fill();
  });
  textures.set(ink, texture);
  return texture;
}
