import { regattaGame } from '../games/regatta.ts';
import { createProvider } from './provider.ts';

/** Contests of two sides without any animal: boat races on a river, with pool odds. */
export const ds88 = createProvider({
  id: 'ds88',
  games: [
    regattaGame({
      code: 'nouka_baich',
      name: { en: 'River Boat Race', bn: 'নৌকাবাইচ', es: 'Regata del río', ar: 'سباق قوارب النهر' },
      art: 'nouka_baich_boat',
      bettingMs: 18_000,
      raceMs: 14_000,
      stakes: {
        BDT: ['5.00', '10.00', '50.00', '100.00', '500.00', '1000.00'],
        EUR: ['0.10', '0.50', '1.00', '5.00', '10.00', '25.00'],
      },
      isHot: true,
    }),
    regattaGame({
      code: 'baich_sprint',
      name: { en: 'Boat Sprint', bn: 'ঝটপট বাইচ', es: 'Regata exprés', ar: 'سباق القوارب السريع' },
      art: 'baich_sprint_boat',
      bettingMs: 10_000,
      raceMs: 8_000,
      stakes: {
        BDT: ['1.00', '2.00', '5.00', '10.00', '50.00', '100.00'],
        EUR: ['0.05', '0.10', '0.50', '1.00', '5.00'],
      },
      isHot: false,
    }),
  ],
});
