import type { SlotDefinition } from './slot-definition.ts';

/**
 * Ripe fruit over three rows: winning fruit falls from the branch, and each cascade has a higher multiplier.
 */
export const orchardRain: SlotDefinition = {
  code: 'orchard_rain',
  name: {
    en: 'Orchard Rain',
    bn: 'ফলের বৃষ্টি',
    es: 'Lluvia de Frutas',
    ar: 'مطر البستان',
  },
  classify: 'cascade-slot',
  art: 'orchard_rain',
  isHot: false,
  symbols: [
    { sign: 'W', drawing: 'marigold', role: 'wild', pays: [0, 0, 0] },
    { sign: 'A', drawing: 'pineapple', pays: [32, 130, 600] },
    { sign: 'N', drawing: 'mango', pays: [21, 75, 300] },
    { sign: 'M', drawing: 'melon', pays: [11, 36, 100] },
    { sign: 'G', drawing: 'grapes', pays: [9, 25, 60] },
    { sign: 'O', drawing: 'orange', pays: [6, 13, 39] },
    { sign: 'L', drawing: 'lemon', pays: [3, 7, 16] },
    { sign: 'P', drawing: 'plum', pays: [2, 5, 11] },
    { sign: 'C', drawing: 'cherry', pays: [2, 4, 9] },
  ],
  reels: [
    'CLPOGCMLPAOMNLCP',
    'LPGWOCMLNPGCAOMP',
    'OGCMPLANCOWLPMGL',
    'PLOCGMNLPOCGALPC',
    'GPCLOMGNPLCAWMOL',
  ],
  rows: 3,
  leastRun: 3,
  wins: { by: 'ways' },
  cascadeTimes: [1, 2, 3, 5],
  countedHits: {
    A: [128_896, 42_406, 21_486],
    N: [91_088, 23_847, 13_321],
    M: [360_976, 66_787, 91_097],
    G: [154_400, 114_478, 175_206],
    O: [392_480, 248_087, 271_172],
    L: [322_960, 207_946, 544_246],
    P: [428_800, 344_560, 535_732],
    C: [200_992, 271_392, 371_607],
  },
  coins: 100,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
    EUR: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'],
  },
};
