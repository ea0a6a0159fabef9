import type { Size } from '../core/stage.ts';
import { reelCount, rows } from './face.ts';

/** Position of the reels on the board. */
export interface Layout {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly width: number;
  readonly height: number;
  /** Height of the emblem above the reels; 0 if there is too little space. */
  readonly emblem: number;
}

const edge = 16;
const emblemLeast = 84;

export function layOut(board: Size): Layout {
  const room = { width: board.width - edge * 2, height: board.height - edge * 2 };
  const widest = Math.min(room.width / reelCount, 190);
  const cellHeight = Math.max(36, Math.floor(Math.min(room.height / rows, widest * 1.16)));
  const cellWidth = Math.max(36, Math.floor(Math.min(widest, cellHeight * 1.16)));
  const [width, height] = [cellWidth * reelCount, cellHeight * rows];
  const spare = board.height - height - edge * 2;
  const emblem = spare > emblemLeast ? Math.min(spare * 0.86, width * 0.62, 230) : 0;
  const y = edge + (emblem > 0 ? emblem + (spare - emblem) / 2 : spare / 2);
  return { x: (board.width - width) / 2, y, cellWidth, cellHeight, width, height, emblem };
}
