import type { DrawFamily, GameFamily, Localized, Schedule } from '@croupier/contracts';
import { elevenFiveElott, k3Elott, northElott, sscElott } from './elott-prices.ts';
import { elevenFivePlayTypes } from './families/eleven-five.ts';
import { houseFourDPlayTypes, magnumPlayTypes, singaporePlayTypes } from './families/four-d.ts';
import { k3PlayTypes } from './families/k3.ts';
import { kenoPlayTypes } from './families/keno.ts';
import { pk10PlayTypes } from './families/pk10.ts';
import { sscPlayTypes } from './families/ssc.ts';
import { dailyThaiPlayTypes, governmentPlayTypes } from './families/thai.ts';
import { threeDigitsPlayTypes } from './families/three-digits.ts';
import { northPlayTypes, stationPlayTypes } from './families/vietnam.ts';
import { stations, type Station } from './families/vietnam-stations.ts';
import { wingoPlayTypes } from './families/wingo.ts';
import type {
  GameDefinition,
  PlayTypeDefinition,
  PriceList,
  PrizeRule,
} from './game-definition.ts';
import { text } from './localized-text.ts';

const listed: readonly PrizeRule[] = [{ mode: 'SEA', group: null }];
/**
 * The listed odds, those of the electronic lottery if it has a list of its own, and those of a prize group.
 */
function modes(elott: PriceList | undefined): readonly PrizeRule[] {
  return [...listed, ...elottOf(elott), { mode: 'Lott', group: 1800 }, { mode: 'ZY', group: 1950 }];
}

function elottOf(odds: PriceList | undefined): readonly PrizeRule[] {
  return odds ? [{ mode: 'Elott', group: null, odds }] : [];
}

const limits: GameDefinition['limits'] = {
  BDT: {
    minStake: '1.00',
    maxStake: '25000.00',
    maxStakePerDraw: '100000.00',
    maxPayout: '10000000.00',
  },
  EUR: {
    minStake: '0.10',
    maxStake: '250.00',
    maxStakePerDraw: '1000.00',
    maxPayout: '100000.00',
  },
};

/** For slips with many lines: a unit of 0.01, or of 0.001 with a multiplier. */
const fineLimits = Object.fromEntries(
  Object.entries(limits).map(([currency, bounds]) => [currency, { ...bounds, minStake: '0.01' }]),
);
const fineFamilies: readonly GameFamily[] = ['ssc', 'pk10', '11x5', '3d'];

interface Family {
  readonly id: string;
  readonly family: GameFamily;
  readonly drawFamily: DrawFamily;
  readonly name: Localized;
  readonly playTypes: readonly PlayTypeDefinition[];
  readonly elott?: PriceList;
}

const fastFamilies: readonly Family[] = [
  {
    id: 'k3',
    family: 'k3',
    drawFamily: 'K3',
    name: text('Dice K3', 'ছক্কা K3', 'Dados K3', 'نرد K3'),
    playTypes: k3PlayTypes,
    elott: k3Elott,
  },
  {
    id: 'ssc',
    family: 'ssc',
    drawFamily: 'SSC5',
    name: text('Five digits', 'পাঁচ অঙ্ক', 'Cinco dígitos', 'خمسة أرقام'),
    playTypes: sscPlayTypes,
    elott: sscElott,
  },
  {
    id: 'pk10',
    family: 'pk10',
    drawFamily: 'PK10',
    name: text('Car race PK{10}', 'গাড়ি দৌড় PK{10}', 'Carrera PK{10}', 'سباق PK{10}'),
    playTypes: pk10PlayTypes,
  },
  {
    id: '11x5',
    family: '11x5',
    drawFamily: 'E115',
    name: text('{5} of {11}', '{11}-এ {5}', '{5} de {11}', '{5} من {11}'),
    playTypes: elevenFivePlayTypes,
    elott: elevenFiveElott,
  },
  {
    id: 'keno',
    family: 'keno',
    drawFamily: 'KENO',
    name: text('Keno', 'কেনো', 'Keno', 'كينو'),
    playTypes: kenoPlayTypes,
  },
  {
    id: 'wingo',
    family: 'wingo',
    drawFamily: 'WINGO',
    name: text('WinGo', 'উইনগো', 'WinGo', 'وين غو'),
    playTypes: wingoPlayTypes,
  },
  {
    id: '3d',
    family: '3d',
    drawFamily: 'D3',
    name: text('Three digits', 'তিন অঙ্ক', 'Tres dígitos', 'ثلاثة أرقام'),
    playTypes: threeDigitsPlayTypes,
  },
];

interface Cadence {
  readonly id: string;
  readonly schedule: Schedule;
  readonly name: Localized;
}

const cadences: readonly Cadence[] = [
  {
    id: '1m',
    schedule: { kind: 'every', seconds: 60, lockSeconds: 8 },
    name: text('{1} minute', '{1} মিনিট', '{1} minuto', 'دقيقة واحدة'),
  },
  {
    id: '3m',
    schedule: { kind: 'every', seconds: 180, lockSeconds: 8 },
    name: text('{3} minutes', '{3} মিনিট', '{3} minutos', '{3} دقائق'),
  },
  {
    id: '5m',
    schedule: { kind: 'every', seconds: 300, lockSeconds: 10 },
    name: text('{5} minutes', '{5} মিনিট', '{5} minutos', '{5} دقائق'),
  },
  {
    id: 'daily',
    schedule: { kind: 'calendar', timeZone: 'Asia/Dhaka', time: '20:00', lockSeconds: 60 },
    name: text('daily', 'প্রতিদিন', 'diario', 'يومي'),
  },
];

