type Canvas = CanvasRenderingContext2D;

export interface KiteInks {
  readonly body: string;
  readonly patch: string;
  readonly edge: string;
}

/** A fighter kite: a square on its corner, a bowed spar, patches of paper. Drawn around its centre. */
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
