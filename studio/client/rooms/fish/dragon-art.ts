import { drawEye } from './eye-art.ts';
type Canvas = CanvasRenderingContext2D;

/** The golden dragon of the deep: a long scaled body, a mane, horns and whiskers. */
export function drawDragon(canvas: Canvas, w: number, h: number): void {
  const back = (x: number) => Math.sin((x / w) * 9) * h * 0.12;
  canvas.fillStyle = '#e8442e';
  for (let fin = 0; fin < 15; fin += 1) {
    const x = w * (0.24 - fin * 0.048);
    canvas.beginPath();
    canvas.moveTo(x + w * 0.03, back(x) - h * 0.14);
    canvas.lineTo(x - w * 0.01, back(x) - h * (0.36 - fin * 0.008));
    canvas.lineTo(x - w * 0.03, back(x) - h * 0.12);
    canvas.fill();
  }
  for (let ring = 52; ring >= 0; ring -= 1) {
    const x = w * (0.3 - ring * 0.0145);
    const r = h * (0.21 - ring * 0.0031);
    const gradient = canvas.createLinearGradient(0, back(x) - r, 0, back(x) + r);
    gradient.addColorStop(0, '#fff0a0');
    gradient.addColorStop(0.5, '#f2a81d');
    gradient.addColorStop(1, '#a84e08');
    canvas.fillStyle = gradient;
    canvas.strokeStyle = 'rgb(140 60 0 / 0.5)';
    canvas.lineWidth = 1.2;
    canvas.beginPath();
    canvas.arc(x, back(x), r, 0, Math.PI * 2);
    canvas.fill();
    canvas.stroke();
  }
  canvas.fillStyle = '#e8442e';
  canvas.beginPath();
  canvas.moveTo(-w * 0.42, back(-w * 0.42));
  canvas.lineTo(-w * 0.5, -h * 0.3);
  canvas.lineTo(-w * 0.46, 0);
  canvas.lineTo(-w * 0.5, h * 0.34);
  canvas.fill();
  drawDragonHead(canvas, w, h);
}

function drawDragonHead(canvas: Canvas, w: number, h: number): void {
  canvas.fillStyle = '#e8442e';
  for (let lock = 0; lock < 9; lock += 1) {
    const angle = Math.PI * (0.62 + lock * 0.09);
    canvas.beginPath();
    canvas.moveTo(w * 0.32, h * 0.06);
    canvas.lineTo(w * 0.3 + Math.cos(angle) * w * 0.14, Math.sin(angle) * h * 0.4);
    canvas.lineTo(w * 0.3 + Math.cos(angle + 0.14) * w * 0.1, Math.sin(angle + 0.14) * h * 0.3);
    canvas.fill();
  }
  canvas.fillStyle = headInk(canvas, h);
  canvas.beginPath();
  canvas.moveTo(w * 0.24, -h * 0.2);
  canvas.bezierCurveTo(w * 0.36, -h * 0.3, w * 0.42, -h * 0.08, w * 0.5, -h * 0.06);
  canvas.lineTo(w * 0.49, h * 0.06);
  canvas.quadraticCurveTo(w * 0.42, h * 0.03, w * 0.38, h * 0.08);
  canvas.lineTo(w * 0.47, h * 0.14);
  canvas.quadraticCurveTo(w * 0.36, h * 0.3, w * 0.24, h * 0.2);
  canvas.fill();
  canvas.strokeStyle = '#fff6d0';
  canvas.lineWidth = h * 0.03;
  canvas.lineCap = 'round';
  for (const bend of [-0.5, -0.38]) {
    canvas.beginPath();
    canvas.moveTo(w * 0.3, -h * 0.2);
    canvas.quadraticCurveTo(w * 0.24, h * bend, w * 0.18, h * (bend + 0.04));
    canvas.stroke();
  }
  canvas.lineWidth = h * 0.016;
  canvas.beginPath();
  canvas.moveTo(w * 0.48, h * 0.02);
  canvas.quadraticCurveTo(w * 0.46, h * 0.34, w * 0.36, h * 0.42);
  canvas.stroke();
  drawEye(canvas, w * 0.36, -h * 0.1, h * 0.06);
}

function headInk(canvas: Canvas, h: number): CanvasGradient {
  const gradient = canvas.createLinearGradient(0, -h * 0.25, 0, h * 0.25);
  gradient.addColorStop(0, '#ffe98a');
  gradient.addColorStop(1, '#e08a14');
  return gradient;
}
