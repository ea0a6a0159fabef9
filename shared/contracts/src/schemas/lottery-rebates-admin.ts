import { z } from 'zod';
import type { RebateGrouping } from '../calls/lottery-rebates-admin.ts';
import { idOf, paging } from './atoms.ts';

const code = z.string().min(1).max(64);
const groupings: [RebateGrouping, ...RebateGrouping[]] = ['day', 'game', 'draw', 'member'];

const filter = {
  brand: code.exactOptional(),
  gameId: code.exactOptional(),
  drawId: idOf('drw').exactOptional(),
  memberId: idOf('mem').exactOptional(),
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
};

/** Inputs of the operators' rebate calls. */
export const lotteryRebatesAdminInputs = {
  adminRebates: z.strictObject({ ...filter, ...paging }),
  rebateTotals: z.strictObject({ ...filter, by: z.enum(groupings) }),
};
