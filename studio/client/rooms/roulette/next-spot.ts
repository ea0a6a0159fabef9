import type { Box } from './layout.ts';

interface WithBox {
  readonly box: Box;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Weight of a sideways distance relative to a distance in the pressed direction. */
const sideways = 3;
/** Of two equally near spots, the one with the nearer centre wins. */
const middling = 0.01;
/** Boxes count as adjacent if they share this much of an edge: half of a line's width. */
const shared = 0.22;
const edge = 0.05;

/** The spot that an arrow key leads to: the nearest in its direction, lines between numbers included. */
export function nextTowards<Place extends WithBox>(
  key: string,
  from: Place,
  { places, isUpright }: { places: readonly Place[]; isUpright: boolean },
): Place | null {
  const direction = directions[key];
  if (!direction) return null;
  const [right, down] = direction;
  // In upright mode the long side runs down and the rows run from right to left.
  const [x, y] = isUpright ? [down, -right] : [right, down];
  let [best, least]: [Place | null, number] = [null, Infinity];
  for (const place of places) {
    const far = wayTo(from.box, place.box, [x, y]);
    if (place === from || far >= least) continue;
    [best, least] = [place, far];
  }
  return best;
}

/** Infinite if a box is not ahead, and does not extend beyond the first box's edge. */
function wayTo(from: Box, to: Box, [x, y]: readonly [number, number]): number {
  const [dx, dy] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  const [halfWidth, halfHeight] = [(from.width + to.width) / 2, (from.height + to.height) / 2];
  const isAlong = x !== 0;
  const ahead = dx * x + dy * y;
  const beyond = ahead + (isAlong ? to.width - from.width : to.height - from.height) / 2;
  if (ahead < 0.2 || beyond < edge) return Infinity;
  const gapAhead = Math.max(0, ahead - (isAlong ? halfWidth : halfHeight));
  const aside = Math.abs(isAlong ? dy : dx) - (isAlong ? halfHeight : halfWidth);
  const gapAside = Math.max(0, aside + shared);
  return gapAhead + gapAside * sideways + Math.hypot(dx, dy) * middling;
}
