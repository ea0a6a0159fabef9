import { Texture } from 'pixi.js';

/** A texture drawn with paths, sharp at `scale` pixels per unit. Destroy it before drawing a replacement. */
export function textureOf(
  { width, height, scale }: { width: number; height: number; scale: number },
  draw: (canvas: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = contextOf(canvas);
  context.scale(scale, scale);
  draw(context);
  return Texture.from({ resource: canvas, resolution: scale });
}

export function contextOf(element: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = element.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  return context;
}

/** The resolution that a drawn texture needs on this screen. */
export const sharpness = (): number => Math.min(window.devicePixelRatio || 1, 2);
