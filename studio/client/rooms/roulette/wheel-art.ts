import { colourOf, pocketCount, wheelOrder } from '../../../src/games/roulette-spots.ts';
import { number } from '../../core/texts.ts';

type Canvas = CanvasRenderingContext2D;

const turn = Math.PI * 2;
const inks = { red: '#b3121f', black: '#15161c', green: '#0d7a3f' } as const;

function disc(canvas: Canvas, radius: number, fill: string | CanvasGradient): void {
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.arc(0, 0, radius, 0, turn);
  canvas.fill();
}

function ring(canvas: Canvas, radius: number, ink: string, width: number): void {
  canvas.strokeStyle = ink;
  canvas.lineWidth = width;
  canvas.beginPath();
  canvas.arc(0, 0, radius, 0, turn);
  canvas.stroke();
}

function radial(canvas: Canvas, radius: number, stops: readonly (readonly [number, string])[]) {
  const gradient = canvas.createRadialGradient(0, 0, 0, 0, 0, radius);
  for (const [at, ink] of stops) gradient.addColorStop(at, ink);
  return gradient;
}

/** The bowl of polished wood with its track and eight diamonds. */
export function drawBowl(canvas: Canvas, r: number): void {
  canvas.save();
  canvas.shadowColor = 'rgb(0 0 0 / 0.6)';
  canvas.shadowBlur = r * 0.05;
  disc(
    canvas,
    r * 0.965,
    radial(canvas, r, [
      [0.7, '#3a1606'],
      [0.84, '#7a3a12'],
      [0.92, '#a8602a'],
      [0.955, '#5c2a0c'],
      [1, '#2a1004'],
    ]),
  );
  canvas.restore();
  ring(canvas, r * 0.955, '#e8bd62', r * 0.014);
  for (let grain = 0; grain < 46; grain += 1)
    ring(
      canvas,
      r * (0.76 + grain * 0.0042),
      `rgb(40 14 2 / ${0.05 + (grain % 5) * 0.018})`,
      r * 0.002,
    );
  disc(
    canvas,
    r * 0.78,
    radial(canvas, r * 0.78, [
      [0.9, '#1c0a02'],
      [1, '#55280d'],
    ]),
  );
  for (let diamond = 0; diamond < 8; diamond += 1) drawDiamond(canvas, r, (diamond / 8) * turn);
}

function drawDiamond(canvas: Canvas, r: number, angle: number): void {
  canvas.save();
  canvas.rotate(angle);
  canvas.translate(0, -r * 0.825);
  const [long, short] = diamondIsLong(angle) ? [0.045, 0.014] : [0.018, 0.036];
  const gradient = canvas.createLinearGradient(0, -r * long, 0, r * long);
  gradient.addColorStop(0, '#fff3c4');
  gradient.addColorStop(0.5, '#d79a34');
  gradient.addColorStop(1, '#7a4a10');
  canvas.fillStyle = gradient;
  canvas.beginPath();
  canvas.moveTo(0, -r * long);
  canvas.lineTo(r * short, 0);
  canvas.lineTo(0, r * long);
  canvas.lineTo(-r * short, 0);
  canvas.fill();
  canvas.restore();
}

const diamondIsLong = (angle: number): boolean => Math.round(angle / (turn / 8)) % 2 === 0;

/** The rotating part: numbers, pockets, cone and turret. */
export function drawRotor(canvas: Canvas, r: number): void {
  const step = turn / pocketCount;
  wheelOrder.forEach((pocket, index) => {
    canvas.save();
    canvas.rotate(index * step);
    drawPocket(canvas, { r, pocket, half: step / 2 });
    canvas.restore();
  });
  ring(canvas, r * 0.765, '#e8bd62', r * 0.012);
  ring(canvas, r * 0.64, 'rgb(232 189 98 / 0.9)', r * 0.007);
  ring(canvas, r * 0.525, '#e8bd62', r * 0.012);
  drawCone(canvas, r);
  drawTurret(canvas, r);
}

function drawPocket(
  canvas: Canvas,
  { r, pocket, half }: { r: number; pocket: number; half: number },
): void {
  const ink = inks[colourOf(pocket)];
  slice(canvas, { from: 0.64, to: 0.765, half, r }, ink);
  slice(canvas, { from: 0.525, to: 0.64, half, r }, shade(ink));
  canvas.strokeStyle = '#d9b35a';
  canvas.lineWidth = r * 0.006;
  canvas.beginPath();
  canvas.moveTo(Math.sin(half) * r * 0.525, -Math.cos(half) * r * 0.525);
  canvas.lineTo(Math.sin(half) * r * 0.765, -Math.cos(half) * r * 0.765);
  canvas.stroke();
  canvas.fillStyle = '#fff8e6';
  canvas.font = `700 ${r * 0.072}px Georgia, 'Noto Serif Bengali', serif`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillText(number(pocket), 0, -r * 0.702);
}

