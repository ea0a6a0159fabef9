import { fiveLines } from './lines.ts';
import type { SlotDefinition } from './slot-definition.ts';

/** Three reels, a tea stall at night: the lantern is wild, any two lemon slices pay. */
export const chaiStall: SlotDefinition = {
  code: 'chai_stall',
  name: {
    en: 'Chai Stall',
    bn: 'চায়ের দোকান',
    es: 'Puesto de Chai',
    ar: 'كشك الشاي',
  },
  classify: 'classic-slot',
  art: 'chai_stall_night',
  isHot: false,
  symbols: [
    { sign: 'W', drawing: 'lantern', role: 'wild', pays: [0, 0] },
    { sign: 'T', drawing: 'chai', pays: [0, 500] },
    { sign: 'J', drawing: 'jalebi', pays: [0, 130] },
    { sign: 'S', drawing: 'samosa', pays: [0, 70] },
    { sign: 'K', drawing: 'sweets', pays: [0, 40] },
    { sign: 'M', drawing: 'mango', pays: [0, 23] },
    { sign: 'G', drawing: 'biscuit', pays: [0, 14] },
    { sign: 'L', drawing: 'lemon', pays: [3, 8] },
  ],
  reels: ['LGMLKSGLMJGLTMKLGSLMG', 'GWLMSGLKMJGWLMTGLKSMGL', 'MGLWKLGMSLJGMWLTKGMLSGL'],
  rows: 3,
  leastRun: 2,
  wins: { by: 'lines', lines: fiveLines },
  coins: 10,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
    EUR: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'],
  },
};
