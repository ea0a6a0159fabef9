import { contrastOf, hexOf, type Colour } from './colour.ts';

const step = 0.01;

interface ContrastGoal {
  readonly backgrounds: readonly string[];
  /** Required contrast on each of them. */
  readonly ratio: number;
  /** Direction of the correction if the contrast is too low: up to white, or down to black. */
  readonly toward: 'white' | 'black';
}

/**
 * The colour itself if it has enough contrast on its backgrounds, otherwise the nearest one that has, as
 * `#rrggbb`.
 */
export function readable(colour: Colour, { backgrounds, ratio, toward }: ContrastGoal): string {
  const way = toward === 'white' ? step : -step;
  let { lightness } = colour;
  const hex = () => hexOf({ ...colour, lightness: Math.min(1, Math.max(0, lightness)) });
  while (
    lightness > 0 &&
    lightness < 1 &&
    backgrounds.some((background) => contrastOf(hex(), background) < ratio)
  )
    lightness += way;
  return hex();
}
