export type Ink = string | readonly [top: string, bottom: string];

/** Draws in a box of 100 by 100 with paths in SVG notation. */
export interface Pen {
  readonly canvas: CanvasRenderingContext2D;
  fill(path: string, ink: Ink): void;
  line(path: string, ink: string, width: number): void;
  dot(x: number, y: number, radius: number, ink: Ink): void;
  /** Draws `count` times, rotated evenly about a point. */
  around(
    count: number,
    center: readonly [number, number],
    draw: (index: number) => void,
    from?: number,
    to?: number,
  ): void;
  /** Draws once unchanged and once mirrored at the middle. */
  twice(draw: () => void): void;
}

export function penOn(canvas: CanvasRenderingContext2D): Pen {
  const ink = (value: Ink, top = 0, bottom = 100): string | CanvasGradient => {
    if (typeof value === 'string') return value;
    const gradient = canvas.createLinearGradient(0, top, 0, bottom);
    gradient.addColorStop(0, value[0]);
    gradient.addColorStop(1, value[1]);
    return gradient;
  };
  return {
    canvas,
    fill(path, paint) {
      canvas.fillStyle = ink(paint, 12, 92);
      canvas.fill(new Path2D(path));
    },
    line(path, paint, width) {
      canvas.strokeStyle = paint;
      canvas.lineWidth = width;
      canvas.lineCap = 'round';
      canvas.lineJoin = 'round';
      canvas.stroke(new Path2D(path));
    },
    dot(x, y, radius, paint) {
      canvas.fillStyle = ink(paint, y - radius, y + radius);
      canvas.beginPath();
      canvas.arc(x, y, radius, 0, Math.PI * 2);
      canvas.fill();
    },
    around(count, [x, y], draw, from = 0, to = 360) {
      const step = (to - from) / (to - from === 360 ? count : Math.max(1, count - 1));
      for (let index = 0; index < count; index += 1) {
        canvas.save();
        canvas.translate(x, y);
        canvas.rotate(((from + step * index) * Math.PI) / 180);
        canvas.translate(-x, -y);
        draw(index);
        canvas.restore();
      }
    },
    twice(draw) {
      draw();
      canvas.save();
      canvas.translate(100, 0);
      canvas.scale(-1, 1);
      draw();
      canvas.restore();
    },
  };
}
