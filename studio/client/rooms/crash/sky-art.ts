type Canvas = CanvasRenderingContext2D;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Evening at a kite festival: sky, sun and distant hills. */
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

/** Soft clouds, in a texture as wide as its box. */
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
