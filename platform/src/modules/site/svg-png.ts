import { renderAsync } from '@resvg/resvg-js';

const kept = new Map<string, Promise<Buffer>>();

/** A drawing as a PNG of the given width, drawn once a process. */
export function pngOf(svg: string, width: number): Promise<Buffer> {
  const key = `${width} ${svg}`;
  const known = kept.get(key);
  if (known) return known;
  const png = renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  }).then((image) => image.asPng());
  kept.set(key, png);
  return png;
}
