import type { SlotDefinition } from './slot-definition.ts';

/** The first rain of the season: every path of touching reels pays. Storm clouds are wild. */
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
    { sign: 'S', drawing: 'sun-coin', role: 'scatter', pays: [75, 400, 2500] },
    { sign: 'P', drawing: 'peacock', pays: [40, 200, 800] },
    { sign: 'G', drawing: 'mango', pays: [30, 120, 500] },
    { sign: 'U', drawing: 'umbrella', pays: [25, 90, 350] },
    { sign: 'M', drawing: 'frog', pays: [20, 70, 250] },
    { sign: 'A', drawing: 'ace', pays: [10, 30, 120] },
    { sign: 'K', drawing: 'king', pays: [10, 30, 110] },
    { sign: 'Q', drawing: 'queen', pays: [8, 20, 85] },
    { sign: 'J', drawing: 'jack', pays: [8, 18, 80] },
    { sign: 'T', drawing: 'ten', pays: [6, 15, 75] },
  ],
  reels: [
    'KMJGQUATPJMQPKSMQKTATJQJKMAPAJGUGTUTQ',
    'JKJUTSUKMKTJGJTGQTAWUQGAPTMPQPAQMKUMJA',
    'JKPWTUTSMKJPAPQAMATJWUGMUTGTQGAQKQMKJU',
    'SGMAQTMAUKAJQTPJKGPJKTWAPJTJUGQUQKQMTM',
    'MPGPQKMQTKJAKATKJQSTJMUJUGQAMUPTKAQTJG',
  ],
  rows: 3,
  leastRun: 3,
  wins: { by: 'ways' },
  coins: 25,
  stakes: {
    BDT: ['10.00', '25.00', '50.00', '100.00', '250.00', '500.00'],
    EUR: ['0.25', '0.50', '1.00', '2.50', '5.00', '10.00'],
  },
};
