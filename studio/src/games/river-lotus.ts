import type { SlotDefinition } from './slot-definition.ts';
import { tenLines } from './lines.ts';

const strips = [
  'MKJQSATQDITJIQJMAJDJQAIKDKMKQAD',
  'JIQMWDIAKJSAQTKIAJMWKDKJQTAMJQD',
  'QADISKMKDAJTWMKAMJQJWQAJDQDTKJI',
  'MKQDIMAJWQJMJDIKAJADSTQJKWKADQT',
  'IQAKDKQMJDMJKTQJDAIAWJDKTIJAMSQ',
];

/** A Bengali river at dawn: the lotus is wild, three boats pay anywhere and bring free spins. Ten lines. */
export const riverLotus: SlotDefinition = {
  code: 'river_lotus',
  name: {
    en: 'River Lotus',
    bn: 'নদীর পদ্ম',
    es: 'Loto del Río',
    ar: 'لوتس النهر',
  },
  classify: 'video-slot',
  art: 'river_lotus',
  isHot: true,
  symbols: [
    { sign: 'W', drawing: 'lotus', role: 'wild', pays: [0, 0, 0] },
    { sign: 'S', drawing: 'boat', role: 'scatter', pays: [25, 100, 500] },
    { sign: 'T', drawing: 'tiger', pays: [70, 275, 1350] },
    { sign: 'I', drawing: 'ilish', pays: [40, 135, 675] },
    { sign: 'M', drawing: 'marigold', pays: [27, 90, 405] },
    { sign: 'D', drawing: 'kingfisher', pays: [18, 64, 225] },
    { sign: 'A', drawing: 'ace', pays: [10, 34, 135] },
    { sign: 'K', drawing: 'king', pays: [10, 32, 126] },
    { sign: 'Q', drawing: 'queen', pays: [8, 24, 100] },
    { sign: 'J', drawing: 'jack', pays: [6, 20, 80] },
  ],
  reels: strips,
  rows: 3,
  leastRun: 3,
  wins: { by: 'lines', lines: tenLines },
  freeSpins: { spins: [8, 12, 20], reels: strips, times: 2 },
  coins: 10,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
    EUR: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'],
  },
};
