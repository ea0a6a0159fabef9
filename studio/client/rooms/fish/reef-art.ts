type Canvas = CanvasRenderingContext2D;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The water from the light above to the deep. */
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

/** One shaft of light, wider below. */
export function drawShaft(canvas: Canvas, { width, height }: Box): void {
  const light = canvas.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, 'rgb(240 255 250 / 0.34)');
  light.addColorStop(1, 'rgb(240 255 250 / 0)');
  canvas.fillStyle = light;
  canvas.beginPath();
  canvas.moveTo(width * 0.4, 0);
  canvas.lineTo(width * 0.6, 0);
  canvas.lineTo(width, height);
  canvas.lineTo(0, height);
  canvas.fill();
}

/** The sea floor: sand, rocks, corals and weed. Scaled by the height of its box. */
export function drawFloor(canvas: Canvas, { width, height }: Box): void {
  const unit = height / 100;
  const sand = canvas.createLinearGradient(0, height * 0.55, 0, height);
  sand.addColorStop(0, '#d7b877');
  sand.addColorStop(1, '#7a5a2c');
  canvas.fillStyle = sand;
  canvas.beginPath();
  canvas.moveTo(0, height);
  for (let x = 0; x <= width + 40; x += 40)
    canvas.lineTo(x, height * (0.78 + Math.sin(x / 97) * 0.05 + Math.sin(x / 41) * 0.02));
  canvas.lineTo(width, height);
  canvas.fill();
  const plants = [brain, fan, tubes, branches, weed, rock] as const;
  const gap = 46 * unit;
  for (let x = gap * 0.3, plant = 0; x < width + gap; x += gap * 0.72, plant += 1) {
    const draw = plants[(plant * 7 + 3) % plants.length];
    canvas.save();
    canvas.translate(x, height * (0.86 + ((plant * 31) % 9) / 90));
    canvas.scale(unit * (0.8 + (plant % 3) * 0.22), unit * (0.8 + (plant % 3) * 0.22));
    draw?.(canvas, coralInks[plant % coralInks.length] ?? '#ff7a6a');
    canvas.restore();
  }
}

const coralInks = ['#ff6f61', '#ffb347', '#c86bff', '#ff7fb6', '#4fd6a8', '#ffd84f'];

function brain(canvas: Canvas, ink: string): void {
  canvas.fillStyle = ink;
  canvas.beginPath();
  canvas.ellipse(0, 0, 22, 20, 0, Math.PI, 0);
  canvas.fill();
  canvas.strokeStyle = 'rgb(80 0 40 / 0.35)';
  canvas.lineWidth = 1.8;
  for (let groove = 0; groove < 5; groove += 1) {
    canvas.beginPath();
    canvas.arc(-14 + groove * 7, -3, 5 + (groove % 2) * 3, Math.PI, Math.PI * 1.95);
    canvas.stroke();
  }
}

function fan(canvas: Canvas, ink: string): void {
  canvas.strokeStyle = ink;
  canvas.lineCap = 'round';
  for (let rib = 0; rib < 13; rib += 1) {
    const angle = Math.PI * (1.12 + (rib / 12) * 0.76);
    canvas.lineWidth = 3.2;
    canvas.beginPath();
    canvas.moveTo(0, 0);
    canvas.quadraticCurveTo(
      Math.cos(angle) * 14,
      Math.sin(angle) * 26,
      Math.cos(angle) * 34,
      Math.sin(angle) * 46,
    );
    canvas.stroke();
  }
  canvas.lineWidth = 1.4;
  for (const r of [18, 28, 38, 46]) {
    canvas.beginPath();
    canvas.ellipse(0, 0, r * 0.78, r, 0, Math.PI * 1.14, Math.PI * 1.86);
    canvas.stroke();
  }
}

