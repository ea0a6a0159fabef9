import type { SlotFace } from '../../src/maths/slot-result.ts';
import { page } from '../core/page-data.ts';

/** The reels and pay table of this page's slot. */
export const face: SlotFace = slotFace();

function slotFace(): SlotFace {
  if (page.face.kind !== 'slot') throw new Error('this page is of another kind');
  return page.face;
}

export const reelCount = face.reels.length;
export const { rows } = face;
