import { crashGame } from '../games/crash.ts';
import { kiteCurve } from '../games/crash-curve.ts';
import { fishGame } from '../games/fish.ts';
import { rouletteGame } from '../games/roulette.ts';
import { headsOf } from '../games/series/heads.ts';
import { place } from '../games/series/places.ts';
import { createSeries } from '../games/series/series.ts';
import { variantsOf } from '../games/series/variants.ts';
import { createProvider } from './provider.ts';

/** A house of the river delta: small stakes, calm pay tables, a fish room and a kite festival. */
export const meghna = createProvider({
  id: 'meghna',
  games: [
    fishGame({
      code: 'hilsa_run',
      name: { en: 'Hilsa Run', bn: 'ইলিশের ঝাঁক', es: 'Carrera del hilsa', ar: 'هجرة أسماك الهلسا' },
      art: 'hilsa_run_fish',
      bullets: {
        BDT: ['0.10', '0.25', '0.50', '1.00', '2.50', '5.00'],
        EUR: ['0.01', '0.02', '0.05', '0.10', '0.20'],
      },
      isHot: true,
    }),
    crashGame({
      code: 'shakrain_kites',
      name: {
        en: 'Shakrain Kites',
        bn: 'সাকরাইনের ঘুড়ি',
        es: 'Cometas de Shakrain',
        ar: 'طائرات شاكراين',
      },
      art: 'shakrain_kite',
      curve: { ...kiteCurve, growthPerS: 0.07, rtpPercent: 96 },
      stakes: {
        BDT: ['1.00', '2.00', '5.00', '10.00', '25.00', '50.00'],
        EUR: ['0.05', '0.10', '0.25', '0.50', '1.00'],
      },
      isHot: true,
    }),
    rouletteGame({
      code: 'meghna_wheel',
      name: { en: 'Meghna Wheel', bn: 'মেঘনার চাকা', es: 'Rueda del Meghna', ar: 'عجلة ميغنا' },
      art: 'meghna_wheel',
      limits: {
        BDT: { mostOnSpot: '500.00', mostOnTable: '2000.00' },
        EUR: { mostOnSpot: '10.00', mostOnTable: '40.00' },
      },
      stakes: {
        BDT: ['1.00', '2.00', '5.00', '10.00', '50.00'],
        EUR: ['0.05', '0.10', '0.25', '0.50', '1.00'],
      },
      isHot: false,
    }),
  ],
  series: createSeries({
    prefix: 'meghna',
    heads: headsOf([
      'ilish',
      'kingfisher',
      'lotus',
      'boat',
      'crocodile',
      'turtle',
      'frog',
      'deer',
      'tiger',
      'mangrove',
      'honeycomb',
      'sailboat',
      'storm',
      'umbrella',
      'kite',
      'mango',
    ]),
    places: [
      place('delta', 'Estuary', 'মোহনার', 'del Estuario', 'المصبّ'),
      place('harbour', 'Riverside', 'নদীঘাটের', 'del Embarcadero', 'مرسى النهر'),
      place('rain', 'Nor’wester', 'কালবৈশাখীর', 'del Nordeste', 'العاصفة الصيفية'),
      place('lake', 'Haor', 'হাওরের', 'del Humedal', 'الأهوار'),
      place('moon', 'Full Moon', 'জোছনার', 'de la Luna Llena', 'البدر'),
      place('island', 'Sandbar', 'চরের', 'del Banco de Arena', 'الضفة الرملية'),
    ],
    editions: 1,
    variants: variantsOf([
      { tilt: 0.85, aim: 96.1 },
      { tilt: 1.1, aim: 95.3 },
    ]),
    artOffset: 20_000,
    hot: 4,
    stakes: {
      BDT: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
      EUR: ['0.05', '0.10', '0.20', '0.50', '1.00', '2.00'],
    },
  }),
});