function slice(
  canvas: Canvas,
  { from, to, half, r }: { from: number; to: number; half: number; r: number },
  fill: string,
): void {
  const up = -Math.PI / 2;
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.arc(0, 0, r * to, up - half, up + half);
  canvas.arc(0, 0, r * from, up + half, up - half, true);
  canvas.fill();
}

const shades: Readonly<Record<string, string>> = {
  [inks.red]: '#6d0a13',
  [inks.black]: '#08090c',
  [inks.green]: '#064a26',
};
const shade = (ink: string): string => shades[ink] ?? ink;

function drawCone(canvas: Canvas, r: number): void {
  disc(
    canvas,
    r * 0.52,
    radial(canvas, r * 0.52, [
      [0, '#c98443'],
      [0.45, '#8a4a1c'],
      [0.85, '#4d220a'],
      [1, '#2c1104'],
    ]),
  );
  // A lotus of inlaid wood, which makes the rotation visible.
  for (let petal = 0; petal < 12; petal += 1) {
    canvas.save();
    canvas.rotate((petal / 12) * turn);
    canvas.fillStyle = petal % 2 ? 'rgb(255 214 130 / 0.22)' : 'rgb(255 214 130 / 0.38)';
    canvas.strokeStyle = 'rgb(60 22 4 / 0.6)';
    canvas.lineWidth = r * 0.004;
    canvas.beginPath();
    canvas.moveTo(0, -r * 0.17);
    canvas.quadraticCurveTo(r * 0.1, -r * 0.32, 0, -r * 0.48);
    canvas.quadraticCurveTo(-r * 0.1, -r * 0.32, 0, -r * 0.17);
    canvas.fill();
    canvas.stroke();
    canvas.restore();
  }
}

function drawTurret(canvas: Canvas, r: number): void {
  for (let arm = 0; arm < 4; arm += 1) {
    canvas.save();
    canvas.rotate((arm / 4) * turn);
    const gradient = canvas.createLinearGradient(-r * 0.02, 0, r * 0.02, 0);
    gradient.addColorStop(0, '#8a5a16');
    gradient.addColorStop(0.5, '#fff0b8');
    gradient.addColorStop(1, '#8a5a16');
    canvas.fillStyle = gradient;
    canvas.fillRect(-r * 0.014, -r * 0.2, r * 0.028, r * 0.2);
    canvas.translate(0, -r * 0.21);
    disc(
      canvas,
      r * 0.034,
      radial(canvas, r * 0.04, [
        [0, '#fff6d0'],
        [0.5, '#dba63d'],
        [1, '#7a4a10'],
      ]),
    );
    canvas.restore();
  }
  disc(
    canvas,
    r * 0.1,
    radial(canvas, r * 0.1, [
      [0, '#fff6d0'],
      [0.5, '#dba63d'],
      [1, '#6b3f0c'],
    ]),
  );
  disc(
    canvas,
    r * 0.055,
    radial(canvas, r * 0.055, [
      [0, '#ffffff'],
      [0.6, '#f0c868'],
      [1, '#8a5a16'],
    ]),
  );
}

/** Light reflections; static while the wheel turns below. */
export function drawShine(canvas: Canvas, r: number): void {
  const gradient = canvas.createLinearGradient(-r, -r, r, r);
  gradient.addColorStop(0.05, 'rgb(255 255 255 / 0.26)');
  gradient.addColorStop(0.34, 'rgb(255 255 255 / 0)');
  gradient.addColorStop(0.7, 'rgb(0 0 0 / 0)');
  gradient.addColorStop(1, 'rgb(0 0 0 / 0.4)');
  disc(canvas, r * 0.955, gradient);
}

export function drawBall(canvas: Canvas, r: number): void {
  canvas.save();
  canvas.translate(r * 0.3, r * 0.42);
  disc(canvas, r * 0.95, 'rgb(0 0 0 / 0.4)');
  canvas.restore();
  const gradient = canvas.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.1, 0, 0, r);
  gradient.addColorStop(0, '#ffffff');
  gradient.addColorStop(0.6, '#e9e6dd');
  gradient.addColorStop(1, '#9b968a');
  disc(canvas, r, gradient);
}
