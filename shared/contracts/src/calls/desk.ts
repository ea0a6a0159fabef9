import { cashierDeskCalls } from './cashier-desk.ts';
import { contentDeskCalls } from './content-desk.ts';
import { jackpotsDeskCalls } from './jackpots-desk.ts';
import { ledgerCalls } from './ledger.ts';
import { lotteryDeskCalls } from './lottery-desk.ts';
import { lotteryGamesDeskCalls } from './lottery-games-desk.ts';
import { operatorCalls } from './operator.ts';
import { operatorsCalls } from './operators.ts';
import { providersDeskCalls } from './providers-desk.ts';
import { releaseCalls } from './releases.ts';
import { supportDeskCalls } from './support-desk.ts';

/** The operators' part of the call table: pages of players are built without it (`no-desk.ts`). */
export const deskCalls = {
  ...cashierDeskCalls,
  ...contentDeskCalls,
  ...jackpotsDeskCalls,
  ...ledgerCalls,
  ...lotteryDeskCalls,
  ...lotteryGamesDeskCalls,
  ...operatorCalls,
  ...operatorsCalls,
  ...providersDeskCalls,
  ...releaseCalls,
  ...supportDeskCalls,
};
