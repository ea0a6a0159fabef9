type Canvas = CanvasRenderingContext2D;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Shares of the height at which sky, far bank and water begin. */
const bank = 0.2;

/** Evening on the river: sky, sun, the far bank with palms, and water down to the lower edge. */
export function paintRiver(canvas: Canvas, { width, height }: Box): void {
  const shore = height * bank;
  const sky = canvas.createLinearGradient(0, 0, 0, shore);
  sky.addColorStop(0, '#12304f');
  sky.addColorStop(0.6, '#a85f6c');
  sky.addColorStop(1, '#f0b070');
  canvas.fillStyle = sky;
  canvas.fillRect(0, 0, width, shore);
  const sun = canvas.createRadialGradient(width * 0.7, shore, 0, width * 0.7, shore, height * 0.3);
  sun.addColorStop(0, 'rgb(255 236 180 / 0.9)');
  sun.addColorStop(1, 'rgb(255 200 120 / 0)');
  canvas.fillStyle = sun;
  canvas.fillRect(0, 0, width, shore * 2);
  paintBank(canvas, { width, height });
  const water = canvas.createLinearGradient(0, shore, 0, height);
  water.addColorStop(0, '#c98a62');
  water.addColorStop(0.12, '#3f7f8c');
  water.addColorStop(0.55, '#155a66');
  water.addColorStop(1, '#062a33');
  canvas.fillStyle = water;
  canvas.fillRect(0, shore, width, height - shore);
  paintWaves(canvas, { width, height });
}

function paintBank(canvas: Canvas, { width, height }: Box): void {
  const shore = height * bank;
  canvas.fillStyle = '#173a2c';
  canvas.beginPath();
  canvas.moveTo(0, shore);
  for (let x = 0; x <= width; x += 12)
    canvas.lineTo(x, shore - 10 - Math.sin(x / 47) * 5 - Math.sin(x / 19) * 3);
  canvas.lineTo(width, shore);
  canvas.fill();
  for (let palm = 0; palm < width / 90; palm += 1) paintPalm(canvas, palm * 93 + 30, shore - 8);
}

function paintPalm(canvas: Canvas, x: number, y: number): void {
  canvas.strokeStyle = '#12301f';
  canvas.lineWidth = 2.4;
  canvas.beginPath();
  canvas.moveTo(x, y);
  canvas.quadraticCurveTo(x + 3, y - 16, x + 8, y - 30);
  for (const angle of [-2.9, -2.3, -1.6, -0.9, -0.2]) {
    canvas.moveTo(x + 8, y - 30);
    canvas.quadraticCurveTo(
      x + 8 + Math.cos(angle) * 9,
      y - 36 + Math.sin(angle) * 4,
      x + 8 + Math.cos(angle) * 17,
      y - 30 + Math.sin(angle) * 7 + 6,
    );
  }
  canvas.stroke();
}

function paintWaves(canvas: Canvas, { width, height }: Box): void {
  canvas.lineWidth = 1.5;
  for (let row = 0; row < 26; row += 1) {
    const y = height * bank + 14 + row * row * 1.6;
    if (y > height) return;
    canvas.strokeStyle = `rgb(255 240 210 / ${0.16 - row * 0.004})`;
    canvas.beginPath();
    for (let x = (row * 53) % 90; x < width; x += 120 + row * 9) {
      canvas.moveTo(x, y);
      canvas.quadraticCurveTo(x + 14 + row, y - 3, x + 28 + row * 2, y);
    }
    canvas.stroke();
  }
}
