import { Texture } from 'pixi.js';
import type { FishKind } from '../../../src/games/fish-waters.ts';
import { contextOf } from '../../core/texture.ts';
import { drawSwimmer } from './fish-art.ts';

const frameCount = 8;
const sliceWidth = 2;
/** Extra space around the fish for the bent body. */
const room = 1.3;

/** Fish that hardly bend: shells and upright bodies. */
const stiff: readonly string[] = ['turtle', 'seahorse', 'puffer'];

/** The frames of a swimming fish: its body bends more towards the tail, slice by slice. */
export function swimFrames(kind: FishKind, scale: number): readonly Texture[] {
  const still = pictureOf(kind, scale);
  const sway = stiff.includes(kind.id) ? 0.015 : 0.075;
  return Array.from({ length: frameCount }, (_, frame) => {
    const bent = document.createElement('canvas');
    [bent.width, bent.height] = [still.width, still.height];
    const canvas = contextOf(bent);
    for (let x = 0; x < still.width; x += sliceWidth) {
      const behind = 1 - x / still.width;
      const phase = (frame / frameCount) * Math.PI * 2 + (x / still.width) * 4.4;
      const rise = Math.sin(phase) * sway * still.height * behind ** 1.4;
      canvas.drawImage(still, x, 0, sliceWidth, still.height, x, rise, sliceWidth, still.height);
    }
    return Texture.from({ resource: bent, resolution: scale });
  });
}

function pictureOf(kind: FishKind, scale: number): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = Math.ceil(kind.width * scale * 1.06);
  picture.height = Math.ceil(kind.height * scale * room);
  const canvas = contextOf(picture);
  canvas.translate(picture.width / 2, picture.height / 2);
  canvas.scale(scale, scale);
  drawSwimmer(canvas, kind);
  return picture;
}

/** The frame to show after `timeMs`: fast fish move their tails faster. */
export function frameAt(kind: FishKind, timeMs: number): number {
  const beatMs = Math.max(420, Math.min(1_300, kind.width * 4));
  return Math.floor(((timeMs % beatMs) / beatMs) * frameCount);
}
