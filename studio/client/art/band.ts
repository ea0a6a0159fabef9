import type { Band } from './scenes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One band to paint. `random` gives the same sequence at every drawing. */
export interface Job {
  readonly band: Band;
  readonly size: Size;
  readonly random: () => number;
}

/** Fills the current path with the band's colours. */
export function fillBand(canvas: CanvasRenderingContext2D, { band, size }: Job): void {
  const paint = canvas.createLinearGradient(0, band.at * size.height - 40, 0, size.height);
  paint.addColorStop(0, band.ink[0]);
  paint.addColorStop(1, band.ink[1]);
  canvas.fillStyle = paint;
  canvas.fill();
}