/** Draws of the instant lottery: the Elott prices come first, where a family has a published list of them. */
const instantCadence: Cadence = {
  id: '30s',
  schedule: { kind: 'every', seconds: 30, lockSeconds: 5 },
  name: text('{30} seconds', '{30} সেকেন্ড', '{30} segundos', '{30} ثانية'),
};
const instantFamilies: readonly GameFamily[] = ['k3', 'wingo', 'ssc'];

/** The games that a new platform offers. Operators add to them and change them in the tables. */
export const builtInGames: readonly GameDefinition[] = [
  ...fastFamilies.flatMap((family) => cadences.map((cadence) => fast(family, cadence))),
  ...fastFamilies.filter(({ family }) => instantFamilies.includes(family)).map(instant),
  {
    ...outside('vn-mb', {
      family: 'vn-north',
      drawFamily: 'VN27',
      gameMenuTag: 'VN-NORTH',
      name: text('Vietnam North', 'ভিয়েতনাম উত্তর', 'Vietnam Norte', 'فيتنام الشمالية'),
      playTypes: northPlayTypes,
      schedule: daily('Asia/Ho_Chi_Minh', '18:15'),
    }),
    prizeModes: [...listed, ...elottOf(northElott)],
  },
  ...stations.map(atStation),
  outside('thai-gov', {
    family: 'thai',
    drawFamily: 'THAI',
    gameMenuTag: 'THAI',
    name: text('Thai government', 'থাই সরকারি', 'Tailandia, Gobierno', 'تايلاند الحكومية'),
    playTypes: governmentPlayTypes,
    schedule: { ...daily('Asia/Bangkok', '16:00'), lockSeconds: 1800, monthDays: [1, 16] },
  }),
  {
    ...outside('thai-daily', {
      family: 'thai',
      drawFamily: 'THAI',
      gameMenuTag: 'THAI',
      name: text('Thai daily', 'থাই দৈনিক', 'Tailandia diaria', 'تايلاند اليومية'),
      playTypes: dailyThaiPlayTypes,
      schedule: daily('Asia/Bangkok', '20:00'),
    }),
    drawnBy: 'draw-v1',
  },
  outside('4d-magnum', {
    family: '4d',
    drawFamily: 'D4',
    gameMenuTag: '4D',
    name: text('{4}D Malaysia', '{4}D মালয়েশিয়া', '{4}D Malasia', '{4}D ماليزيا'),
    playTypes: magnumPlayTypes,
    schedule: { ...daily('Asia/Kuala_Lumpur', '19:00'), weekdays: [3, 6, 7] },
  }),
  outside('4d-singapore', {
    family: '4d',
    drawFamily: 'D4',
    gameMenuTag: '4D',
    name: text('{4}D Singapore', '{4}D সিঙ্গাপুর', '{4}D Singapur', '{4}D سنغافورة'),
    playTypes: singaporePlayTypes,
    schedule: { ...daily('Asia/Singapore', '18:30'), weekdays: [3, 6, 7] },
  }),
  {
    ...outside('4d-daily', {
      family: '4d',
      drawFamily: 'D4',
      gameMenuTag: '4D',
      name: text('{4}D daily', '{4}D দৈনিক', '{4}D diario', '{4}D يومي'),
      playTypes: houseFourDPlayTypes,
      schedule: daily('Asia/Dhaka', '21:00'),
    }),
    drawnBy: 'draw-v1',
  },
];

function fast(family: Family, { id, schedule, name }: Cadence): GameDefinition {
  return {
    gameId: `${family.id}-${id}`,
    family: family.family,
    drawFamily: family.drawFamily,
    drawnBy: 'draw-v1',
    name: joined(family.name, name),
    gameMenuTag: 'FAST',
    schedule,
    priceVersion: 1,
    prizeModes: modes(family.elott),
    limits: fineFamilies.includes(family.family) ? fineLimits : limits,
    playTypes: family.playTypes,
  };
}

function instant(family: Family): GameDefinition {
  return {
    ...fast(family, instantCadence),
    prizeModes: [...elottOf(family.elott), ...listed],
  };
}

type OutsideGame = Omit<
  GameDefinition,
  'gameId' | 'drawnBy' | 'priceVersion' | 'prizeModes' | 'limits'
>;

function outside(gameId: string, game: OutsideGame): GameDefinition {
  return { ...game, gameId, drawnBy: 'outside', priceVersion: 1, prizeModes: listed, limits };
}

function atStation({ code, name, region, weekdays }: Station): GameDefinition {
  return outside(`vn-${code}`, {
    family: 'vn-station',
    drawFamily: 'VN18',
    gameMenuTag: region === 'south' ? 'VN-SOUTH' : 'VN-CENTRAL',
    name,
    playTypes: stationPlayTypes,
    schedule: { ...daily('Asia/Ho_Chi_Minh', region === 'south' ? '16:15' : '17:15'), weekdays },
  });
}

function daily(timeZone: string, time: string) {
  return { kind: 'calendar', timeZone, time, lockSeconds: 600 } as const;
}

function joined(first: Localized, second: Localized): Localized {
  return {
    en: `${first.en} · ${second.en}`,
    bn: `${first.bn} · ${second.bn}`,
    es: `${first.es} · ${second.es}`,
    ar: `${first.ar} · ${second.ar}`,
  };
}

/** A built-in game. */
export function builtIn(gameId: string): GameDefinition | undefined {
  return builtInGames.find((game) => game.gameId === gameId);
}
