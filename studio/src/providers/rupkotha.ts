import { rouletteGame } from '../games/roulette.ts';
import { headsOf } from '../games/series/heads.ts';
import { place } from '../games/series/places.ts';
import { createSeries } from '../games/series/series.ts';
import { variantsOf } from '../games/series/variants.ts';
import { createProvider } from './provider.ts';

/** A house of fairy tales. It keeps its players' money in wallets of its own: transfer mode. */
export const rupkotha = createProvider({
  id: 'rupkotha',
  keepsWallets: true,
  games: [
    rouletteGame({
      code: 'seven_seas_wheel',
      name: {
        en: 'Wheel of Seven Seas',
        bn: 'সাত সাগরের চাকা',
        es: 'Rueda de los siete mares',
        ar: 'عجلة البحار السبعة',
      },
      art: 'seven_seas_wheel',
      limits: {
        BDT: { mostOnSpot: '2000.00', mostOnTable: '8000.00' },
        EUR: { mostOnSpot: '40.00', mostOnTable: '160.00' },
      },
      stakes: {
        BDT: ['2.00', '10.00', '20.00', '100.00', '200.00'],
        EUR: ['0.10', '0.50', '1.00', '2.00', '5.00'],
      },
      isHot: false,
    }),
  ],
  series: createSeries({
    prefix: 'rupkotha',
    heads: headsOf([
      'peacock',
      'elephant',
      'pearl',
      'conch',
      'garland',
      'silk',
      'bangles',
      'dhol',
      'emerald',
      'sapphire',
      'marigold',
      'starfish',
    ]),
    places: [
      place('palace', 'Enchanted Palace', 'মায়াপুরীর', 'del Palacio Encantado', 'القصر المسحور'),
      place('forest', 'Whispering Wood', 'ফিসফিস বনের', 'del Bosque Susurrante', 'الغابة الهامسة'),
      place('sky', 'Winged Horse', 'পঙ্খীরাজের', 'del Caballo Alado', 'الحصان المجنّح'),
      place('treasure', 'Seven Seas', 'সাত সাগরের', 'de los Siete Mares', 'البحار السبعة'),
      place(
        'dream',
        'Sleeping Princess',
        'ঘুমন্ত রাজকন্যার',
        'de la Princesa Dormida',
        'الأميرة النائمة',
      ),
    ],
    editions: 1,
    variants: variantsOf([
      { tilt: 1, aim: 95.8 },
      { tilt: 0.8, aim: 96.6 },
    ]),
    artOffset: 40_000,
    hot: 2,
    stakes: {
      BDT: ['2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
      EUR: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00'],
    },
  }),
});
