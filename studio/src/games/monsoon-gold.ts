import type { SlotDefinition } from './slot-definition.ts';

const strips = [
  'KMJGQUATPJMQPKSMQKTATJQJKMAPAJGUGTUTQ',
  'JKJUTSUKMKTJGJTGQTAWUQGAPTMPQPAQMKUMJA',
  'JKPWTUTSMKJPAPQAMATJWUGMUTGTQGAQKQMKJU',
  'SGMAQTMAUKAJQTPJKGPJKTWAPJTJUGQUQKQMTM',
  'MPGPQKMQTKJAKATKJQSTJMUJUGQAMUPTKAQTJG',
];

/**
 * The first rain of the season: every path over adjacent reels pays. Storm clouds are wild, three suns bring
 * free spins.
 */
export const monsoonGold: SlotDefinition = {
  code: 'monsoon_gold',
  name: {
    en: 'Monsoon Gold',
    bn: 'বর্ষার সোনা',
    es: 'Oro del Monzón',
    ar: 'ذهب المونسون',
  },
  classify: 'video-slot',
  art: 'monsoon_gold',
  isHot: true,
  symbols: [
    { sign: 'W', drawing: 'storm', role: 'wild', pays: [0, 0, 0] },
    { sign: 'S', drawing: 'sun-coin', role: 'scatter', pays: [50, 250, 1250] },
    { sign: 'P', drawing: 'peacock', pays: [37, 185, 750] },
    { sign: 'G', drawing: 'mango', pays: [28, 110, 460] },
    { sign: 'U', drawing: 'umbrella', pays: [23, 82, 320] },
    { sign: 'M', drawing: 'frog', pays: [18, 64, 230] },
    { sign: 'A', drawing: 'ace', pays: [9, 27, 110] },
    { sign: 'K', drawing: 'king', pays: [9, 27, 100] },
    { sign: 'Q', drawing: 'queen', pays: [7, 18, 80] },
    { sign: 'J', drawing: 'jack', pays: [7, 16, 75] },
    { sign: 'T', drawing: 'ten', pays: [5, 14, 70] },
  ],
  reels: strips,
  rows: 3,
  leastRun: 3,
  wins: { by: 'ways' },
  freeSpins: { spins: [10, 15, 25], reels: strips, times: 2 },
  coins: 25,
  stakes: {
    BDT: ['10.00', '25.00', '50.00', '100.00', '250.00', '500.00'],
    EUR: ['0.25', '0.50', '1.00', '2.50', '5.00', '10.00'],
  },
};
