import type { Localized } from '@croupier/contracts';
import type { Slice } from '../condition.ts';
import type { PickPlayType, PlayTypeDefinition } from '../game-definition.ts';
import { allLots, fieldName, lotRules, prize, special } from './lot-texts.ts';

/** Lottery rules 1.4, the "online" list (V3): what a unit costs and pays, in thousands of dong. */
interface ListedPrices {
  readonly lots: 'north' | 'station';
  readonly lo2: Price;
  readonly lo2Single: Price;
  readonly lo3: Price;
  readonly lo4: Price;
  readonly special: Price;
  readonly together: readonly (readonly [count: number, odds: string])[];
  readonly absent: readonly (readonly [count: number, odds: string])[];
}

interface Price {
  readonly unitStake: number;
  readonly odds: string;
}

const north: ListedPrices = {
  lots: 'north',
  lo2: { unitStake: 27, odds: '98.5' },
  lo2Single: { unitStake: 1, odds: '3.649' },
  lo3: { unitStake: 23, odds: '960' },
  lo4: { unitStake: 20, odds: '8880' },
  special: { unitStake: 1, odds: '99' },
  together: [
    [2, '16'],
    [3, '65'],
    [4, '180'],
  ],
  absent: [
    [4, '2.3'],
    [8, '8'],
    [10, '12'],
  ],
};

const station: ListedPrices = {
  lots: 'station',
  lo2: { unitStake: 18, odds: '99' },
  lo2Single: { unitStake: 1, odds: '5.445' },
  lo3: { unitStake: 17, odds: '960' },
  lo4: { unitStake: 16, odds: '8880' },
  special: { unitStake: 1, odds: '98' },
  together: [
    [2, '28'],
    [3, '150'],
    [4, '750'],
  ],
  absent: [
    [4, '1.8'],
    [8, '3.3'],
    [10, '4.3'],
  ],
};

export const northPlayTypes = playTypesOf(north);
export const stationPlayTypes = playTypesOf(station);

function playTypesOf(list: ListedPrices): readonly PlayTypeDefinition[] {
  return [
    endings('lo2', 'Bao lô 2', 2, list.lo2),
    endings('lo2-1k', 'Lô 2 (1k)', 2, list.lo2Single),
    endings('lo3', 'Bao lô 3', 3, list.lo3),
    endings('lo4', 'Bao lô 4', 4, list.lo4),
    ...list.together.map(([count, odds]) =>
      counted(`xien${count}`, `Lô xiên ${count}`, { count, wanted: count, odds }),
    ),
    lotPlay('de-db', 'Đề đặc biệt', list.special, {
      rule: lotRules.last(2, special),
      prizes: ['special'],
      slice: [-2],
    }),
    lotPlay('de-dau-db', 'Đề đầu đặc biệt', list.special, {
      rule: lotRules.first(2, special),
      prizes: ['special'],
      slice: [0, 2],
    }),
    lotPlay(
      'de-g1',
      'Đề giải nhất',
      { unitStake: 1, odds: '98' },
      {
        rule: lotRules.last(2, prize(1)),
        prizes: ['p1'],
        slice: [-2],
      },
    ),
    lowest(list),
    lotPlay(
      'dau',
      'Đầu',
      { unitStake: 1, odds: '9.8' },
      {
        rule: lotRules.tens,
        prizes: ['special'],
        slice: [-2, -1],
      },
    ),
    lotPlay(
      'duoi',
      'Đuôi',
      { unitStake: 1, odds: '9.8' },
      {
        rule: lotRules.units,
        prizes: ['special'],
        slice: [-1],
      },
    ),
    ...threeDigits(list),
    lotPlay(
      '4cang-db',
      '4 càng',
      { unitStake: 1, odds: '8880' },
      {
        rule: lotRules.last(4, special),
        prizes: ['special'],
        slice: [-4],
      },
    ),
    ...list.absent.map(([count, odds]) =>
      counted(`truot${count}`, `Lô trượt ${count}`, { count, wanted: 0, odds }),
    ),
  ];
}

interface LotPlayRule {
  readonly rule: Localized;
  readonly prizes: readonly string[] | 'all';
  readonly slice: Slice;
}

function lotPlay(code: string, name: string, price: Price, looked: LotPlayRule): PickPlayType {
  const { rule, prizes, slice } = looked;
  const [start, end = 0] = slice;
  return {
    code,
    name: fieldName(name),
    rule,
    pick: { form: 'digits', count: end - start },
    match: { by: 'equal', sources: [{ prizes, slice }] },
    odds: [price.odds],
    unitStake: price.unitStake,
  };
}

function endings(code: string, name: string, digits: number, price: Price): PickPlayType {
  const rule = lotRules.last(digits, allLots);
  return lotPlay(code, name, price, { rule, prizes: 'all', slice: [-digits] });
}

/** The prize of two digits: four lots in the North, one at a station. */
function lowest({ lots }: ListedPrices): PickPlayType {
  const [number, unitStake] = lots === 'north' ? [7, 4] : [8, 1];
  return lotPlay(
    `de-g${number}`,
    `Đề giải ${number}`,
    { unitStake, odds: '98' },
    {
      rule: lotRules.last(2, prize(number)),
      prizes: [`p${number}`],
      slice: [-2],
    },
  );
}

/** The prize of three digits (three lots in the North, one at a station), the special prize, or both. */
function threeDigits({ lots }: ListedPrices): PickPlayType[] {
  const [number, count] = lots === 'north' ? [6, 3] : [7, 1];
  const head = prize(number);
  const both = {
    en: `${head.en} and ${special.en}`,
    bn: `${head.bn} ও ${special.bn}`,
    es: `${head.es} y ${special.es}`,
    ar: `${head.ar} و${special.ar}`,
  };
  const play = (
    code: string,
    name: string,
    unitStake: number,
    looked: Omit<LotPlayRule, 'slice'>,
  ) => lotPlay(code, name, { unitStake, odds: '960' }, { ...looked, slice: [-3] });
  return [
    play('3cang-dau', '3 càng đầu', count, {
      rule: lotRules.last(3, head),
      prizes: [`p${number}`],
    }),
    play('3cang-db', '3 càng đặc biệt', 1, {
      rule: lotRules.last(3, special),
      prizes: ['special'],
    }),
    play('3cang-dd', '3 càng đầu đuôi', count + 1, {
      rule: lotRules.last(3, both),
      prizes: [`p${number}`, 'special'],
    }),
  ];
}

function counted(
  code: string,
  name: string,
  { count, wanted, odds }: { count: number; wanted: number; odds: string },
): PickPlayType {
  return {
    code,
    name: fieldName(name),
    rule: wanted === 0 ? lotRules.noneAppears(count) : lotRules.allAppear(count),
    pick: { form: 'set', count, from: 0, to: 99, width: 2 },
    match: { by: 'count', source: { prizes: 'all', slice: [-2] }, counts: [wanted] },
    odds: [odds],
    unitStake: 1,
  };
}
