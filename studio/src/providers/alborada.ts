import { crashGame } from '../games/crash.ts';
import { kiteCurve } from '../games/crash-curve.ts';
import { fishGame } from '../games/fish.ts';
import { rouletteGame } from '../games/roulette.ts';
import { headsOf } from '../games/series/heads.ts';
import { place } from '../games/series/places.ts';
import { createSeries } from '../games/series/series.ts';
import { variantsOf } from '../games/series/variants.ts';
import { createProvider } from './provider.ts';

/** A house of Spanish feasts: steep pay tables, a salon with high limits and a wilder kite. */
export const alborada = createProvider({
  id: 'alborada',
  games: [
    rouletteGame({
      code: 'salon_alborada',
      name: {
        en: 'Alborada Salon',
        bn: 'আলবোরাদা সালোঁ',
        es: 'Salón Alborada',
        ar: 'صالون ألبورادا',
      },
      art: 'salon_crown',
      limits: {
        BDT: { mostOnSpot: '20000.00', mostOnTable: '80000.00' },
        EUR: { mostOnSpot: '400.00', mostOnTable: '1600.00' },
      },
      stakes: {
        BDT: ['50.00', '100.00', '500.00', '1000.00', '5000.00'],
        EUR: ['1.00', '5.00', '10.00', '25.00', '100.00'],
      },
      isHot: true,
    }),
    crashGame({
      code: 'cometa_brava',
      name: { en: 'Wild Kite', bn: 'দুরন্ত ঘুড়ি', es: 'Cometa brava', ar: 'الطائرة الجامحة' },
      art: 'cometa_brava_kite',
      curve: { ...kiteCurve, growthPerS: 0.14, rtpPercent: 97 },
      stakes: {
        BDT: ['10.00', '50.00', '100.00', '500.00', '1000.00'],
        EUR: ['0.50', '1.00', '5.00', '10.00', '25.00'],
      },
      isHot: false,
    }),
    fishGame({
      code: 'costa_coral',
      name: {
        en: 'Coral Coast Catch',
        bn: 'প্রবাল তটের শিকার',
        es: 'Pesca en la costa',
        ar: 'صيد الساحل المرجاني',
      },
      art: 'costa_ocean_catch',
      bullets: {
        BDT: ['2.50', '5.00', '10.00', '25.00', '50.00'],
        EUR: ['0.05', '0.10', '0.25', '0.50', '1.00'],
      },
      isHot: false,
    }),
  ],
  series: createSeries({
    prefix: 'alborada',
    heads: headsOf([
      'ferris-wheel',
      'lantern',
      'star-of-gems',
      'cherry',
      'grapes',
      'melon',
      'bell',
      'seven',
      'ruby',
      'diamond',
      'balloons',
      'sun-coin',
    ]),
    places: [
      place('city', 'Plaza', 'চত্বরের', 'de la Plaza', 'الميدان'),
      place('garden', 'Alhambra', 'আলহাম্বরার', 'de la Alhambra', 'الحمراء'),
      place('ocean', 'Costa', 'উপকূলের', 'de la Costa', 'الساحل'),
      place('night', 'Night Fair', 'রাতের মেলার', 'de la Verbena', 'ليلة المهرجان'),
      place('meadow', 'La Mancha', 'লা মানচার', 'de la Mancha', 'لامانشا'),
      place('fire', 'Bonfire', 'আগুনমেলার', 'de las Fallas', 'مهرجان النار'),
    ],
    editions: 1,
    variants: variantsOf([
      { tilt: 1.5, aim: 96.8 },
      { tilt: 1.9, aim: 95.0 },
    ]),
    artOffset: 30_000,
    hot: 3,
    stakes: {
      BDT: ['10.00', '20.00', '50.00', '100.00', '200.00', '500.00', '1000.00'],
      EUR: ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '25.00'],
    },
  }),
});