function tubes(canvas: Canvas, ink: string): void {
  for (const [x, tall, wide] of [
    [-14, 34, 9],
    [0, 46, 11],
    [13, 28, 9],
    [-4, 22, 8],
  ] as const) {
    const side = canvas.createLinearGradient(x - wide, 0, x + wide, 0);
    side.addColorStop(0, ink);
    side.addColorStop(0.4, '#ffffff90');
    side.addColorStop(1, ink);
    canvas.fillStyle = ink;
    canvas.fillRect(x - wide / 2, -tall, wide, tall);
    canvas.fillStyle = side;
    canvas.globalAlpha = 0.5;
    canvas.fillRect(x - wide / 2, -tall, wide, tall);
    canvas.globalAlpha = 1;
    canvas.fillStyle = '#2a0d3d';
    canvas.beginPath();
    canvas.ellipse(x, -tall, wide / 2, wide / 4, 0, 0, Math.PI * 2);
    canvas.fill();
    canvas.strokeStyle = ink;
    canvas.lineWidth = 1.6;
    canvas.stroke();
  }
}

function branches(canvas: Canvas, ink: string): void {
  canvas.strokeStyle = ink;
  canvas.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    canvas.lineWidth = depth * 2.1;
    canvas.beginPath();
    canvas.moveTo(x, y);
    canvas.lineTo(toX, toY);
    canvas.stroke();
    if (depth === 1) return;
    grow(toX, toY, angle - 0.5, length * 0.76, depth - 1);
    grow(toX, toY, angle + 0.42, length * 0.78, depth - 1);
  };
  grow(0, 0, -Math.PI / 2, 16, 4);
}

function weed(canvas: Canvas): void {
  for (let blade = 0; blade < 7; blade += 1) {
    canvas.fillStyle = blade % 2 ? '#2f9e5d' : '#1c7a4c';
    const x = (blade - 3) * 6;
    const tall = 30 + ((blade * 13) % 34);
    canvas.beginPath();
    canvas.moveTo(x - 3, 0);
    canvas.bezierCurveTo(x - 12, -tall * 0.4, x + 10, -tall * 0.6, x, -tall);
    canvas.bezierCurveTo(x + 15, -tall * 0.6, x - 4, -tall * 0.4, x + 3, 0);
    canvas.fill();
  }
}

