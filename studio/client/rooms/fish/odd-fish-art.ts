import { drawEye } from './eye-art.ts';

type Canvas = CanvasRenderingContext2D;

function shaded(canvas: Canvas, height: number, [light, dark]: readonly [string, string]) {
  const gradient = canvas.createLinearGradient(0, -height / 2, 0, height / 2);
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  return gradient;
}

export function drawSeahorse(canvas: Canvas, w: number, h: number): void {
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  const spine = [
    [0.06, -0.26],
    [-0.08, -0.08],
    [0.02, 0.1],
    [-0.06, 0.28],
    [-0.22, 0.38],
    [-0.3, 0.26],
    [-0.2, 0.22],
  ] as const;
  for (const [grow, ink] of [
    [1.24, '#b4560f'],
    [1, '#ffa531'],
  ] as const) {
    canvas.strokeStyle = ink;
    spine.slice(1).forEach(([x, y], index) => {
      const [fromX, fromY] = spine[index] ?? [0, 0];
      canvas.lineWidth = w * (0.36 - index * 0.055) * grow;
      canvas.beginPath();
      canvas.moveTo(fromX * w, fromY * h);
      canvas.lineTo(x * w, y * h);
      canvas.stroke();
    });
  }
  canvas.fillStyle = '#ffd27a';
  canvas.beginPath();
  canvas.moveTo(-w * 0.2, -h * 0.06);
  canvas.quadraticCurveTo(-w * 0.52, h * 0.02, -w * 0.2, h * 0.14);
  canvas.fill();
  canvas.fillStyle = '#ffa531';
  canvas.beginPath();
  canvas.ellipse(w * 0.1, -h * 0.33, w * 0.24, h * 0.1, 0.15, 0, Math.PI * 2);
  canvas.fill();
  canvas.fillRect(w * 0.24, -h * 0.34, w * 0.24, h * 0.06);
  canvas.fillStyle = '#ff7a1c';
  for (let spike = 0; spike < 4; spike += 1) {
    canvas.beginPath();
    canvas.moveTo(-w * 0.1 + spike * w * 0.07, -h * 0.4);
    canvas.lineTo(-w * 0.06 + spike * w * 0.07, -h * 0.5);
    canvas.lineTo(-w * 0.01 + spike * w * 0.07, -h * 0.4);
    canvas.fill();
  }
  canvas.strokeStyle = 'rgb(140 60 0 / 0.5)';
  canvas.lineWidth = 1.6;
  for (let ring = 0; ring < 6; ring += 1) {
    canvas.beginPath();
    canvas.arc(-w * 0.02, -h * 0.16 + ring * h * 0.07, w * 0.17, 0.5, 2.6);
    canvas.stroke();
  }
  drawEye(canvas, w * 0.14, -h * 0.35, w * 0.07);
}

export function drawSquid(canvas: Canvas, w: number, h: number): void {
  canvas.strokeStyle = '#c93f86';
  canvas.lineCap = 'round';
  for (let arm = 0; arm < 7; arm += 1) {
    const y = (arm - 3) * h * 0.085;
    canvas.lineWidth = h * (arm === 3 ? 0.05 : 0.075);
    canvas.beginPath();
    canvas.moveTo(-w * 0.06, y * 0.7);
    canvas.bezierCurveTo(
      -w * 0.24,
      y * 1.5,
      -w * 0.32,
      y * 0.3,
      -w * 0.48,
      y * 1.5 + (arm % 2 ? 6 : -6),
    );
    canvas.stroke();
  }
  canvas.fillStyle = '#ff7ab5';
  for (const side of [-1, 1]) {
    canvas.beginPath();
    canvas.moveTo(w * 0.48, 0);
    canvas.quadraticCurveTo(w * 0.34, side * h * 0.62, w * 0.18, side * h * 0.2);
    canvas.fill();
  }
  canvas.fillStyle = shaded(canvas, h, ['#ff9fd0', '#c93f86']);
  canvas.beginPath();
  canvas.moveTo(w * 0.5, 0);
  canvas.bezierCurveTo(w * 0.34, -h * 0.42, w * 0.06, -h * 0.36, -w * 0.12, -h * 0.26);
  canvas.quadraticCurveTo(-w * 0.18, 0, -w * 0.12, h * 0.26);
  canvas.bezierCurveTo(w * 0.06, h * 0.36, w * 0.34, h * 0.42, w * 0.5, 0);
  canvas.fill();
  canvas.fillStyle = 'rgb(255 255 255 / 0.3)';
  for (let spot = 0; spot < 7; spot += 1) {
    canvas.beginPath();
    canvas.arc(
      w * (0.06 + spot * 0.05),
      -h * (0.06 + (spot % 3) * 0.06),
      h * 0.035,
      0,
      Math.PI * 2,
    );
    canvas.fill();
  }
  drawEye(canvas, -w * 0.06, -h * 0.06, h * 0.13);
}

