import { renderAsync } from '@resvg/resvg-js';

/** A drawing as a PNG of the given width. Fonts of the machine are not asked: words must be outlines. */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  });
  return image.asPng();
}