function rock(canvas: Canvas): void {
  const stone = canvas.createLinearGradient(0, -26, 0, 6);
  stone.addColorStop(0, '#7d8fa6');
  stone.addColorStop(1, '#2c3a52');
  canvas.fillStyle = stone;
  canvas.beginPath();
  canvas.moveTo(-30, 6);
  canvas.quadraticCurveTo(-28, -16, -10, -22);
  canvas.quadraticCurveTo(6, -32, 18, -12);
  canvas.quadraticCurveTo(34, -6, 32, 6);
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

/** A brass cannon on a shell, its mouth upwards; the origin is what it turns about. */
export function drawBarrel(canvas: Canvas, r: number): void {
  const brass = canvas.createLinearGradient(-r, 0, r, 0);
  brass.addColorStop(0, '#7a4a10');
  brass.addColorStop(0.35, '#ffe9a0');
  brass.addColorStop(0.6, '#e0a030');
  brass.addColorStop(1, '#6b3c08');
  canvas.fillStyle = brass;
  canvas.beginPath();
  canvas.moveTo(-r * 0.42, r * 0.5);
  canvas.lineTo(-r * 0.3, -r * 1.9);
  canvas.lineTo(r * 0.3, -r * 1.9);
  canvas.lineTo(r * 0.42, r * 0.5);
  canvas.fill();
  for (const y of [-1.9, -1.1, -0.2]) {
    canvas.fillRect(-r * 0.42, r * y, r * 0.84, r * 0.17);
    canvas.fillStyle = 'rgb(70 30 0 / 0.5)';
    canvas.fillRect(-r * 0.42, r * (y + 0.14), r * 0.84, r * 0.04);
    canvas.fillStyle = brass;
  }
  canvas.fillStyle = '#1a0f05';
  canvas.beginPath();
  canvas.ellipse(0, -r * 1.9, r * 0.27, r * 0.08, 0, 0, Math.PI * 2);
  canvas.fill();
}

export function drawMount(canvas: Canvas, r: number): void {
  for (let rib = 0; rib < 9; rib += 1) {
    const from = Math.PI + (rib / 9) * Math.PI;
    canvas.fillStyle = rib % 2 ? '#ff8fa3' : '#ffd9c9';
    canvas.beginPath();
    canvas.moveTo(0, r * 0.4);
    canvas.arc(0, r * 0.4, r * 1.12, from, from + Math.PI / 9);
    canvas.fill();
  }
  const pearl = canvas.createRadialGradient(-r * 0.16, -r * 0.1, 0, 0, 0, r * 0.5);
  pearl.addColorStop(0, '#ffffff');
  pearl.addColorStop(0.6, '#f0e2ff');
  pearl.addColorStop(1, '#a58ac9');
  canvas.fillStyle = pearl;
  canvas.beginPath();
  canvas.arc(0, 0, r * 0.46, 0, Math.PI * 2);
  canvas.fill();
}

/** A pearl of light with a tail, flying upwards. */
export function drawBullet(canvas: Canvas, r: number): void {
  const tail = canvas.createLinearGradient(0, -r, 0, r * 3);
  tail.addColorStop(0, 'rgb(255 240 170 / 0.95)');
  tail.addColorStop(1, 'rgb(255 200 90 / 0)');
  canvas.fillStyle = tail;
  canvas.beginPath();
  canvas.moveTo(-r * 0.8, 0);
  canvas.lineTo(0, r * 3);
  canvas.lineTo(r * 0.8, 0);
  canvas.fill();
  const pearl = canvas.createRadialGradient(-r * 0.3, -r * 0.3, 0, 0, 0, r);
  pearl.addColorStop(0, '#ffffff');
  pearl.addColorStop(0.5, '#ffe27a');
  pearl.addColorStop(1, '#f08a1c');
  canvas.fillStyle = pearl;
  canvas.beginPath();
  canvas.arc(0, 0, r, 0, Math.PI * 2);
  canvas.fill();
}

/** A net that has opened. */
export function drawNet(canvas: Canvas, r: number): void {
  canvas.strokeStyle = 'rgb(255 246 200 / 0.9)';
  canvas.lineWidth = Math.max(1.4, r * 0.035);
  for (let line = 0; line < 12; line += 1) {
    const angle = (line / 12) * Math.PI * 2;
    canvas.beginPath();
    canvas.moveTo(0, 0);
    canvas.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    canvas.stroke();
  }
  for (const share of [0.3, 0.55, 0.8, 1]) {
    canvas.beginPath();
    for (let line = 0; line <= 12; line += 1) {
      const angle = (line / 12) * Math.PI * 2;
      const [x, y] = [Math.cos(angle) * r * share, Math.sin(angle) * r * share];
      if (line === 0) canvas.moveTo(x, y);
      else
        canvas.quadraticCurveTo(
          Math.cos(angle - 0.26) * r * share * 0.9,
          Math.sin(angle - 0.26) * r * share * 0.9,
          x,
          y,
        );
    }
    canvas.stroke();
  }
}

export function drawCoin(canvas: Canvas, r: number): void {
  const gold = canvas.createRadialGradient(-r * 0.3, -r * 0.3, 0, 0, 0, r);
  gold.addColorStop(0, '#fff6c8');
  gold.addColorStop(0.6, '#ffc83a');
  gold.addColorStop(1, '#b8740a');
  canvas.fillStyle = gold;
  canvas.beginPath();
  canvas.arc(0, 0, r, 0, Math.PI * 2);
  canvas.fill();
  canvas.strokeStyle = 'rgb(130 70 0 / 0.7)';
  canvas.lineWidth = r * 0.14;
  canvas.beginPath();
  canvas.arc(0, 0, r * 0.7, 0, Math.PI * 2);
  canvas.stroke();
}
