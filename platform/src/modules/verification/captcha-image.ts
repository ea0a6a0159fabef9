import { pngOf } from '../../svg-picture.ts';
import { digitOutlines, type Contour } from './captcha-assets.ts';
import type { Dice } from './dice.ts';

const width = 180;
const height = 64;
const scale = 2;
const size = 46;
const inks = ['#1c3d5a', '#5a1c3d', '#1f5a1c', '#5a431c', '#3a1c5a'];

type Bend = (x: number, y: number) => readonly [number, number];

/**
 * The digits as a PNG that people can read and simple OCR cannot: each digit rotated, all bent, with lines
 * across.
 */
export async function captchaImage(text: string, dice: Dice): Promise<Buffer> {
  const outlines = await digitOutlines();
  const bend = bendOf(dice);
  const step = (width - 24) / text.length;
  const glyphs = [...text].map((digit, index) => {
    const place = placeOf(dice, { x: 12 + step * (index + 0.5), y: height / 2 });
    const path = (outlines[digit] ?? []).map((contour) => pathOf(contour, place, bend)).join('');
    return `<path d="${path}" fill="${inkOf(dice)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#eef1f6"/>${dots(dice)}${glyphs.join('')}${lines(dice)}</svg>`;
  return pngOf(svg, width * scale);
}

/** The position of one digit: rotated slightly, so that 6 and 9 stay distinguishable. */
function placeOf(dice: Dice, centre: { readonly x: number; readonly y: number }): Bend {
  const angle = dice(-0.3, 0.3);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const em = (size * dice(0.9, 1.12)) / 1_000;
  const [dx, dy] = [centre.x + dice(-3, 3), centre.y + dice(-4, 4)];
  return (x, y) => {
    // The middle of a digit of the font; its y axis points up.
    const [fromX, fromY] = [(x - 348) * em, (364 - y) * em];
    return [dx + fromX * cos - fromY * sin, dy + fromX * sin + fromY * cos];
  };
}

/** One wave along and one across the whole picture. */
function bendOf(dice: Dice): Bend {
  const [along, across] = [dice(0, 6.3), dice(0, 6.3)];
  const [high, wide] = [dice(2, 4), dice(1.5, 3)];
  const [often, seldom] = [dice(22, 32), dice(14, 20)];
  return (x, y) => [
    x + wide * Math.sin(y / seldom + across),
    y + high * Math.sin(x / often + along),
  ];
}

function pathOf(contour: Contour, place: Bend, bend: Bend): string {
  const point = (x = 0, y = 0) =>
    bend(...place(x, y))
      .map((value) => value.toFixed(1))
      .join(' ');
  const [start = [], ...curves] = contour;
  const turns = curves.map(([cx, cy, x, y]) => `Q${point(cx, cy)} ${point(x, y)}`);
  return `M${point(start[0], start[1])}${turns.join('')}Z`;
}

const inkOf = (dice: Dice) => inks[Math.floor(dice(0, inks.length))] ?? '#1c3d5a';

function lines(dice: Dice): string {
  const line = () => {
    const y = () => dice(8, height - 8).toFixed(1);
    const d = `M0 ${y()}C${width / 3} ${y()} ${(width / 3) * 2} ${y()} ${width} ${y()}`;
    return `<path d="${d}" fill="none" stroke="${inkOf(dice)}" stroke-width="${dice(1, 2).toFixed(1)}" opacity=".7"/>`;
  };
  return line() + line() + line();
}

function dots(dice: Dice): string {
  return Array.from({ length: 60 }, () => {
    const [x, y, r] = [dice(0, width), dice(0, height), dice(0.4, 1.3)].map((n) => n.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${inkOf(dice)}" opacity=".45"/>`;
  }).join('');
}
