import { contextOf } from './reels.ts';

interface Petal {
  x: number;
  y: number;
  readonly fall: number;
  readonly sway: number;
  readonly size: number;
  readonly ink: string;
}

const inks = ['#ff9dc4', '#ffd76a', '#ffffff', '#ffb14a'];
const lengthMs = 2_600;

/** Lets petals fall over the page. Only for a win above its stake; the caller knows. */
export function celebrate(): void {
  const layer = document.createElement('canvas');
  layer.className = 'petals';
  layer.width = window.innerWidth;
  layer.height = window.innerHeight;
  document.body.append(layer);
  const canvas = contextOf(layer);
  const petals = Array.from({ length: 70 }, () => newPetal(layer));
  const start = performance.now();

  const draw = (time: number): void => {
    const passed = time - start;
    canvas.clearRect(0, 0, layer.width, layer.height);
    canvas.globalAlpha = Math.min(1, (lengthMs - passed) / 600);
    if (passed >= lengthMs) return layer.remove();
    for (const petal of petals) drawPetal(canvas, petal, time);
    window.requestAnimationFrame(draw);
  };
  window.requestAnimationFrame(draw);
}

function newPetal({ width, height }: { width: number; height: number }): Petal {
  return {
    x: Math.random() * width,
    y: -Math.random() * height * 0.7,
    fall: 2 + Math.random() * 3.4,
    sway: Math.random() * 6,
    size: 5 + Math.random() * 9,
    ink: inks[Math.floor(Math.random() * inks.length)] ?? '#ffffff',
  };
}

function drawPetal(canvas: CanvasRenderingContext2D, petal: Petal, time: number): void {
  petal.y += petal.fall;
  petal.x += Math.sin(time / 300 + petal.sway) * 1.2;
  canvas.save();
  canvas.translate(petal.x, petal.y);
  canvas.rotate(time / 500 + petal.sway);
  canvas.fillStyle = petal.ink;
  canvas.beginPath();
  canvas.ellipse(0, 0, petal.size, petal.size * 0.45, 0, 0, Math.PI * 2);
  canvas.fill();
  canvas.restore();
}
