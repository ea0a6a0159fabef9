import { markOf, type MarkShape } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { renderOnce } from './render-once.ts';

type Icon = Pick<Brand, 'mark' | 'color'>;

/** A launcher may cut a maskable icon to a circle of four fifths: the mark must fit inside. */
const shareOfMask = 0.56;
const share = 0.72;
const edge = 64;

/** The brand's mark on its colour, with rounded corners. */
export const iconSvg = (brand: Icon): string => drawn(brand, { radius: 16, markShare: share });

/** The same without margin, for a launcher that cuts its own shape. */
const maskableSvg = (brand: Icon): string => drawn(brand, { radius: 0, markShare: shareOfMask });

function drawn(
  { mark, color }: Icon,
  { radius, markShare }: { readonly radius: number; readonly markShare: number },
): string {
  const scale = (edge * markShare) / 48;
  const at = (edge * (1 - markShare)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><rect width="${edge}" height="${edge}" rx="${radius}" fill="${color}"/><g transform="translate(${at} ${at}) scale(${scale})">${markShapes({ mark, color })}</g></svg>`;
}

/** The mark in its box of 48, for the given background. */
export const markShapes = ({ mark, color }: Icon): string =>
  markOf(mark)
    .map((shape) => shapeSvg(shape, color))
    .join('');

function shapeSvg({ part, path, opacity = 1 }: MarkShape, context: string): string {
  return `<path d="${path}" opacity="${opacity}" ${inks(context)[part]}/>`;
}

/** One ink: icons are shown very small. */
const inks = (context: string): Readonly<Record<MarkShape['part'], string>> => ({
  first: 'fill="#fff"',
  second: 'fill="#fff" fill-opacity=".6"',
  line: 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"',
  wave: 'fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"',
  notches: `fill="none" stroke="${context}" stroke-width="7" stroke-dasharray="6.87 6.87"`,
  hole: `fill="${context}"`,
});

export interface IconFile {
  readonly path: string;
  readonly edge: number;
  readonly isMaskable: boolean;
}

/** The icons of the installed site on phones and computers. */
export const iconFiles: readonly IconFile[] = [
  { path: '/icons/180.png', edge: 180, isMaskable: true },
  { path: '/icons/192.png', edge: 192, isMaskable: false },
  { path: '/icons/512.png', edge: 512, isMaskable: false },
  { path: '/icons/maskable-512.png', edge: 512, isMaskable: true },
];

/** An icon as a PNG. */
export const iconPng = (brand: Icon, { edge: width, isMaskable }: IconFile): Promise<Buffer> =>
  renderOnce(isMaskable ? maskableSvg(brand) : iconSvg(brand), width);
