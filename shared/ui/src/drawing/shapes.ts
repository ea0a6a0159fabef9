/** SVG paths as text. Coordinates are those of the picture, 400 by 300. */

const round = (value: number) => Math.round(value * 10) / 10;

function at(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(cx + radius * Math.sin(angle))} ${round(cy - radius * Math.cos(angle))}`;
}

interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly count: number;
}

/** The outline of a flower with round petals, such as a marigold or a scalloped seal. */
export function rosette({ cx, cy, radius, count }: Ring): string {
  const petal = round((Math.PI * radius) / count);
  const points = Array.from({ length: count }, (_, index) =>
    at(cx, cy, radius, (360 / count) * index),
  );
  return `M${points.join(`A${petal} ${petal} 0 0 1 `)}A${petal} ${petal} 0 0 1 ${points[0] ?? ''}Z`;
}

/** A star with straight points; `inner` is the radius between the points. */
export function star({ cx, cy, radius, count, inner }: Ring & { readonly inner: number }): string {
  const points = Array.from({ length: count * 2 }, (_, index) =>
    at(cx, cy, index % 2 ? inner : radius, (180 / count) * index),
  );
  return `M${points.join('L')}Z`;
}

/** Rays from a centre, each a wedge of `width` degrees. */
export function rays({ cx, cy, radius, count, width }: Ring & { readonly width: number }): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (360 / count) * index;
    return `M${cx} ${cy}L${at(cx, cy, radius, turn - width / 2)}L${at(cx, cy, radius, turn + width / 2)}Z`;
  }).join('');
}

/** A petal with its base at `cx cy`, rotated by `turn` degrees. */
export function petal(
  cx: number,
  cy: number,
  { length, width, turn }: { length: number; width: number; turn: number },
): string {
  const left = at(
    cx,
    cy,
    Math.hypot(length * 0.55, width),
    turn - (Math.atan2(width, length * 0.55) * 180) / Math.PI,
  );
  const right = at(
    cx,
    cy,
    Math.hypot(length * 0.55, width),
    turn + (Math.atan2(width, length * 0.55) * 180) / Math.PI,
  );
  const tip = at(cx, cy, length, turn);
  return `M${cx} ${cy}Q${left} ${tip}Q${right} ${cx} ${cy}Z`;
}

/** Water from `y` down to the bottom of the picture, with a wavy edge. */
export function water(y: number, length: number, height: number, shift: number): string {
  let path = `M${-length + shift} ${y}`;
  for (let x = -length + shift; x < 400 + length; x += length)
    path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return `${path}V320H-40Z`;
}

/** Hills from `y` down to the bottom. */
export function hills(y: number, height: number, shift: number): string {
  return `M-20 300V${y}Q${50 + shift} ${y - height} ${120 + shift} ${y - 4}T${250 + shift} ${y - 8}Q${330 + shift / 2} ${y - height * 1.2} 420 ${y}V300Z`;
}

/** Dots as one path of zero-length strokes with round caps. */
export function dots(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y]) => `M${x} ${y}h.01`).join('');
}
