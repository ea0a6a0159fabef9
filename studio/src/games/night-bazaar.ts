import type { SlotDefinition } from './slot-definition.ts';
import { tenLines } from './lines.ts';

/**
 * The bazaar after dark: three lanterns in a row can fill a whole reel with wilds. Ten lines, high
 * volatility.
 */
export const nightBazaar: SlotDefinition = {
  code: 'night_bazaar',
  name: {
    en: 'Night Bazaar',
    bn: 'রাতের বাজার',
    es: 'Bazar Nocturno',
    ar: 'سوق الليل',
  },
  classify: 'video-slot',
  art: 'bazaar_drum_5',
  isHot: true,
  symbols: [
    { sign: 'W', drawing: 'lantern', role: 'wild', pays: [0, 0, 0] },
    { sign: 'S', drawing: 'dhol', role: 'scatter', pays: [40, 250, 2500] },
    { sign: 'I', drawing: 'silk', pays: [75, 500, 5000] },
    { sign: 'P', drawing: 'kite', pays: [45, 240, 1500] },
    { sign: 'B', drawing: 'bangles', pays: [30, 130, 750] },
    { sign: 'M', drawing: 'sweets', pays: [20, 80, 400] },
    { sign: 'A', drawing: 'ace', pays: [6, 22, 120] },
    { sign: 'K', drawing: 'king', pays: [6, 20, 100] },
    { sign: 'Q', drawing: 'queen', pays: [4, 15, 75] },
    { sign: 'J', drawing: 'jack', pays: [4, 14, 70] },
  ],
  reels: [
    'JKAIQJBQPJQASQAJMKBMKIPAQJAQBKMJBKPIM',
    'PKJBPMJPBMQWWWAJIKQAMQKBAQSJBKQAKJQMIAKJ',
    'JKWWWJAMQAKIBQAMKQBJIAMJBKQJPAQJKMSPAKQP',
    'MKQIJBAMQAKJQWWWJAKJISQKAJPMKAPBMQKBPAJQB',
    'KMJQMAIMJQBKMBQPKAQJPKAPBSJBAIJQKAQKAJ',
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
