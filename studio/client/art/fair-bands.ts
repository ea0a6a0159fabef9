import type { Job } from './band.ts';

type Canvas = CanvasRenderingContext2D;

/** Strings of lights from edge to edge; nearer strings hang lower. */
export function bulbs(canvas: Canvas, { band, size: { width, height }, random }: Job): void {
  const span = Math.max(width / 4, 190);
  for (let string = 0; string < 3; string += 1) {
    const y = (band.at + string * 0.06) * height;
    const sag = height * (0.05 + random() * 0.04);
    for (let x = -span * random(); x < width; x += span) {
      canvas.strokeStyle = 'rgb(255 220 170 / 0.3)';
      canvas.lineWidth = 1.5;
      canvas.beginPath();
      canvas.moveTo(x, y);
      canvas.quadraticCurveTo(x + span / 2, y + sag * 2, x + span, y);
      canvas.stroke();
      for (let bulb = 0; bulb <= 8; bulb += 1) {
        const share = bulb / 9;
        const low = y + 4 * sag * share * (1 - share) + 5;
        light(canvas, {
          x: x + span * share,
          y: low,
          radius: 3.6,
          ink: band.ink[bulb % 2 ? 1 : 0],
        });
      }
    }
  }
}

function light(
  canvas: Canvas,
  { x, y, radius, ink }: { x: number; y: number; radius: number; ink: string },
): void {
  for (const [share, alpha] of [
    [3.4, '1c'],
    [2, '40'],
    [1, 'ff'],
  ] as const) {
    canvas.fillStyle = `${ink}${alpha}`;
    canvas.beginPath();
    canvas.arc(x, y, radius * share, 0, Math.PI * 2);
    canvas.fill();
  }
}

interface Tent {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly inks: readonly [string, string];
}

/** Round tents with pennants, striped from the top. */
export function tents(canvas: Canvas, { band, size: { width, height }, random }: Job): void {
  const base = band.at * height;
  const unit = Math.min(Math.max(width * 0.2, 110), 230);
  for (let x = -unit * 0.3; x < width + unit / 2; x += unit * (0.86 + random() * 0.5)) {
    const wide = unit * (0.7 + random() * 0.3);
    tent(canvas, { x, y: base + height * 0.14, wide, tall: wide * 0.78, inks: band.ink });
  }
}

function tent(canvas: Canvas, { x, y, wide, tall, inks }: Tent): void {
  const [top, eaves] = [y - tall - wide * 0.3, y - tall * 0.75];
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const edges = [stripe, stripe + 1].map((edge) => x + (edge / stripes - 0.5) * wide);
    const [left = x, right = x] = edges;
    canvas.fillStyle = inks[stripe % 2 ? 1 : 0];
    canvas.fillRect(left, eaves, right - left + 0.5, y - eaves);
    canvas.beginPath();
    canvas.moveTo(x, top);
    canvas.quadraticCurveTo(
      x + (left - x) * 0.4,
      eaves - wide * 0.14,
      x + (left - x) * 1.12,
      eaves,
    );
    canvas.arc(x + ((left + right) / 2 - x) * 1.12, eaves, (right - left) * 0.56, Math.PI, 0, true);
    canvas.quadraticCurveTo(x + (right - x) * 0.4, eaves - wide * 0.14, x, top);
    canvas.fill();
  }
  const shade = canvas.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  shade.addColorStop(0, 'rgb(60 6 50 / 0.5)');
  shade.addColorStop(0.45, 'rgb(60 6 50 / 0)');
  shade.addColorStop(1, 'rgb(60 6 50 / 0.55)');
  canvas.fillStyle = shade;
  canvas.fillRect(x - wide / 2, eaves, wide, y - eaves);
  canvas.fillStyle = '#ffd24a';
  canvas.beginPath();
  canvas.moveTo(x, top - 20);
  canvas.lineTo(x + 22, top - 13);
  canvas.lineTo(x, top - 6);
  canvas.fill();
  canvas.fillRect(x - 1, top - 20, 2, 24);
}

const cabins = ['#e0486a', '#1fa89a', '#f0952c', '#7d4fd0'];

/** Big wheels behind the fair, one on each side of the centre. */
export function wheel(canvas: Canvas, { band, size: { width, height } }: Job): void {
  const radius = Math.min(width * 0.3, height * 0.24);
  for (const share of width > height ? [0.1, 0.9] : [0.5]) {
    const [x, y] = [share * width, band.at * height - radius * 0.8];
    canvas.strokeStyle = band.ink[0];
    canvas.lineWidth = radius * 0.045;
    canvas.beginPath();
    for (const reach of [1, 0.55]) {
      canvas.moveTo(x + radius * reach, y);
      canvas.arc(x, y, radius * reach, 0, Math.PI * 2);
    }
    for (const foot of [-0.55, 0.55]) {
      canvas.moveTo(x, y);
      canvas.lineTo(x + radius * foot, y + radius * 1.6);
    }
    const ends = Array.from({ length: 12 }, (_, spoke): [number, number] => {
      const angle = (spoke / 12) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    for (const [endX, endY] of ends) {
      canvas.moveTo(x, y);
      canvas.lineTo(endX, endY);
    }
    canvas.stroke();
    ends.forEach(([endX, endY], index) => {
      canvas.fillStyle = cabins[index % cabins.length] ?? band.ink[0];
      canvas.beginPath();
      canvas.arc(endX, endY + radius * 0.06, radius * 0.09, 0, Math.PI);
      canvas.fill();
      light(canvas, { x: endX, y: endY, radius: radius * 0.022 + 1, ink: band.ink[1] });
    });
  }
}
