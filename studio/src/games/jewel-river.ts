import type { SlotDefinition } from './slot-definition.ts';

/** Stones in river sand: four or more on adjacent reels burst, and the next stones fall in from above. */
export const jewelRiver: SlotDefinition = {
  code: 'jewel_river',
  name: {
    en: 'Jewel River',
    bn: 'মণির নদী',
    es: 'Río de Joyas',
    ar: 'نهر الجواهر',
  },
  classify: 'cascade-slot',
  art: 'jewel_river',
  isHot: true,
  symbols: [
    { sign: 'W', drawing: 'star-of-gems', role: 'wild', pays: [0, 0] },
    { sign: 'R', drawing: 'ruby', pays: [40, 160] },
    { sign: 'S', drawing: 'sapphire', pays: [24, 86] },
    { sign: 'E', drawing: 'emerald', pays: [16, 55] },
    { sign: 'D', drawing: 'diamond', pays: [4, 11] },
    { sign: 'A', drawing: 'amethyst', pays: [3, 8] },
    { sign: 'O', drawing: 'opal', pays: [2, 5] },
    { sign: 'G', drawing: 'garnet', pays: [2, 5] },
    { sign: 'T', drawing: 'topaz', pays: [1, 3] },
    { sign: 'P', drawing: 'jade', pays: [1, 2] },
  ],
  reels: [
    'PGTOAPDETGSORPAD',
    'GSTWAPDOTGPAEDRO',
    'TOEAGPDTSWPGDOAR',
    'DPGESOATDGTPRAOE',
    'OTDGAPSEOTPADRWG',
  ],
  rows: 4,
  leastRun: 4,
  wins: { by: 'ways' },
  cascadeTimes: [1, 2, 3, 5],
  countedHits: {
    R: [92_637, 166_659],
    E: [138_560, 220_616],
    S: [119_555, 207_066],
    A: [206_370, 820_438],
    T: [259_718, 1_022_328],
    D: [341_593, 982_428],
    P: [267_072, 1_372_600],
    O: [226_615, 906_364],
    G: [406_495, 793_440],
  },
  coins: 100,
  stakes: {
    BDT: ['5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
    EUR: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00'],
  },
};
