import type { Box } from './layout.ts';

interface Placed {
  readonly box: Box;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much a step to the side counts against one in the direction that was pressed. */
const sideways = 3;

/** The spot that an arrow key leads to: the nearest one in its direction, lines between numbers included. */
export function nextTowards<Place extends Placed>(
  key: string,
  from: Place,
  { places, isUpright }: { places: readonly Place[]; isUpright: boolean },
): Place | null {
  const direction = directions[key];
  if (!direction) return null;
  const [right, down] = direction;
  // Upright, the long side runs down and the rows run from right to left.
  const [x, y] = isUpright ? [down, -right] : [right, down];
  let [best, least]: [Place | null, number] = [null, Infinity];
  for (const place of places) {
    const [dx, dy] = [middle(place).x - middle(from).x, middle(place).y - middle(from).y];
    const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
    const far = ahead + aside * sideways;
    if (place === from || ahead < 0.2 || far >= least) continue;
    [best, least] = [place, far];
  }
  return best;
}

const middle = ({ box }: Placed) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
