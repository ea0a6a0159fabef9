type Canvas = CanvasRenderingContext2D;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Roofs of the old town, with water tanks, palms, strings of flags and people looking up. */
export function drawRoofs(canvas: Canvas, { width, height }: Box): void {
  layer(canvas, { width, height }, { ink: '#4a2c5e', tall: 0.62, step: 74, lights: false });
  layer(canvas, { width, height }, { ink: '#241536', tall: 0.42, step: 108, lights: true });
  for (let x = 60; x < width; x += 340) palm(canvas, x, height * 0.98, height * 0.62);
  flags(canvas, { width, height });
  for (let x = 130; x < width; x += 260) person(canvas, x, height * 0.62, height * 0.1);
}

interface Layer {
  readonly ink: string;
  readonly tall: number;
  readonly step: number;
  readonly lights: boolean;
}

function layer(canvas: Canvas, { width, height }: Box, { ink, tall, step, lights }: Layer): void {
  canvas.fillStyle = ink;
  for (let house = 0; house * step < width + step; house += 1) {
    const share = 0.62 + (((house * 7919) % 100) / 100) * 0.38;
    const top = height * (1 - tall * share);
    const [x, wide] = [house * step - 8, step * 0.98];
    canvas.fillStyle = ink;
    canvas.fillRect(x, top, wide, height - top);
    canvas.fillRect(x - 3, top - 5, wide + 6, 7);
    if (house % 3 === 0) {
      canvas.fillRect(x + wide * 0.6, top - 26, 22, 22);
      canvas.fillRect(x + wide * 0.6 + 9, top - 34, 3, 10);
    }
    if (house % 4 === 1) dome(canvas, x + wide * 0.35, top, wide * 0.24);
    if (lights) windows(canvas, { x, top, wide, height, house });
  }
}

function dome(canvas: Canvas, x: number, y: number, r: number): void {
  canvas.beginPath();
  canvas.moveTo(x - r, y);
  canvas.bezierCurveTo(x - r * 1.3, y - r, x - r * 0.3, y - r * 1.2, x, y - r * 1.8);
  canvas.bezierCurveTo(x + r * 0.3, y - r * 1.2, x + r * 1.3, y - r, x + r, y);
  canvas.fill();
}

function windows(
  canvas: Canvas,
  {
    x,
    top,
    wide,
    height,
    house,
  }: { x: number; top: number; wide: number; height: number; house: number },
): void {
  for (let row = 0; top + 22 + row * 30 < height - 12; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const isLit = (house * 5 + row * 3 + column * 7) % 4 === 0;
      canvas.fillStyle = isLit ? 'rgb(255 200 110 / 0.85)' : 'rgb(255 255 255 / 0.05)';
      canvas.fillRect(x + wide * (0.16 + column * 0.26), top + 18 + row * 30, 11, 15);
    }
}

function palm(canvas: Canvas, x: number, y: number, tall: number): void {
  canvas.strokeStyle = '#1a0f29';
  canvas.lineWidth = 7;
  canvas.beginPath();
  canvas.moveTo(x, y);
  canvas.quadraticCurveTo(x + 14, y - tall * 0.5, x + 4, y - tall);
  canvas.stroke();
  canvas.lineWidth = 5;
  for (let leaf = 0; leaf < 8; leaf += 1) {
    const angle = -Math.PI * 0.08 - (leaf / 7) * Math.PI * 0.86;
    const [dx, dy] = [Math.cos(angle) * 52, Math.sin(angle) * 30];
    canvas.beginPath();
    canvas.moveTo(x + 4, y - tall);
    canvas.quadraticCurveTo(x + 4 + dx * 0.6, y - tall + dy * 1.4, x + 4 + dx, y - tall + dy + 22);
    canvas.stroke();
  }
}

const flagInks = ['#ffd24a', '#ff5d73', '#4ad6c8', '#fff3d6', '#b07bff'];

function flags(canvas: Canvas, { width, height }: Box): void {
  const sagAt = (x: number) => height * 0.36 + Math.abs(Math.sin((x / 260) * Math.PI)) * 22;
  canvas.strokeStyle = 'rgb(255 240 210 / 0.5)';
  canvas.lineWidth = 1.4;
  canvas.beginPath();
  for (let x = 0; x <= width; x += 10) canvas.lineTo(x, sagAt(x));
  canvas.stroke();
  for (let x = 8, flag = 0; x < width; x += 26, flag += 1) {
    canvas.fillStyle = flagInks[flag % flagInks.length] ?? '#ffffff';
    canvas.beginPath();
    canvas.moveTo(x, sagAt(x));
    canvas.lineTo(x + 14, sagAt(x + 14));
    canvas.lineTo(x + 7, sagAt(x) + 17);
    canvas.fill();
  }
}

function person(canvas: Canvas, x: number, y: number, tall: number): void {
  canvas.fillStyle = '#120a1d';
  canvas.beginPath();
  canvas.arc(x, y - tall, tall * 0.2, 0, Math.PI * 2);
  canvas.fill();
  canvas.fillRect(x - tall * 0.16, y - tall * 0.82, tall * 0.32, tall * 0.82);
  canvas.strokeStyle = '#120a1d';
  canvas.lineWidth = tall * 0.11;
  canvas.beginPath();
  canvas.moveTo(x, y - tall * 0.7);
  canvas.lineTo(x + tall * 0.42, y - tall * 1.08);
  canvas.stroke();
}
