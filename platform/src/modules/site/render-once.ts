import { pngOf } from '../../svg-picture.ts';

const stored = new Map<string, Promise<Buffer>>();

/** A drawing as a PNG of the given width, rendered once per process. */
export function renderOnce(svg: string, width: number): Promise<Buffer> {
  const key = `${width} ${svg}`;
  const known = stored.get(key);
  if (known) return known;
  const png = pngOf(svg, width);
  stored.set(key, png);
  return png;
}
