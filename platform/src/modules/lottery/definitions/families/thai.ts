import { named, parities } from '../choices.ts';
import type { Measure, Slice } from '../condition.ts';
import type { PickPlayType, PlayTypeDefinition } from '../game-definition.ts';
import { text } from '../localized-text.ts';

interface ListedPrices {
  readonly straight: string;
  readonly tod: string;
  readonly todPair: string;
  readonly two: string;
}

const twoInThree: PickPlayType = {
  code: 'two-in-three',
  name: text('Two in three', 'তিনে দুই', 'Dos en tres', 'اثنان في ثلاثة'),
  rule: text(
    'Your two different digits are both among the last three of the first prize.',
    'আপনার দুই আলাদা অঙ্কই প্রথম পুরস্কারের শেষ তিনটির মধ্যে।',
    'Tus dos cifras distintas están entre las tres últimas del primer premio.',
    'رقماك المختلفان كلاهما ضمن آخر ثلاثة من الجائزة الأولى.',
  ),
  pick: { form: 'digits', count: 2, pattern: [1, 1], isUnordered: true },
  match: { by: 'contained', source: { prizes: ['first'], slice: [-3] } },
  odds: ['16'],
  unitStake: 1,
};

/** Lottery rules 2: list A for the government draw, list B for daily ones. */
export const governmentPlayTypes = playTypesOf({
  straight: '900',
  tod: '130',
  todPair: '130',
  two: '90',
});
export const dailyThaiPlayTypes = playTypesOf({
  straight: '800',
  tod: '120',
  todPair: '240',
  two: '90',
});

function playTypesOf({ straight, tod, todPair, two }: ListedPrices): readonly PlayTypeDefinition[] {
  return [
    digitsOf('top3', straight, {
      name: text('Top three', 'উপরের তিন', 'Tres de arriba', 'الثلاثة العليا'),
      rule: text(
        'Your number is the last three digits of the first prize.',
        'আপনার সংখ্যাটি প্রথম পুরস্কারের শেষ তিন অঙ্ক।',
        'Tu número son las tres últimas cifras del primer premio.',
        'رقمك هو آخر ثلاثة أرقام من الجائزة الأولى.',
      ),
      prize: 'first',
      slice: [-3],
    }),
    anyOrder('tod', tod, [1, 1, 1]),
    anyOrder('tod-pair', todPair, [2, 1]),
    digitsOf('front3', '400', {
      name: text('Front three', 'সামনের তিন', 'Tres delanteros', 'الثلاثة الأمامية'),
      rule: text(
        'Your number is one of the two front-three prizes.',
        'আপনার সংখ্যাটি সামনের তিনের দুই পুরস্কারের একটি।',
        'Tu número es uno de los dos premios de tres delanteros.',
        'رقمك إحدى جائزتي الثلاثة الأمامية.',
      ),
      prize: 'front3',
      slice: [-3],
    }),
    digitsOf('back3', '400', {
      name: text('Back three', 'পেছনের তিন', 'Tres traseros', 'الثلاثة الخلفية'),
      rule: text(
        'Your number is one of the two back-three prizes.',
        'আপনার সংখ্যাটি পেছনের তিনের দুই পুরস্কারের একটি।',
        'Tu número es uno de los dos premios de tres traseros.',
        'رقمك إحدى جائزتي الثلاثة الخلفية.',
      ),
      prize: 'back3',
      slice: [-3],
    }),
    digitsOf('top2', two, {
      name: text('Top two', 'উপরের দুই', 'Dos de arriba', 'الاثنان العلويان'),
      rule: text(
        'Your number is the last two digits of the first prize.',
        'আপনার সংখ্যাটি প্রথম পুরস্কারের শেষ দুই অঙ্ক।',
        'Tu número son las dos últimas cifras del primer premio.',
        'رقمك هو آخر رقمين من الجائزة الأولى.',
      ),
      prize: 'first',
      slice: [-2],
    }),
    digitsOf('bottom2', two, {
      name: text('Bottom two', 'নিচের দুই', 'Dos de abajo', 'الاثنان السفليان'),
      rule: text(
        'Your number is the prize of two digits.',
        'আপনার সংখ্যাটি দুই অঙ্কের পুরস্কার।',
        'Tu número es el premio de dos cifras.',
        'رقمك هو جائزة الرقمين.',
      ),
      prize: 'bottom2',
      slice: [-2],
    }),
    runs('run-top', '3.2', 'first', [-3]),
    runs('run-bottom', '4.2', 'bottom2', [-2]),
    twoInThree,
    sides('top3-sides', { of: 'lot', prize: 'first', slice: [-3] }, 1000),
    sides('bottom2-sides', { of: 'lot', prize: 'bottom2', slice: [-2] }, 100),
  ];
}

