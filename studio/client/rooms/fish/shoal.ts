import { Container, Sprite, type Texture } from 'pixi.js';
import {
  placeOf,
  swimmersOf,
  tideAt,
  water,
  type FishKind,
  type Swimmer,
} from '../../../src/games/fish-waters.ts';
import { isStill, type Size } from '../../core/stage.ts';
import { sharpness } from '../../core/texture.ts';
import { frameAt, swimFrames } from './wave.ts';

export interface ShownFish {
  readonly swimmer: Swimmer;
  readonly x: number;
  readonly y: number;
  /** Half axes of the ellipse that bullets hit. */
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
  readonly sprite: Sprite;
}

/**
 * The fish currently in the water. All of the water fits the page in any aspect ratio; fish are not
 * distorted.
 */
export interface Shoal {
  readonly view: Container;
  fit(size: Size): void;
  draw(nowMs: number): void;
  /** The fish under a point of the page, smallest first. */
  at(x: number, y: number): ShownFish | null;
  all(): readonly ShownFish[];
  find(id: string): ShownFish | null;
  /** Removes a caught fish; returns its position. */
  take(id: string): ShownFish | null;
  /** Shows a hit without a catch. */
  flash(id: string): void;
}

/** Fish of earlier tides may still swim when the next tide begins. */
const tidesBack = 3;
const flashMs = 160;

export function createShoal(waterSeed: string, kinds: readonly FishKind[]): Shoal {
  const view = new Container();
  const caught = new Set<string>();
  const flashes = new Map<string, number>();
  const tide = createTides(waterSeed);
  const frames = new Map<string, readonly Texture[]>();
  const shown = new Map<string, ShownFish>();
  let size: Size = { width: 1, height: 1 };
  let scale = 1;

  function framesOf(kind: FishKind): readonly Texture[] {
    let made = frames.get(kind.id);
    if (!made) frames.set(kind.id, (made = swimFrames(kind, scale * sharpness())));
    return made;
  }

  function spriteOf(swimmer: Swimmer): Sprite {
    const known = shown.get(swimmer.id)?.sprite;
    if (known) return known;
    return view.addChild(new Sprite({ anchor: 0.5 }));
  }

  function place(swimmer: Swimmer, nowMs: number): boolean {
    const spot = caught.has(swimmer.id) ? null : placeOf(swimmer, nowMs);
    if (!spot) return false;
    const [perX, perY] = [size.width / water.width, size.height / water.height];
    const { kind } = swimmer;
    const sprite = spriteOf(swimmer);
    const textures = framesOf(kind);
    const texture = textures[isStill() ? 0 : frameAt(kind, nowMs + swimmer.startsAt)];
    if (texture) sprite.texture = texture;
    const [x, y] = [spot.x * perX, spot.y * perY];
    const { isLeft, tilt } = headingOf(spot.angle, perX, perY);
    sprite.position.set(x, y);
    sprite.rotation = tilt * 0.7;
    sprite.scale.set(isLeft ? -scale : scale, scale);
    const since = performance.now() - (flashes.get(swimmer.id) ?? -Infinity);
    sprite.tint = since < flashMs ? 0xff9a9a : 0xffffff;
    const [rx, ry] = [kind.width * 0.46 * scale, kind.height * 0.42 * scale];
    shown.set(swimmer.id, { swimmer, x, y, rx, ry, angle: sprite.rotation, sprite });
    return true;
  }

  function remove(id: string): ShownFish | null {
    const gone = shown.get(id);
    if (!gone) return null;
    shown.delete(id);
    gone.sprite.destroy();
    return gone;
  }

  return {
    view,
    fit(next) {
      size = next;
      const wanted = Math.sqrt((size.width / water.width) * (size.height / water.height)) * 1.12;
      if (Math.abs(wanted / scale - 1) < 0.04 && frames.size > 0) return;
      scale = wanted;
      for (const textures of frames.values()) for (const texture of textures) texture.destroy(true);
      frames.clear();
      for (const id of [...shown.keys()]) remove(id);
      for (const kind of kinds) framesOf(kind);
    },
    draw(nowMs) {
      const seen = new Set<string>();
      const number = tideAt(nowMs);
      for (let back = tidesBack; back >= 0; back -= 1)
        for (const swimmer of tide(number - back)) if (place(swimmer, nowMs)) seen.add(swimmer.id);
      for (const id of [...shown.keys()]) if (!seen.has(id)) remove(id);
    },
    at(x, y) {
      return smallestAt([...shown.values()], x, y);
    },
    all: () => [...shown.values()],
    find: (id) => shown.get(id) ?? null,
    take(id) {
      caught.add(id);
      const gone = shown.get(id);
      if (!gone) return null;
      shown.delete(id);
      return gone;
    },
    flash: (id) => void flashes.set(id, performance.now()),
  };
}

function smallestAt(fish: readonly ShownFish[], x: number, y: number): ShownFish | null {
  const hit = fish.filter((one) => isWithin(one, x, y));
  return hit.sort((a, b) => a.rx - b.rx)[0] ?? null;
}

function isWithin({ x, y, rx, ry, angle }: ShownFish, px: number, py: number): boolean {
  const [dx, dy] = [px - x, py - y];
  const [along, aside] = [
    dx * Math.cos(angle) + dy * Math.sin(angle),
    dy * Math.cos(angle) - dx * Math.sin(angle),
  ];
  return (along / rx) ** 2 + (aside / ry) ** 2 <= 1;
}

/** The swimmers of each tide; those of tides long past are dropped. */
function createTides(waterSeed: string) {
  const tides = new Map<number, readonly Swimmer[]>();
  return (number: number): readonly Swimmer[] => {
    let swimmers = tides.get(number);
    if (!swimmers) tides.set(number, (swimmers = swimmersOf(waterSeed, number)));
    for (const old of tides.keys()) if (old < number - tidesBack * 2) tides.delete(old);
    return swimmers;
  };
}

/** The direction of a fish on the page, and how far it tilts from the horizontal. */
function headingOf(direction: number, perX: number, perY: number) {
  const angle = Math.atan2(Math.sin(direction) * perY, Math.cos(direction) * perX);
  const isLeft = Math.abs(angle) > Math.PI / 2;
  return { isLeft, tilt: isLeft ? angle - Math.PI * Math.sign(angle) : angle };
}
