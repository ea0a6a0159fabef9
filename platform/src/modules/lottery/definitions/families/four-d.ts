import type { Localized } from '@croupier/contracts';
import type { PickPlayType, PlayTypeDefinition } from '../game-definition.ts';
import { text } from '../localized-text.ts';

const prizes = ['first', 'second', 'third', 'starter', 'consolation'] as const;

/** By prize: first, second, third, special or starter, consolation. Small covers the first three. */
interface ListedPrices {
  readonly big: readonly string[];
  readonly small: readonly string[];
  /** By the number of different orders: 24, 12, 6 and 4. */
  readonly boxes: Readonly<Record<'24' | '12' | '6' | '4', Box>>;
}

interface Box {
  readonly big: readonly string[];
  readonly small: readonly string[];
}

const patterns = { '24': [1, 1, 1, 1], '12': [2, 1, 1], '6': [2, 2], '4': [3, 1] } as const;
const orders = ['24', '12', '6', '4'] as const;

type Size = 'big' | 'small';

const sizeNames: Readonly<Record<Size, Localized>> = {
  big: text('Big', 'বিগ', 'Grande', 'كبير'),
  small: text('Small', 'স্মল', 'Pequeño', 'صغير'),
};

/**
 * Lottery rules 3: Magnum with mBox, Singapore with iBet, and the platform's own list, which stays above the
 * return floor.
 */
export const magnumPlayTypes = playTypesOf({
  big: ['2500', '1000', '500', '180', '60'],
  small: ['3500', '2000', '1000'],
  boxes: {
    '24': { big: ['105', '42', '21', '8', '3'], small: ['146', '84', '42'] },
    '12': { big: ['209', '84', '42', '15', '5'], small: ['292', '167', '84'] },
    '6': { big: ['417', '167', '84', '30', '10'], small: ['584', '334', '167'] },
    '4': { big: ['625', '250', '125', '45', '15'], small: ['875', '500', '250'] },
  },
});

export const singaporePlayTypes = playTypesOf({
  big: ['2000', '1000', '490', '250', '60'],
  small: ['3000', '2000', '800'],
  boxes: {
    '24': { big: ['83', '41', '20', '10', '3'], small: ['125', '83', '33'] },
    '12': { big: ['166', '83', '40', '20', '6'], small: ['250', '167', '66'] },
    '6': { big: ['335', '168', '85', '41', '10'], small: ['500', '333', '133'] },
    '4': { big: ['500', '250', '127', '62', '15'], small: ['750', '500', '200'] },
  },
});

export const houseFourDPlayTypes = playTypesOf({
  big: ['3400', '1400', '700', '240', '80'],
  small: ['4700', '2700', '1300'],
  boxes: {
    '24': { big: ['142', '58', '29', '10', '3.3'], small: ['196', '112', '54'] },
    '12': { big: ['283', '117', '58', '20', '6.6'], small: ['392', '225', '108'] },
    '6': { big: ['567', '233', '117', '40', '13'], small: ['783', '450', '217'] },
    '4': { big: ['850', '350', '175', '60', '20'], small: ['1175', '675', '325'] },
  },
});

function playTypesOf(list: ListedPrices): readonly PlayTypeDefinition[] {
  return [
    straight('big', list.big),
    straight('small', list.small),
    ...orders.map((ways) => box(ways, 'big', list.boxes[ways].big)),
    ...orders.map((ways) => box(ways, 'small', list.boxes[ways].small)),
  ];
}

function straight(size: Size, odds: readonly string[]): PickPlayType {
  return {
    code: size,
    name: sizeNames[size],
    rule: ruleOf(size),
    pick: { form: 'digits', count: 4 },
    match: { by: 'equal', sources: sourcesOf(odds) },
    odds,
    unitStake: 1,
  };
}

function box(ways: keyof typeof patterns, size: Size, odds: readonly string[]): PickPlayType {
  const name = sizeNames[size];
  return {
    code: `box${ways}-${size}`,
    name: text(
      `Box {${ways}} · ${name.en}`,
      `বক্স {${ways}} · ${name.bn}`,
      `Combinado {${ways}} · ${name.es}`,
      `صندوق {${ways}} · ${name.ar}`,
    ),
    rule: text(
      `Your four digits in any of their {${ways}} orders. ${ruleOf(size).en}`,
      `আপনার চার অঙ্ক তাদের {${ways}} ক্রমের যেকোনোটিতে। ${ruleOf(size).bn}`,
      `Tus cuatro cifras en cualquiera de sus {${ways}} órdenes. ${ruleOf(size).es}`,
      `أرقامك الأربعة بأي من ترتيباتها الـ{${ways}}. ${ruleOf(size).ar}`,
    ),
    pick: { form: 'digits', count: 4, pattern: patterns[ways], isUnordered: true },
    match: { by: 'equal', sources: sourcesOf(odds), isUnordered: true },
    odds,
    unitStake: 1,
  };
}

function ruleOf(size: Size): Localized {
  return size === 'big'
    ? text(
        'It wins as any of the {23} numbers drawn; each one pays its prize.',
        'ওঠা {23}টি সংখ্যার যেকোনোটি হলে জেতে; প্রতিটির নিজ পুরস্কার।',
        'Gana si es cualquiera de los {23} números; cada uno paga su premio.',
        'يفوز إن كان أيًا من الأرقام الـ{23} المسحوبة؛ ولكل منها جائزته.',
      )
    : text(
        'It wins as the first, second or third prize.',
        'প্রথম, দ্বিতীয় বা তৃতীয় পুরস্কার হলে জেতে।',
        'Gana si es el primer, segundo o tercer premio.',
        'يفوز إن كان الجائزة الأولى أو الثانية أو الثالثة.',
      );
}

function sourcesOf(odds: readonly string[]) {
  return prizes.slice(0, odds.length).map((prize) => ({ prizes: [prize], slice: [-4] as const }));
}