interface DigitPlay extends Pick<PickPlayType, 'name' | 'rule'> {
  readonly prize: string;
  readonly slice: Slice;
}

function digitsOf(
  code: string,
  odds: string,
  { name, rule, prize, slice }: DigitPlay,
): PickPlayType {
  return {
    code,
    name,
    rule,
    pick: { form: 'digits', count: -slice[0] },
    match: { by: 'equal', sources: [{ prizes: [prize], slice }] },
    odds: [odds],
    unitStake: 1,
  };
}

function anyOrder(code: string, odds: string, pattern: readonly number[]): PickPlayType {
  return {
    code,
    name:
      pattern.length === 3
        ? text('Tod', 'টোড', 'Tod', 'تود')
        : text('Tod with a pair', 'জোড়াসহ টোড', 'Tod con pareja', 'تود مع زوج'),
    rule: text(
      'Your three digits are the last three of the first prize, in any order.',
      'আপনার তিন অঙ্ক যেকোনো ক্রমে প্রথম পুরস্কারের শেষ তিন অঙ্ক।',
      'Tus tres cifras son las tres últimas del primer premio, en cualquier orden.',
      'أرقامك الثلاثة هي آخر ثلاثة من الجائزة الأولى، بأي ترتيب.',
    ),
    pick: { form: 'digits', count: 3, pattern, isUnordered: true },
    match: { by: 'equal', sources: [{ prizes: ['first'], slice: [-3] }], isUnordered: true },
    odds: [odds],
    unitStake: 1,
  };
}

function runs(code: string, odds: string, prize: string, slice: Slice): PickPlayType {
  const isTop = prize === 'first';
  return {
    code,
    name: isTop
      ? text('Run top', 'উপরের রান', 'Suelto arriba', 'الجري العلوي')
      : text('Run bottom', 'নিচের রান', 'Suelto abajo', 'الجري السفلي'),
    rule: isTop
      ? text(
          'Your digit is among the last three of the first prize. It pays once.',
          'আপনার অঙ্কটি প্রথম পুরস্কারের শেষ তিনটির মধ্যে। একবারই মেলে।',
          'Tu cifra está entre las tres últimas del primer premio. Paga una vez.',
          'رقمك ضمن آخر ثلاثة من الجائزة الأولى. يُدفع مرة واحدة.',
        )
      : text(
          'Your digit is in the prize of two digits. It pays once.',
          'আপনার অঙ্কটি দুই অঙ্কের পুরস্কারে আছে। একবারই মেলে।',
          'Tu cifra está en el premio de dos cifras. Paga una vez.',
          'رقمك ضمن جائزة الرقمين. يُدفع مرة واحدة.',
        ),
    pick: { form: 'digits', count: 1 },
    match: { by: 'contained', source: { prizes: [prize], slice } },
    odds: [odds],
    unitStake: 1,
  };
}

function sides(code: string, measure: Measure, numbers: 100 | 1000): PlayTypeDefinition {
  const half = numbers / 2;
  const all = [0, numbers - 1] as const;
  const isTop = numbers === 1000;
  return {
    code,
    name: isTop
      ? text(
          'Top three, sides',
          'উপরের তিন, দুই পক্ষ',
          'Tres de arriba, lados',
          'الثلاثة العليا، الجانبان',
        )
      : text(
          'Bottom two, sides',
          'নিচের দুই, দুই পক্ষ',
          'Dos de abajo, lados',
          'الاثنان السفليان، الجانبان',
        ),
    rule: text(
      `The number is {${half}} or more (high), less (low), odd or even.`,
      `সংখ্যাটি {${half}} বা বেশি (হাই), কম (লো), বিজোড় বা জোড়।`,
      `El número es {${half}} o más (alto), menos (bajo), impar o par.`,
      `الرقم {${half}} أو أكثر (مرتفع) أو أقل (منخفض) أو فردي أو زوجي.`,
    ),
    choices: [
      named('high', '1.9', { measure, values: [[half, numbers - 1]] }),
      named('low', '1.9', { measure, values: [[0, half - 1]] }),
      ...parities(measure, [all], '1.9'),
    ],
  };
}
