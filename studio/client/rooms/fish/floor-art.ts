type Canvas = CanvasRenderingContext2D;

interface Box {
  readonly width: number;
  readonly height: number;
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
  const seeds = [brain, fan, tubes, branches, weed, rock] as const;
  const gap = 46 * unit;
  for (let x = gap * 0.3, seed = 0; x < width + gap; x += gap * 0.72, seed += 1) {
    const draw = seeds[(seed * 7 + 3) % seeds.length];
    canvas.save();
    canvas.translate(x, height * (0.86 + ((seed * 31) % 9) / 90));
    canvas.scale(unit * (0.8 + (seed % 3) * 0.22), unit * (0.8 + (seed % 3) * 0.22));
    draw?.(canvas, coralInks[seed % coralInks.length] ?? '#ff7a6a');
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
