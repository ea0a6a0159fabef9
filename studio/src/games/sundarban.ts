import type { SlotDefinition } from './slot-definition.ts';
import { twentyLines } from './lines.ts';

/** The mangrove forest: the tiger is wild, honeycombs pay anywhere. Twenty lines. */
export const sundarban: SlotDefinition = {
  code: 'sundarban',
  name: {
    en: 'Sundarban',
    bn: 'সুন্দরবন',
    es: 'Sundarban',
    ar: 'سونداربان',
  },
  classify: 'video-slot',
  art: 'sundarban',
  isHot: false,
  symbols: [
    { sign: 'W', drawing: 'tiger', role: 'wild', pays: [0, 0, 0] },
    { sign: 'S', drawing: 'honeycomb', role: 'scatter', pays: [80, 400, 2000] },
    { sign: 'B', drawing: 'crocodile', pays: [125, 500, 3000] },
    { sign: 'C', drawing: 'crab', pays: [90, 320, 1500] },
    { sign: 'R', drawing: 'deer', pays: [45, 150, 700] },
    { sign: 'L', drawing: 'mangrove', pays: [25, 90, 350] },
    { sign: 'A', drawing: 'ace', pays: [13, 48, 170] },
    { sign: 'K', drawing: 'king', pays: [12, 42, 150] },
    { sign: 'Q', drawing: 'queen', pays: [10, 30, 100] },
    { sign: 'J', drawing: 'jack', pays: [8, 26, 88] },
  ],
  reels: [
    'AQJSAKJKLAKJCLJQBRLJQKRALRCQJSQB',
    'LAJRQRLAKJKALJCKLWQJBKQRCJQKJAQBS',
    'ASCKLQARLAQRWABKQLCSJRJBJKLJQWJQK',
    'SLJRJQLAKAQARKJKQJCRJAKQLQWKBLCBJ',
    'BSLQLCAJKLASRQJRKAWQJKJRKALJQJCQ',
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
