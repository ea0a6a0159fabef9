import type { Graphics, Sprite } from 'pixi.js';
import { isStill, type Size } from '../../core/stage.ts';

export interface Point {
  x: number;
  y: number;
}

interface KiteLine {
  readonly box: Size & { readonly left: number; readonly top: number };
  /** Where the kite was when its line was cut. */
  readonly at: Point;
  readonly kite: Sprite;
  /** Seconds since the line was cut; 0 while it holds. */
  readonly fallen: number;
  readonly isFlying: boolean;
}

const tailLength = 9;

/** Draws the line from the hand to the kite, and the light under it while the kite flies. */
export function drawLine(line: Graphics, { box, at, kite, fallen, isFlying }: KiteLine): void {
  const hand = { x: box.left + box.width * 0.05, y: box.top + box.height };
  const end = fallen === 0 ? kite.position : slack(hand, at, fallen);
  const sag = fallen === 0 ? 0.5 : 0.9;
  const bend = {
    x: hand.x + (end.x - hand.x) * 0.62,
    y: hand.y + (end.y - hand.y) * (1 - sag) * 0.7,
  };
  line.clear();
  if (isFlying)
    line
      .moveTo(hand.x, hand.y)
      .quadraticCurveTo(bend.x, bend.y, end.x, end.y)
      .lineTo(end.x, hand.y)
      .closePath()
      .fill({ color: 0xffe2a8, alpha: 0.16 });
  line
    .moveTo(hand.x, hand.y)
    .quadraticCurveTo(bend.x, bend.y, end.x, end.y)
    .stroke({ width: isFlying ? 4 : 2, color: 0xfff4d8, alpha: fallen > 1.5 ? 0.2 : 0.92 });
}

interface Trailing {
  readonly kite: Sprite;
  readonly radius: number;
  readonly time: number;
}

/** Draws the tail of the kite, which swings with the time. */
export function drawTail(tail: Graphics, { kite, radius, time }: Trailing): void {
  tail.clear();
  const down = kite.rotation + Math.PI / 2;
  let [x, y] = [
    kite.x + Math.cos(down) * radius * 1.05 * kite.scale.x,
    kite.y + Math.sin(down) * radius * 1.05 * kite.scale.x,
  ];
  tail.moveTo(x, y);
  for (let knot = 1; knot <= tailLength; knot += 1) {
    const angle = down + (isStill() ? 0.2 : Math.sin(time / 240 - knot * 0.7) * 0.4) + knot * 0.09;
    x += Math.cos(angle) * 9;
    y += Math.sin(angle) * 9;
    tail.lineTo(x, y);
  }
  tail.stroke({ width: 3, color: 0xffcf3f, alpha: kite.alpha });
}

/** The end of a cut line sinks to the roofs. */
function slack(hand: Point, end: Point, fallen: number): Point {
  const share = Math.max(0.12, 1 - fallen * 0.5);
  return { x: hand.x + (end.x - hand.x) * share, y: hand.y + (end.y - hand.y) * share * share };
}
