type Canvas = CanvasRenderingContext2D;

/** A brass cannon on a shell, pointing upwards; the origin is its pivot. */
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

/** An open net. */
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
