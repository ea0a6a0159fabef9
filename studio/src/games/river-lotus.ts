import type { SlotDefinition } from './slot-definition.ts';
import { tenLines } from './lines.ts';

/** A Bengali river at dawn: the lotus is wild, three boats pay anywhere. Ten lines. */
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
    { sign: 'S', drawing: 'boat', role: 'scatter', pays: [50, 250, 1500] },
    { sign: 'T', drawing: 'tiger', pays: [75, 300, 1500] },
    { sign: 'I', drawing: 'ilish', pays: [45, 150, 750] },
    { sign: 'M', drawing: 'marigold', pays: [30, 100, 450] },
    { sign: 'D', drawing: 'kingfisher', pays: [20, 70, 250] },
    { sign: 'A', drawing: 'ace', pays: [11, 38, 150] },
    { sign: 'K', drawing: 'king', pays: [11, 36, 140] },
    { sign: 'Q', drawing: 'queen', pays: [9, 26, 110] },
    { sign: 'J', drawing: 'jack', pays: [7, 21, 88] },
  ],
  reels: [
    'MKJQSATQDITJIQJMAJDJQAIKDKMKQAD',
    'JIQMWDIAKJSAQTKIAJMWKDKJQTAMJQD',
    'QADISKMKDAJTWMKAMJQJWQAJDQDTKJI',
    'MKQDIMAJWQJMJDIKAJADSTQJKWKADQT',
    'IQAKDKQMJDMJKTQJDAIAWJDKTIJAMSQ',
  ],
  rows: 3,
  leastRun: 3,
  wins: { by: 'lines', lines: tenLines },
  coins: 10,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
    EUR: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'],
  },
};
