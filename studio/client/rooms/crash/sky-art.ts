type Canvas = CanvasRenderingContext2D;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The evening of a kite festival: sky, sun and far hills. */
export function drawSky(canvas: Canvas, { width, height }: Box): void {
  const sky = canvas.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#1b2b6b');
  sky.addColorStop(0.38, '#5b4a9e');
  sky.addColorStop(0.66, '#e0768a');
  sky.addColorStop(0.86, '#ffb469');
  sky.addColorStop(1, '#ffd98f');
  canvas.fillStyle = sky;
  canvas.fillRect(0, 0, width, height);
  const [x, y] = [width * 0.72, height * 0.72];
  const sun = canvas.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.42);
  sun.addColorStop(0, 'rgb(255 244 200 / 0.95)');
  sun.addColorStop(0.09, 'rgb(255 232 160 / 0.8)');
  sun.addColorStop(0.3, 'rgb(255 190 110 / 0.25)');
  sun.addColorStop(1, 'rgb(255 190 110 / 0)');
  canvas.fillStyle = sun;
  canvas.fillRect(0, 0, width, height);
  for (let star = 0; star < 40; star += 1) {
    canvas.fillStyle = `rgb(255 255 255 / ${0.15 + (star % 5) * 0.1})`;
    const [sx, sy] = [(star * 197.3) % width, (star * 61.7) % (height * 0.4)];
    canvas.fillRect(sx, sy, 1.6, 1.6);
  }
}

/** Soft heaps of cloud, a texture as wide as its box. */
export function drawCloud(canvas: Canvas, { width, height }: Box): void {
  const puffs = [
    [0.22, 0.58, 0.36],
    [0.36, 0.46, 0.4],
    [0.54, 0.42, 0.41],
    [0.68, 0.5, 0.4],
    [0.79, 0.6, 0.34],
    [0.48, 0.58, 0.4],
  ] as const;
  for (const [x, y, r] of puffs) {
    const [cx, cy, radius] = [x * width, y * height, r * height];
    const puff = canvas.createRadialGradient(cx, cy - radius * 0.2, 0, cx, cy, radius);
    puff.addColorStop(0, 'rgb(255 240 236 / 0.85)');
    puff.addColorStop(0.6, 'rgb(255 205 200 / 0.4)');
    puff.addColorStop(1, 'rgb(255 190 200 / 0)');
    canvas.fillStyle = puff;
    canvas.fillRect(0, 0, width, height);
  }
}

/** Roofs of the old town, with water tanks, palms, lines of flags and people who look up. */
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

export interface KiteInks {
  readonly body: string;
  readonly patch: string;
  readonly edge: string;
}

/** A fighter kite: a square on its corner, a bowed spar, patches of paper. Drawn about its middle. */
export function drawKite(canvas: Canvas, r: number, { body, patch, edge }: KiteInks): void {
  const diamond = (share: number) => {
    canvas.beginPath();
    canvas.moveTo(0, -r * share);
    canvas.quadraticCurveTo(r * 0.55 * share, -r * 0.42 * share, r * 0.96 * share, 0);
    canvas.lineTo(0, r * share);
    canvas.lineTo(-r * 0.96 * share, 0);
    canvas.quadraticCurveTo(-r * 0.55 * share, -r * 0.42 * share, 0, -r * share);
  };
  canvas.save();
  canvas.shadowColor = 'rgb(20 0 40 / 0.45)';
  canvas.shadowBlur = r * 0.16;
  canvas.shadowOffsetY = r * 0.08;
  diamond(1);
  canvas.fillStyle = body;
  canvas.fill();
  canvas.restore();
  canvas.save();
  diamond(1);
  canvas.clip();
  canvas.fillStyle = patch;
  canvas.fillRect(-r, -r, r, r * 2);
  canvas.fillStyle = edge;
  canvas.beginPath();
  canvas.arc(0, -r * 0.12, r * 0.3, 0, Math.PI * 2);
  canvas.fill();
  canvas.fillStyle = body;
  canvas.beginPath();
  canvas.arc(r * 0.1, -r * 0.18, r * 0.24, 0, Math.PI * 2);
  canvas.fill();
  const light = canvas.createLinearGradient(-r, -r, r, r);
  light.addColorStop(0, 'rgb(255 255 255 / 0.38)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(30 0 40 / 0.32)');
  canvas.fillStyle = light;
  canvas.fillRect(-r, -r, r * 2, r * 2);
  canvas.restore();
  canvas.strokeStyle = 'rgb(70 36 10 / 0.9)';
  canvas.lineWidth = r * 0.045;
  canvas.beginPath();
  canvas.moveTo(0, -r);
  canvas.lineTo(0, r);
  canvas.moveTo(-r * 0.94, 0);
  canvas.quadraticCurveTo(0, -r * 0.72, r * 0.94, 0);
  canvas.stroke();
  canvas.fillStyle = edge;
  canvas.beginPath();
  canvas.moveTo(0, r * 0.9);
  canvas.lineTo(r * 0.26, r * 1.26);
  canvas.lineTo(-r * 0.26, r * 1.26);
  canvas.fill();
}

export const ourKite: KiteInks = { body: '#ff4d5e', patch: '#ffcf3f', edge: '#2b1a6b' };
export const otherKites: readonly KiteInks[] = [
  { body: '#36c9b4', patch: '#fff1c9', edge: '#0c4f63' },
  { body: '#8f6bff', patch: '#ff9dc4', edge: '#321a6b' },
  { body: '#ffd54a', patch: '#ff7b3d', edge: '#7a2410' },
];
