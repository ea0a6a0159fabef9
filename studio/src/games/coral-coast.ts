import type { SlotDefinition } from './slot-definition.ts';
import { twentyLines } from './lines.ts';

/**
 * A bright bay: shells pay small amounts often, pearls are wild on all reels except the first. Twenty lines,
 * the lowest volatility.
 */
export const coralCoast: SlotDefinition = {
  code: 'coral_coast',
  name: {
    en: 'Coral Coast',
    bn: 'প্রবাল উপকূল',
    es: 'Costa de Coral',
    ar: 'ساحل المرجان',
  },
  classify: 'video-slot',
  art: 'coral_coast_palm',
  isHot: false,
  symbols: [
    { sign: 'W', drawing: 'pearl', role: 'wild', pays: [0, 0, 0] },
    { sign: 'S', drawing: 'sun-shades', role: 'scatter', pays: [60, 200, 1000] },
    { sign: 'T', drawing: 'turtle', pays: [50, 140, 500] },
    { sign: 'F', drawing: 'clownfish', pays: [36, 100, 320] },
    { sign: 'B', drawing: 'sailboat', pays: [30, 80, 240] },
    { sign: 'P', drawing: 'palm-isle', pays: [24, 64, 200] },
    { sign: 'R', drawing: 'starfish', pays: [18, 44, 120] },
    { sign: 'C', drawing: 'scallop', pays: [16, 40, 105] },
    { sign: 'N', drawing: 'conch', pays: [14, 36, 95] },
    { sign: 'K', drawing: 'coral', pays: [12, 32, 85] },
  ],
  reels: [
    'TKPCNKRFBNKBRCPKCTNCPNFBRCKRFNSKNPR',
    'PKFNWCNRKNBRNTKRPBCKTFCPRKPBSCWKCFNR',
    'CBNFBKFCNTCNTPWKPBKRCNRKNCPFRBWRKWPRS',
    'RKNCKRFPBWCFBPTBRCNWRPKNTSNCBNKTRCKFP',
    'NRTKNWRTCKNCFKPNBPFBCTKBPCFRNWBRPKFRCS',
  ],
  rows: 3,
  leastRun: 3,
  wins: { by: 'lines', lines: twentyLines },
  coins: 20,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '400.00'],
    EUR: ['0.20', '0.40', '1.00', '2.00', '4.00', '10.00'],
  },
};
