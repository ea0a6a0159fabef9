import { fillBand, type Job, type Size } from './band.ts';
import { domes, stalls } from './bazaar-bands.ts';
import { fronds, sails, shore } from './coast-bands.ts';
import { bulbs, tents, wheel } from './fair-bands.ts';
import type { Scene } from './scenes.ts';

/** Paints the scene behind the reels: sky, light, and the bands from far to near. */
export function drawScene(canvas: CanvasRenderingContext2D, scene: Scene, size: Size): void {
  const { width, height } = size;
  const sky = canvas.createLinearGradient(0, 0, 0, height * 0.7);
  scene.sky.forEach((ink, index) => sky.addColorStop(index / 2, ink));
  canvas.fillStyle = sky;
  canvas.fillRect(0, 0, width, height);
  glow(canvas, scene, size);
  scene.bands.forEach((band, index) =>
    painters[band.kind](canvas, { band, size, random: randomOf(index + 7) }),
  );
}

const painters = {
  bulbs,
  domes,
  fronds,
  hills,
  palms,
  rain,
  roots,
  sails,
  shore,
  stalls,
  tents,
  water,
  wheel,
};

function glow(canvas: CanvasRenderingContext2D, { light }: Scene, { width, height }: Size): void {
  const [x, y, reach] = [light.x * width, light.y * height, Math.max(width, height) * 0.5];
  const halo = canvas.createRadialGradient(x, y, 0, x, y, reach);
  halo.addColorStop(0, light.ink);
  halo.addColorStop(0.09, light.ink);
  halo.addColorStop(0.1, `${light.ink}80`);
  halo.addColorStop(1, `${light.ink}00`);
  canvas.fillStyle = halo;
  canvas.fillRect(0, 0, width, height);
}

function hills(canvas: CanvasRenderingContext2D, job: Job): void {
  const { width, height } = job.size;
  const base = job.band.at * height;
  canvas.beginPath();
  canvas.moveTo(0, height);
  canvas.lineTo(0, base);
  const step = Math.max(60, width / 9);
  for (let x = 0; x < width + step; x += step) {
    canvas.quadraticCurveTo(
      x + step / 2,
      base - (0.3 + job.random()) * height * 0.07,
      x + step,
      base + job.random() * 8,
    );
  }
  canvas.lineTo(width, height);
  fillBand(canvas, job);
}

function palms(canvas: CanvasRenderingContext2D, job: Job): void {
  hills(canvas, job);
  const { width, height } = job.size;
  const base = job.band.at * height + 4;
  const tall = Math.min(height * 0.2, 130);
  canvas.strokeStyle = canvas.fillStyle;
  for (let x = job.random() * 60; x < width; x += 46 + job.random() * 130) {
    palm(canvas, {
      x,
      base,
      tall: tall * (0.6 + job.random() * 0.5),
      lean: (job.random() - 0.5) * 30,
    });
  }
}

function palm(
  canvas: CanvasRenderingContext2D,
  { x, base, tall, lean }: { x: number; base: number; tall: number; lean: number },
): void {
  const [topX, topY] = [x + lean, base - tall];
  canvas.lineWidth = Math.max(2, tall / 26);
  canvas.lineCap = 'round';
  canvas.beginPath();
  canvas.moveTo(x, base);
  canvas.quadraticCurveTo(x, base - tall / 2, topX, topY);
  canvas.stroke();
  canvas.lineWidth = Math.max(1.6, tall / 34);
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const angle = Math.PI + (leaf / 8) * Math.PI;
    const reach = tall * 0.36;
    canvas.beginPath();
    canvas.moveTo(topX, topY);
    canvas.quadraticCurveTo(
      topX + Math.cos(angle) * reach * 0.6,
      topY + Math.sin(angle) * reach * 0.7,
      topX + Math.cos(angle) * reach,
      topY + Math.sin(angle) * reach * 0.3 + reach * 0.24,
    );
    canvas.stroke();
  }
}

function water(canvas: CanvasRenderingContext2D, job: Job): void {
  const { width, height } = job.size;
  const top = job.band.at * height;
  canvas.beginPath();
  canvas.rect(0, top, width, height - top);
  fillBand(canvas, job);
  canvas.lineWidth = 1.5;
  for (let row = 0; row < 26; row += 1) {
    const y = top + ((row + 0.4) / 26) ** 1.6 * (height - top);
    const length = 14 + job.random() * 70;
    const x = job.random() * width;
    canvas.strokeStyle = `rgb(255 255 255 / ${0.05 + job.random() * 0.14})`;
    canvas.beginPath();
    canvas.moveTo(x, y);
    canvas.quadraticCurveTo(x + length / 2, y - 3, x + length, y);
    canvas.stroke();
  }
}

function roots(canvas: CanvasRenderingContext2D, job: Job): void {
  hills(canvas, job);
  const { width, height } = job.size;
  const base = job.band.at * height;
  canvas.strokeStyle = canvas.fillStyle;
  canvas.lineCap = 'round';
  for (let x = job.random() * 40; x < width; x += 70 + job.random() * 90) {
    const tall = 40 + job.random() * Math.min(120, height * 0.14);
    canvas.lineWidth = 4;
    for (let root = -2; root <= 2; root += 1) {
      canvas.beginPath();
      canvas.moveTo(x, base - tall * 0.4);
      canvas.quadraticCurveTo(x + root * 12, base - tall * 0.3, x + root * 18, base + 12);
      canvas.stroke();
    }
    canvas.beginPath();
    for (let puff = 0; puff < 5; puff += 1) {
      const [puffX, puffY] = [
        x + (puff - 2) * tall * 0.22,
        base - tall * (0.6 + (puff % 2) * 0.18),
      ];
      canvas.moveTo(puffX, puffY);
      canvas.arc(puffX, puffY, tall * 0.26, 0, Math.PI * 2);
    }
    canvas.fill();
  }
}

function rain(canvas: CanvasRenderingContext2D, { band, size, random }: Job): void {
  canvas.strokeStyle = `${band.ink[0]}38`;
  canvas.lineWidth = 1.4;
  canvas.beginPath();
  for (let drop = 0; drop < 170; drop += 1) {
    const [x, y, length] = [
      random() * size.width * 1.1,
      random() * size.height,
      12 + random() * 22,
    ];
    canvas.moveTo(x, y);
    canvas.lineTo(x - length * 0.28, y + length);
  }
  canvas.stroke();
}

/** Random numbers with a fixed sequence: a resize must not move the trees. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4_294_967_296;
  };
}
