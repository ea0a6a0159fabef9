import type { SlotDefinition } from './slot-definition.ts';

/**
 * A village fair at sunset: elephants walk in pairs, and every path over adjacent reels pays. Garlands are
 * wild.
 */
export const marigoldFair: SlotDefinition = {
  code: 'marigold_fair',
  name: {
    en: 'Marigold Fair',
    bn: 'গাঁদা ফুলের মেলা',
    es: 'Feria de Caléndulas',
    ar: 'مهرجان الأقحوان',
  },
  classify: 'video-slot',
  art: 'marigold_fair_6',
  isHot: false,
  symbols: [
    { sign: 'W', drawing: 'garland', role: 'wild', pays: [0, 0, 0] },
    { sign: 'S', drawing: 'ferris-wheel', role: 'scatter', pays: [50, 250, 1500] },
    { sign: 'E', drawing: 'elephant', pays: [30, 100, 420] },
    { sign: 'D', drawing: 'balloons', pays: [24, 80, 275] },
    { sign: 'U', drawing: 'kulfi', pays: [20, 65, 220] },
    { sign: 'V', drawing: 'pinwheel', pays: [16, 45, 150] },
    { sign: 'A', drawing: 'ace', pays: [9, 24, 80] },
    { sign: 'K', drawing: 'king', pays: [8, 22, 75] },
    { sign: 'Q', drawing: 'queen', pays: [7, 18, 60] },
    { sign: 'J', drawing: 'jack', pays: [5, 13, 48] },
    { sign: 'T', drawing: 'ten', pays: [5, 12, 45] },
  ],
  reels: [
    'QJVSTUJEEQTEEJAQADTKDKVUAJUTKAQDVTQKV',
    'DAKJUVQWJTQATVJVAKVUDATUKDKEEJSQWTEETQJ',
    'EEQKUDVAQTVJKUWJTDAWTQUKJSAUJKEEQJDATKV',
    'SJEEAKTKAUWQVUTDQJAVJDEEKDQUATKAQTQDVWJV',
    'UTKQSTJAQUKDVDEEAVAKQUKJAQEEDTUJVTJVTKD',
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
