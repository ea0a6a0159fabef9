import type { Drift } from '../art/scenes.ts';

type Canvas = CanvasRenderingContext2D;

/** One of the small things that drift through a scene, in a box of 28. */
export function drawDrift(canvas: Canvas, { shape, ink }: Drift): void {
  canvas.fillStyle = ink;
  canvas.strokeStyle = ink;
  shapes[shape](canvas, ink);
}

const shapes: Readonly<Record<Drift['shape'], (canvas: Canvas, ink: string) => void>> = {
  petal(canvas) {
    canvas.beginPath();
    canvas.moveTo(4, 14);
    canvas.quadraticCurveTo(12, 4, 24, 12);
    canvas.quadraticCurveTo(14, 22, 4, 14);
    canvas.fill();
  },
  spark(canvas, ink) {
    const light = canvas.createRadialGradient(14, 14, 1, 14, 14, 12);
    light.addColorStop(0, '#ffffff');
    light.addColorStop(0.25, ink);
    light.addColorStop(1, `${ink}00`);
    canvas.fillStyle = light;
    canvas.fillRect(0, 0, 28, 28);
  },
  drop(canvas) {
    canvas.lineWidth = 2;
    canvas.lineCap = 'round';
    canvas.beginPath();
    canvas.moveTo(17, 3);
    canvas.lineTo(11, 25);
    canvas.stroke();
  },
  bubble(canvas) {
    canvas.lineWidth = 1.6;
    canvas.beginPath();
    canvas.arc(14, 14, 9, 0, Math.PI * 2);
    canvas.stroke();
    canvas.beginPath();
    canvas.arc(11, 11, 2, 0, Math.PI * 2);
    canvas.fill();
  },
  leaf(canvas) {
    canvas.beginPath();
    canvas.moveTo(3, 20);
    canvas.quadraticCurveTo(6, 5, 25, 6);
    canvas.quadraticCurveTo(22, 22, 3, 20);
    canvas.fill();
  },
};
