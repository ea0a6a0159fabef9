import type { Scene } from '../art/scenes.ts';
import { reelCount } from './face.ts';
import type { Layout } from './layout.ts';

type Canvas = CanvasRenderingContext2D;

export const rim = 15;
const corner = 9;

/** The frame around the reels and the background behind them, drawn once per size. */
export function drawCabinet(canvas: Canvas, scene: Scene, { width, height }: Layout): void {
  canvas.translate(rim, rim);
  const metal = canvas.createLinearGradient(0, -rim, 0, height + rim);
  metal.addColorStop(0, scene.frame[0]);
  metal.addColorStop(0.42, scene.frame[1]);
  metal.addColorStop(0.55, scene.frame[0]);
  metal.addColorStop(1, scene.frame[1]);
  fillRound(canvas, metal, { width, height, by: rim - 2, radius: 22 });
  strokeRound(canvas, 'rgb(255 255 255 / 0.5)', { width, height, by: rim - 3.5, radius: 21 });
  fillRound(canvas, scene.frame[1], { width, height, by: 6, radius: 14 });
  strokeRound(canvas, 'rgb(0 0 0 / 0.45)', { width, height, by: 5, radius: 13 });
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(0, 0, width, height, corner);
  canvas.clip();
  for (let reel = 0; reel < reelCount; reel += 1)
    drawReelBack(canvas, scene, { reel, width, height });
  canvas.restore();
}

/** Share of the reels' height that the shade of one edge takes. */
export const shadeShare = 0.13;

/**
 * Makes the reels look round: darker towards the upper edge, with the frame's corners over the turning
 * symbols. The lower edge is the same upside down.
 */
export function drawShade(canvas: Canvas, scene: Scene, { width, height }: Layout): void {
  const deep = height * shadeShare;
  const shade = canvas.createLinearGradient(0, 0, 0, deep);
  shade.addColorStop(0, 'rgb(0 0 0 / 0.55)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0)');
  canvas.fillStyle = shade;
  canvas.fillRect(0, 0, width, deep);
  canvas.fillStyle = scene.frame[1];
  canvas.beginPath();
  canvas.rect(0, 0, width, deep);
  canvas.roundRect(0, 0, width, deep, [corner, corner, 0, 0]);
  canvas.fill('evenodd');
}

interface RoundedBox {
  readonly width: number;
  readonly height: number;
  /** Distance beyond the reels. */
  readonly by: number;
  readonly radius: number;
}

function fillRound(canvas: Canvas, ink: string | CanvasGradient, box: RoundedBox): void {
  canvas.fillStyle = ink;
  trace(canvas, box);
  canvas.fill();
}

function strokeRound(canvas: Canvas, ink: string, box: RoundedBox): void {
  canvas.strokeStyle = ink;
  canvas.lineWidth = 1.5;
  trace(canvas, box);
  canvas.stroke();
}

function trace(canvas: Canvas, { width, height, by, radius }: RoundedBox): void {
  canvas.beginPath();
  canvas.roundRect(-by, -by, width + by * 2, height + by * 2, radius);
}

function drawReelBack(
  canvas: Canvas,
  scene: Scene,
  { reel, width, height }: { reel: number; width: number; height: number },
): void {
  const cell = width / reelCount;
  const back = canvas.createLinearGradient(0, 0, 0, height);
  back.addColorStop(0, scene.reel[1]);
  back.addColorStop(0.5, scene.reel[0]);
  back.addColorStop(1, scene.reel[1]);
  canvas.fillStyle = back;
  canvas.fillRect(reel * cell, 0, cell, height);
  if (reel === 0) return;
  canvas.fillStyle = 'rgb(0 0 0 / 0.4)';
  canvas.fillRect(reel * cell - 1.5, 0, 3, height);
  canvas.fillStyle = `${scene.frame[0]}66`;
  canvas.fillRect(reel * cell - 0.5, 0, 1, height);
}
