import { fillBand, type Job } from './band.ts';

type Canvas = CanvasRenderingContext2D;

/** Roofs, onion domes and towers against the sky, with lit windows. */
export function domes(canvas: Canvas, job: Job): void {
  const { size, band, random } = job;
  const base = band.at * size.height;
  const unit = Math.min(size.height * 0.075, 62);
  const windows: [number, number][] = [];
  canvas.beginPath();
  for (let x = -unit * random(); x < size.width;) {
    const [wide, tall] = [unit * (0.9 + random() * 0.9), unit * (0.4 + random())];
    const top = base - tall;
    canvas.rect(x, top, wide + 1, size.height - top);
    if (random() < 0.6) dome(canvas, { x: x + wide / 2, y: top, reach: wide * 0.42 });
    for (let column = 0.28; column < 0.9; column += 0.4)
      if (random() < 0.6) windows.push([x + wide * column, top + unit * (0.25 + random() * 0.2)]);
    x += wide;
  }
  fillBand(canvas, job);
  canvas.fillStyle = '#ffcf6ab0';
  canvas.beginPath();
  for (const [x, y] of windows) canvas.roundRect(x - 3, y, 6, 11, [3, 3, 0, 0]);
  canvas.fill();
}

function dome(canvas: Canvas, { x, y, reach }: { x: number; y: number; reach: number }): void {
  canvas.moveTo(x - reach * 0.8, y + 1);
  canvas.bezierCurveTo(
    x - reach * 1.5,
    y - reach * 0.9,
    x - reach * 0.3,
    y - reach * 1.2,
    x,
    y - reach * 2,
  );
  canvas.bezierCurveTo(
    x + reach * 0.3,
    y - reach * 1.2,
    x + reach * 1.5,
    y - reach * 0.9,
    x + reach * 0.8,
    y + 1,
  );
  canvas.closePath();
}

/** Market stalls: warm light inside, striped awnings above, goods on the counter. */
export function stalls(canvas: Canvas, { band, size: { width, height }, random }: Job): void {
  const base = band.at * height;
  const wide = Math.min(Math.max(width / 6, 120), 210);
  const tall = wide * 0.62;
  const ground = canvas.createLinearGradient(0, base - tall, 0, height);
  ground.addColorStop(0, '#2a0f3a');
  ground.addColorStop(1, '#0c0518');
  canvas.fillStyle = ground;
  canvas.fillRect(0, base - tall * 0.5, width, height);
  const shift = wide * random();
  for (let stall = 0; stall * wide - shift < width; stall += 1) {
    const x = stall * wide - shift + wide * 0.06;
    const inner = canvas.createLinearGradient(0, base - tall, 0, base);
    inner.addColorStop(0, '#ffd98a');
    inner.addColorStop(1, '#c9502e');
    canvas.fillStyle = inner;
    canvas.fillRect(x, base - tall, wide * 0.88, tall);
    goods(canvas, { x, y: base - tall * 0.34, wide: wide * 0.88, random });
    canvas.fillStyle = '#4a1838';
    canvas.fillRect(x - 3, base - tall * 0.34, wide * 0.88 + 6, tall * 0.42);
    awning(canvas, {
      x: x - wide * 0.05,
      y: base - tall,
      wide: wide * 0.98,
      tall: tall * 0.3,
      inks: [awnings[stall % awnings.length] ?? band.ink[0], band.ink[1]],
    });
  }
}

const awnings = ['#e0486a', '#1fa89a', '#f0952c', '#7d4fd0'];
const wares = ['#f7b52c', '#e8476a', '#35c0b0', '#f07a2c', '#8a5fe0'];

function goods(
  canvas: Canvas,
  { x, y, wide, random }: { x: number; y: number; wide: number; random: () => number },
): void {
  for (let heap = 0; heap < 4; heap += 1) {
    canvas.fillStyle = wares[Math.floor(random() * wares.length)] ?? '#f7b52c';
    const [center, reach] = [x + ((heap + 0.5) / 4) * wide, wide * 0.11];
    canvas.beginPath();
    canvas.moveTo(center - reach, y + 1);
    canvas.quadraticCurveTo(center, y - reach * (1.2 + random()) * 1.4, center + reach, y + 1);
    canvas.fill();
  }
}

interface Awning {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly inks: readonly [string, string];
}

function awning(canvas: Canvas, { x, y, wide, tall, inks }: Awning): void {
  const stripes = 7;
  const step = wide / stripes;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const left = x + stripe * step;
    const [topLeft, topRight] = [stripe, stripe + 1].map(
      (edge) => x + wide * 0.08 + (edge / stripes) * wide * 0.84,
    );
    canvas.fillStyle = inks[stripe % 2 ? 1 : 0];
    canvas.beginPath();
    canvas.moveTo(topLeft ?? left, y - tall);
    canvas.lineTo(topRight ?? left, y - tall);
    canvas.lineTo(left + step, y);
    canvas.arc(left + step / 2, y, step / 2, 0, Math.PI);
    canvas.closePath();
    canvas.fill();
  }
  canvas.fillStyle = 'rgb(30 4 40 / 0.28)';
  canvas.fillRect(x, y - 2, wide, 4);
}
