import { Container, Sprite, type Texture } from 'pixi.js';
import type { Size, Stage } from '../../core/stage.ts';
import { sharpness, textureOf } from '../../core/texture.ts';
import { drawBarrel, drawBullet, drawMount } from './cannon-art.ts';
import type { ShownFish, Shoal } from './shoal.ts';

/** A cannon at the bottom of the water. Its bullets fly, bounce off the edges, and burst on a fish. */
export interface Cannon {
  readonly view: Container;
  fit(size: Size): void;
  aimAt(x: number, y: number): void;
  turn(by: number): void;
  fire(): void;
  inFlight(): number;
  /** Removes all bullets in flight; they count as unused. */
  clear(): void;
}

interface Bullet {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
}

const radius = 42;
/** Widths of the water per second. */
const speed = 0.62;
const steepest = 1.45;

export function createCannon(
  stage: Stage,
  shoal: Shoal,
  onHit: (fish: ShownFish, at: { x: number; y: number }) => void,
): Cannon {
  const view = new Container();
  const [mount, barrel] = [
    new Sprite(picture(drawMount, radius)),
    new Sprite(picture(drawBarrel, radius)),
  ];
  for (const part of [mount, barrel]) part.anchor.set(0.5);
  const bulletPicture = picture(drawBullet, 8);
  const flying = new Container();
  view.addChild(flying, barrel, mount);
  let bullets: Bullet[] = [];
  let size: Size = { width: 1, height: 1 };
  let kick = 0;

  function fly(bullet: Bullet, passedMs: number): boolean {
    const { sprite } = bullet;
    sprite.x += (bullet.vx * passedMs) / 1_000;
    sprite.y += (bullet.vy * passedMs) / 1_000;
    if (sprite.x < 0 || sprite.x > size.width)
      bullet.vx = Math.abs(bullet.vx) * (sprite.x < 0 ? 1 : -1);
    if (sprite.y < 0 || sprite.y > size.height)
      bullet.vy = Math.abs(bullet.vy) * (sprite.y < 0 ? 1 : -1);
    sprite.rotation = Math.atan2(bullet.vx, -bullet.vy);
    const fish = shoal.at(sprite.x, sprite.y);
    if (!fish) return true;
    onHit(fish, { x: sprite.x, y: sprite.y });
    sprite.destroy();
    return false;
  }

  stage.onFrame((passedMs) => {
    bullets = bullets.filter((bullet) => fly(bullet, passedMs));
    kick = Math.max(0, kick - passedMs / 120);
    barrel.position.set(
      mount.x - Math.sin(barrel.rotation) * kick * 9,
      mount.y + Math.cos(barrel.rotation) * kick * 9,
    );
  });

  return {
    view,
    fit(next) {
      size = next;
      const scale = Math.max(0.62, Math.min(1.1, next.height / 640));
      for (const part of [mount, barrel]) part.scale.set(scale);
      mount.position.set(next.width / 2, next.height - radius * 0.6 * scale);
    },
    aimAt(x, y) {
      const angle = Math.atan2(x - mount.x, mount.y - y);
      barrel.rotation = Math.max(-steepest, Math.min(steepest, angle));
    },
    turn(by) {
      barrel.rotation = Math.max(-steepest, Math.min(steepest, barrel.rotation + by));
    },
    fire() {
      const sprite = new Sprite(bulletPicture);
      sprite.anchor.set(0.5);
      const reach = radius * 1.9 * barrel.scale.x;
      const [right, up] = [Math.sin(barrel.rotation), Math.cos(barrel.rotation)];
      sprite.position.set(mount.x + right * reach, mount.y - up * reach);
      const pace = Math.max(420, size.width * speed);
      bullets.push({ sprite, vx: right * pace, vy: -up * pace });
      flying.addChild(sprite);
      kick = 1;
    },
    inFlight: () => bullets.length,
    clear() {
      for (const { sprite } of bullets) sprite.destroy();
      bullets = [];
    },
  };
}

function picture(draw: (canvas: CanvasRenderingContext2D, r: number) => void, r: number): Texture {
  return textureOf({ width: r * 4, height: r * 6, scale: sharpness() }, (canvas) => {
    canvas.translate(r * 2, r * 3);
    draw(canvas, r);
  });
}
