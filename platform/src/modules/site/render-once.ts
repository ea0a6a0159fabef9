import { pngOf } from '../../svg-picture.ts';

const kept = new Map<string, Promise<Buffer>>();

/** A drawing as a PNG of the given width, rendered once per process. */
export function renderOnce(svg: string, width: number): Promise<Buffer> {
  const key = `${width} ${svg}`;
  const known = kept.get(key);
  if (known) return known;
  const png = pngOf(svg, width);
  kept.set(key, png);
  return png;
}
