import { fillBand, type Job } from './band.ts';

type Canvas = CanvasRenderingContext2D;

/** Distant sails, each with its reflection. */
export function sails(canvas: Canvas, { band, size: { width, height }, random }: Job): void {
  const count = Math.max(2, Math.round(width / 240));
  for (let sail = 0; sail < count; sail += 1) {
    const tall = Math.min(height * 0.075, 54) * (0.55 + random() * 0.6);
    const x = ((sail + 0.2 + random() * 0.6) / count) * width;
    const y = band.at * height + tall * 0.5;
    canvas.fillStyle = 'rgb(255 255 255 / 0.16)';
    canvas.beginPath();
    canvas.moveTo(x - tall * 0.36, y + tall * 0.1);
    canvas.lineTo(x + tall * 0.44, y + tall * 0.1);
    canvas.lineTo(x, y + tall * 0.62);
    canvas.fill();
    canvas.fillStyle = band.ink[0];
    canvas.beginPath();
    canvas.moveTo(x, y - tall);
    canvas.quadraticCurveTo(x + tall * 0.4, y - tall * 0.5, x + tall * 0.46, y - tall * 0.12);
    canvas.lineTo(x, y - tall * 0.12);
    canvas.moveTo(x - 2, y - tall * 0.86);
    canvas.quadraticCurveTo(x - tall * 0.1, y - tall * 0.4, x - tall * 0.34, y - tall * 0.12);
    canvas.lineTo(x - 2, y - tall * 0.12);
    canvas.fill();
    canvas.fillStyle = band.ink[1];
    canvas.beginPath();
    canvas.moveTo(x - tall * 0.42, y - tall * 0.08);
    canvas.lineTo(x + tall * 0.5, y - tall * 0.08);
    canvas.quadraticCurveTo(x + tall * 0.3, y + tall * 0.08, x, y + tall * 0.08);
    canvas.quadraticCurveTo(x - tall * 0.34, y + tall * 0.08, x - tall * 0.42, y - tall * 0.08);
    canvas.fill();
  }
}

/** A beach: shallows, foam, sand. */
export function shore(canvas: Canvas, job: Job): void {
  const { size, band, random } = job;
  const { width, height } = size;
  const top = band.at * height;
  const rise = height * 0.06;
  const edge = (lower: number): void => {
    canvas.beginPath();
    canvas.moveTo(-10, top - rise + lower);
    canvas.bezierCurveTo(
      width * 0.25,
      top - rise + lower,
      width * 0.3,
      top + rise + lower,
      width * 0.58,
      top + rise * 0.7 + lower,
    );
    canvas.bezierCurveTo(
      width * 0.76,
      top + rise * 0.5 + lower,
      width * 0.84,
      top - rise * 0.7 + lower,
      width + 10,
      top - rise * 0.5 + lower,
    );
  };
  for (const [lower, ink] of [
    [-20, 'rgb(140 255 236 / 0.28)'],
    [-9, 'rgb(190 255 244 / 0.4)'],
  ] as const) {
    edge(lower);
    canvas.lineTo(width + 10, height);
    canvas.lineTo(-10, height);
    canvas.fillStyle = ink;
    canvas.fill();
  }
  edge(0);
  canvas.lineTo(width + 10, height);
  canvas.lineTo(-10, height);
  fillBand(canvas, job);
  edge(0);
  canvas.strokeStyle = '#fffdf2';
  canvas.lineWidth = 5;
  canvas.stroke();
  canvas.fillStyle = 'rgb(120 70 30 / 0.25)';
  canvas.beginPath();
  for (let grain = 0; grain < 70; grain += 1) {
    const [x, y] = [random() * width, top + rise * 1.2 + random() * height * 0.2];
    canvas.rect(x, y, 3, 1.5);
  }
  canvas.fill();
}

/** Palm leaves hanging into the picture from both upper corners. */
export function fronds(canvas: Canvas, job: Job): void {
  const { width, height } = job.size;
  const reach = Math.min(width * 0.42, height * 0.5, 420);
  for (const side of [1, -1]) {
    canvas.save();
    canvas.translate(side === 1 ? 0 : width, 0);
    canvas.scale(side, 1);
    canvas.translate(-reach * 0.06, -reach * 0.04);
    [0.12, 0.5, 0.86, 1.24].forEach((angle, leaf) => {
      canvas.save();
      canvas.rotate(angle);
      canvas.fillStyle = job.band.ink[leaf % 2 ? 1 : 0];
      frond(canvas, reach * (leaf % 3 ? 0.84 : 1));
      canvas.restore();
    });
    canvas.restore();
  }
}

/** One hanging leaf along the x axis, with its fingers. */
function frond(canvas: Canvas, reach: number): void {
  const fingers = 15;
  for (let finger = 1; finger <= fingers; finger += 1) {
    const share = finger / fingers;
    const [x, y] = [reach * share, reach * 0.2 * share ** 2];
    const long = reach * 0.3 * Math.sin(Math.PI * (0.12 + share * 0.84)) + reach * 0.03;
    for (const side of [-1, 1]) {
      canvas.beginPath();
      canvas.moveTo(x - reach * 0.035, y);
      canvas.quadraticCurveTo(
        x + long * 0.3,
        y + side * long * 0.42,
        x + long,
        y + side * long * 0.7,
      );
      canvas.quadraticCurveTo(x + long * 0.5, y + side * long * 0.2, x + reach * 0.03, y);
      canvas.fill();
    }
  }
  canvas.strokeStyle = canvas.fillStyle;
  canvas.lineWidth = Math.max(2, reach * 0.014);
  canvas.beginPath();
  canvas.moveTo(0, 0);
  canvas.quadraticCurveTo(reach * 0.5, 0, reach, reach * 0.2);
  canvas.stroke();
}