export function drawTurtle(canvas: Canvas, w: number, h: number): void {
  const flipper = (x: number, y: number, length: number, angle: number) => {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(angle);
    canvas.fillStyle = '#5d9a55';
    canvas.beginPath();
    canvas.ellipse(-length / 2, 0, length / 2, h * 0.09, 0, 0, Math.PI * 2);
    canvas.fill();
    canvas.fillStyle = 'rgb(30 70 30 / 0.4)';
    for (let scale = 0; scale < 4; scale += 1)
      canvas.fillRect(-length * (0.25 + scale * 0.17), -h * 0.04, length * 0.09, h * 0.06);
    canvas.restore();
  };
  flipper(w * 0.2, h * 0.16, w * 0.42, -1.05);
  flipper(w * 0.2, -h * 0.16, w * 0.34, 1.1);
  flipper(-w * 0.22, h * 0.16, w * 0.24, -0.5);
  flipper(-w * 0.22, -h * 0.12, w * 0.22, 0.5);
  canvas.fillStyle = shaded(canvas, h * 0.4, ['#8cc97c', '#4b8446']);
  canvas.beginPath();
  canvas.ellipse(w * 0.38, -h * 0.02, w * 0.12, h * 0.13, 0, 0, Math.PI * 2);
  canvas.fill();
  canvas.fillStyle = shaded(canvas, h, ['#c79a4c', '#5e3d14']);
  canvas.beginPath();
  canvas.ellipse(-w * 0.02, 0, w * 0.34, h * 0.36, 0, 0, Math.PI * 2);
  canvas.fill();
  canvas.strokeStyle = 'rgb(60 34 6 / 0.75)';
  canvas.lineWidth = h * 0.022;
  for (const [x, y, r] of [
    [0, 0, 0.12],
    [0.16, -0.1, 0.1],
    [0.16, 0.11, 0.1],
    [-0.16, -0.1, 0.1],
    [-0.16, 0.11, 0.1],
    [0, -0.22, 0.09],
    [0, 0.22, 0.09],
  ] as const) {
    canvas.beginPath();
    for (let corner = 0; corner <= 6; corner += 1) {
      const angle = (corner / 6) * Math.PI * 2;
      canvas.lineTo(
        w * (x - 0.02) + Math.cos(angle) * w * r,
        h * y + Math.sin(angle) * h * r * 1.05,
      );
    }
    canvas.fillStyle = 'rgb(255 224 150 / 0.22)';
    canvas.fill();
    canvas.stroke();
  }
  drawEye(canvas, w * 0.42, -h * 0.06, h * 0.04);
}

export function drawRay(canvas: Canvas, w: number, h: number): void {
  canvas.strokeStyle = '#2c5f7a';
  canvas.lineCap = 'round';
  canvas.lineWidth = h * 0.03;
  canvas.beginPath();
  canvas.moveTo(-w * 0.1, 0);
  canvas.quadraticCurveTo(-w * 0.34, h * 0.1, -w * 0.5, -h * 0.06);
  canvas.stroke();
  canvas.fillStyle = shaded(canvas, h, ['#4d9fc4', '#1c5270']);
  canvas.beginPath();
  canvas.moveTo(w * 0.46, 0);
  canvas.bezierCurveTo(w * 0.3, -h * 0.12, w * 0.14, -h * 0.34, -w * 0.06, -h * 0.5);
  canvas.quadraticCurveTo(-w * 0.04, -h * 0.16, -w * 0.2, 0);
  canvas.quadraticCurveTo(-w * 0.04, h * 0.16, -w * 0.06, h * 0.5);
  canvas.bezierCurveTo(w * 0.14, h * 0.34, w * 0.3, h * 0.12, w * 0.46, 0);
  canvas.fill();
  canvas.fillStyle = 'rgb(210 244 255 / 0.75)';
  for (let spot = 0; spot < 22; spot += 1) {
    const [along, aside] = [(spot * 0.137) % 0.42, ((spot * 0.311) % 0.62) - 0.31];
    canvas.beginPath();
    canvas.arc(w * (0.28 - along), h * aside * (0.4 + along), h * 0.016, 0, Math.PI * 2);
    canvas.fill();
  }
  for (const side of [-1, 1]) drawEye(canvas, w * 0.34, side * h * 0.07, h * 0.032);
}
