import { fiveLines } from './lines.ts';
import type { SlotDefinition } from './slot-definition.ts';

/** The classic slot with three reels: sevens, bells and bars, in rickshaw-art style. The rickshaw is wild. */
export const luckyRickshaw: SlotDefinition = {
  code: 'lucky_rickshaw',
  name: {
    en: 'Lucky Rickshaw',
    bn: 'ভাগ্যের রিকশা',
    es: 'Rickshaw de la Suerte',
    ar: 'ريكشا الحظ',
  },
  classify: 'classic-slot',
  art: 'lucky_rickshaw',
  isHot: true,
  symbols: [
    { sign: 'W', drawing: 'rickshaw', role: 'wild', pays: [0, 0] },
    { sign: '7', drawing: 'seven', pays: [0, 480] },
    { sign: 'B', drawing: 'bell', pays: [0, 140] },
    { sign: '3', drawing: 'three-bars', pays: [0, 80] },
    { sign: '2', drawing: 'two-bars', pays: [0, 40] },
    { sign: '1', drawing: 'one-bar', pays: [0, 25] },
    { sign: 'P', drawing: 'plum', pays: [0, 22] },
    { sign: 'L', drawing: 'lemon', pays: [0, 15] },
    { sign: 'C', drawing: 'cherry', pays: [2, 12] },
  ],
  reels: [
    'C1L2P7C3LB1PC2L1CP3L1PBC2L',
    'LW1C2PLB31CPL7C2W1LPC3BL12P',
    'PL1CW2LP3CB1LP7CW2L1PCB3L1',
  ],
  rows: 3,
  leastRun: 2,
  wins: { by: 'lines', lines: fiveLines, mixes: [{ signs: '321', coins: 10 }] },
  coins: 10,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
    EUR: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'],
  },
};
