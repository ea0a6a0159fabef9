type Canvas = CanvasRenderingContext2D;

export function drawEye(canvas: Canvas, x: number, y: number, r: number): void {
  const dot = (dx: number, dy: number, radius: number, ink: string) => {
    canvas.fillStyle = ink;
    canvas.beginPath();
    canvas.arc(x + dx, y + dy, radius, 0, Math.PI * 2);
    canvas.fill();
  };
  dot(0, 0, r, '#ffffff');
  dot(r * 0.16, 0, r * 0.62, '#12161c');
  dot(r * 0.34, -r * 0.26, r * 0.22, '#ffffff');
}
