type Canvas = CanvasRenderingContext2D;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The water from the light surface down to the deep. */
export function drawWater(canvas: Canvas, { width, height }: Box): void {
  const water = canvas.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, '#5fe0e6');
  water.addColorStop(0.22, '#1fa6c9');
  water.addColorStop(0.6, '#0d5f9c');
  water.addColorStop(1, '#072a5c');
  canvas.fillStyle = water;
  canvas.fillRect(0, 0, width, height);
  const glow = canvas.createRadialGradient(width * 0.42, -height * 0.1, 0, width * 0.42, 0, height);
  glow.addColorStop(0, 'rgb(240 255 240 / 0.75)');
  glow.addColorStop(0.35, 'rgb(180 255 250 / 0.22)');
  glow.addColorStop(1, 'rgb(180 255 250 / 0)');
  canvas.fillStyle = glow;
  canvas.fillRect(0, 0, width, height);
  hills(
    canvas,
    { width, height },
    { ink: 'rgb(6 60 110 / 0.55)', base: 0.8, tall: 0.16, step: 0.11 },
  );
  hills(
    canvas,
    { width, height },
    { ink: 'rgb(4 40 84 / 0.8)', base: 0.9, tall: 0.13, step: 0.17 },
  );
}

function hills(
  canvas: Canvas,
  { width, height }: Box,
  { ink, base, tall, step }: { ink: string; base: number; tall: number; step: number },
): void {
  canvas.fillStyle = ink;
  canvas.beginPath();
  canvas.moveTo(0, height);
  canvas.lineTo(0, height * base);
  for (let x = 0, hill = 0; x <= 1 + step; x += step, hill += 1) {
    const up = tall * (0.4 + ((hill * 37) % 10) / 16);
    canvas.quadraticCurveTo(
      (x + step / 2) * width,
      height * (base - up),
      (x + step) * width,
      height * base,
    );
  }
  canvas.lineTo(width, height);
  canvas.fill();
}

/** One shaft of light, wider at the bottom and slightly slanted. */
export function drawShaft(canvas: Canvas, { width, height }: Box): void {
  const light = canvas.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, 'rgb(240 255 250 / 0.34)');
  light.addColorStop(1, 'rgb(240 255 250 / 0)');
  canvas.fillStyle = light;
  canvas.beginPath();
  canvas.moveTo(width * 0.66, 0);
  canvas.lineTo(width * 0.84, 0);
  canvas.lineTo(width * 0.72, height);
  canvas.lineTo(0, height);
  canvas.fill();
}

export function drawBubble(canvas: Canvas, { width }: Box): void {
  const r = width / 2;
  canvas.strokeStyle = 'rgb(235 255 255 / 0.75)';
  canvas.lineWidth = Math.max(1, r * 0.12);
  canvas.fillStyle = 'rgb(220 250 255 / 0.16)';
  canvas.beginPath();
  canvas.arc(r, r, r * 0.86, 0, Math.PI * 2);
  canvas.fill();
  canvas.stroke();
  canvas.fillStyle = 'rgb(255 255 255 / 0.8)';
  canvas.beginPath();
  canvas.arc(r * 0.68, r * 0.62, r * 0.18, 0, Math.PI * 2);
  canvas.fill();
}
