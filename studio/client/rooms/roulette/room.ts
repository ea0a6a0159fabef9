import type { Stage } from '../../core/stage.ts';

/** The background of the table: deep green walls under lamps, with lotuses in the corners. */
export function paintRoom(stage: Stage): void {
  stage.paintBackdrop((canvas, { width, height }) => drawWall(canvas, width, height));
}

function drawWall(canvas: CanvasRenderingContext2D, width: number, height: number): void {
  const wide = Math.max(width, height);
  const light = canvas.createRadialGradient(width / 2, -height * 0.1, 0, width / 2, 0, wide);
  light.addColorStop(0, '#1f7a5c');
  light.addColorStop(0.4, '#0c4436');
  light.addColorStop(1, '#031613');
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, width, height);
  canvas.strokeStyle = 'rgb(255 220 140 / 0.06)';
  canvas.lineWidth = 1;
  const step = 46;
  for (let x = -step; x < width + step; x += step)
    for (let y = -step; y < height + step; y += step) drawTile(canvas, { x, y, step });
  for (const [x, y, angle] of [
    [0, 0, 0],
    [width, 0, 1],
    [width, height, 2],
    [0, height, 3],
  ] as const)
    drawCorner(canvas, { x, y, angle: (angle * Math.PI) / 2, size: Math.min(150, wide * 0.13) });
}

function drawTile(
  canvas: CanvasRenderingContext2D,
  { x, y, step }: { x: number; y: number; step: number },
): void {
  canvas.beginPath();
  canvas.moveTo(x + step / 2, y);
  canvas.quadraticCurveTo(x + step * 0.62, y + step * 0.38, x + step, y + step / 2);
  canvas.quadraticCurveTo(x + step * 0.62, y + step * 0.62, x + step / 2, y + step);
  canvas.quadraticCurveTo(x + step * 0.38, y + step * 0.62, x, y + step / 2);
  canvas.quadraticCurveTo(x + step * 0.38, y + step * 0.38, x + step / 2, y);
  canvas.stroke();
}

function drawCorner(
  canvas: CanvasRenderingContext2D,
  { x, y, angle, size }: { x: number; y: number; angle: number; size: number },
): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle);
  canvas.strokeStyle = 'rgb(255 214 130 / 0.34)';
  canvas.lineWidth = 1.6;
  for (let petal = 0; petal < 5; petal += 1) {
    canvas.save();
    canvas.rotate(-Math.PI / 8 + (petal / 4) * (Math.PI * 0.75));
    canvas.fillStyle = `rgb(255 214 130 / ${0.05 + petal * 0.012})`;
    canvas.beginPath();
    canvas.moveTo(0, 0);
    canvas.quadraticCurveTo(size * 0.5, -size * 0.24, size, 0);
    canvas.quadraticCurveTo(size * 0.5, size * 0.24, 0, 0);
    canvas.fill();
    canvas.stroke();
    canvas.restore();
  }
  canvas.restore();
}
