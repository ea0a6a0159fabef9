import type { Brand } from '../brands/index.ts';
import { markShapes } from './brand-icon.ts';
import { renderOnce } from './render-once.ts';

/** The size that messengers and social networks show without cropping. */
export const sharePicture = { path: '/share.png', width: 1200, height: 630 } as const;

const markEdge = 340;

/** The picture beside a shared link to the brand's site: its mark on a gradient of its colour. */
export function sharePng(brand: Pick<Brand, 'mark' | 'color'>): Promise<Buffer> {
  return renderOnce(shareSvg(brand), sharePicture.width);
}

function shareSvg({ mark, color }: Pick<Brand, 'mark' | 'color'>): string {
  const { width, height } = sharePicture;
  const [x, y] = [(width - markEdge) / 2, (height - markEdge) / 2];
  const rings = [250, 360, 480, 610].map(
    (radius) => `<circle cx="600" cy="315" r="${radius}" stroke-opacity="${26 / radius}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="light" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient></defs><rect width="${width}" height="${height}" fill="${color}"/><rect width="${width}" height="${height}" fill="url(#light)"/><g fill="none" stroke="#fff" stroke-width="2">${rings.join('')}</g><g transform="translate(${x} ${y}) scale(${markEdge / 48})">${markShapes({ mark, color })}</g></svg>`;
}
