import { drawShapes } from '@croupier/contracts';
import { fair, named, parities, range, returning } from '../choices.ts';
import type { Measure } from '../condition.ts';
import type { PickPlayType, PlayTypeDefinition } from '../game-definition.ts';
import { text } from '../localized-text.ts';

const sum: Measure = { of: 'sum', at: [0, 20] };
const low: Measure = { of: 'low-count', at: [0, 20], upTo: 40 };
const odd: Measure = { of: 'odd-count', at: [0, 20] };
const listed = returning(drawShapes.KENO, 96);

/** Odds by hits, from the highest count down. The return of each is computed exactly and shown. */
const payTables: Readonly<Record<number, readonly (readonly [hits: number, odds: string])[]>> = {
  1: [[1, '3.8']],
  2: [[2, '15']],
  3: [
    [3, '48'],
    [2, '2'],
  ],
  4: [
    [4, '120'],
    [3, '6'],
    [2, '1.3'],
  ],
  5: [
    [5, '700'],
    [4, '21'],
    [3, '2.5'],
  ],
  6: [
    [6, '1800'],
    [5, '80'],
    [4, '6'],
    [3, '1.5'],
  ],
  7: [
    [7, '7000'],
    [6, '350'],
    [5, '20'],
    [4, '3.2'],
  ],
  8: [
    [8, '40000'],
    [7, '1500'],
    [6, '90'],
    [5, '10'],
    [4, '1'],
  ],
  9: [
    [9, '200000'],
    [8, '6000'],
    [7, '270'],
    [6, '28'],
    [5, '4.2'],
  ],
  10: [
    [10, '1000000'],
    [9, '30000'],
    [8, '1200'],
    [7, '90'],
    [6, '12'],
    [5, '2'],
  ],
};

/** Twenty of eighty (lottery rules 4.5). */
export const kenoPlayTypes: readonly PlayTypeDefinition[] = [
  {
    code: 'sum-sides',
    name: text('Sum of twenty', 'কুড়িটির যোগফল', 'Suma de veinte', 'مجموع العشرين'),
    rule: text(
      'The twenty numbers add up to more than {810} (big), less (small), exactly {810} (tie), odd or even.',
      'কুড়িটি সংখ্যার যোগফল {810}-এর বেশি (বড়), কম (ছোট), ঠিক {810} (টাই), বিজোড় বা জোড়।',
      'Los veinte números suman más de {810} (grande), menos (pequeño), justo {810} (empate), impar o par.',
      'مجموع الأرقام العشرين أكبر من {810} (كبير) أو أقل (صغير) أو {810} تمامًا (تعادل) أو فردي أو زوجي.',
    ),
    choices: [
      named('big', '1.95', { measure: sum, values: [[811, 1410]] }),
      named('small', '1.95', { measure: sum, values: [[210, 809]] }),
      fair('tie', { measure: sum, values: [810] }, listed),
      ...parities(sum, [[210, 1410]], '1.95'),
    ],
  },
  {
    code: 'halves',
    name: text(
      'Low and high numbers',
      'ছোট ও বড় সংখ্যা',
      'Números bajos y altos',
      'الأرقام الصغيرة والكبيرة',
    ),
    rule: text(
      'More of the twenty are {1}–{40}, more are {41}–{80}, or ten of each.',
      'কুড়িটির বেশির ভাগ {1}–{40}, বেশির ভাগ {41}–{80}, অথবা দশটি করে।',
      'Más de los veinte son {1}–{40}, más son {41}–{80}, o diez de cada.',
      'أكثر العشرين {1}–{40}، أو أكثرها {41}–{80}، أو عشرة من كلٍّ.',
    ),
    choices: [
      fair('upper', { measure: low, values: [[11, 20]] }, listed),
      fair('level', { measure: low, values: [10] }, listed),
      fair('lower', { measure: low, values: [[0, 9]] }, listed),
    ],
  },
  {
    code: 'parities',
    name: text(
      'Odd and even numbers',
      'বিজোড় ও জোড় সংখ্যা',
      'Números impares y pares',
      'الأرقام الفردية والزوجية',
    ),
    rule: text(
      'More of the twenty are odd, more are even, or ten of each.',
      'কুড়িটির বেশির ভাগ বিজোড়, বেশির ভাগ জোড়, অথবা দশটি করে।',
      'Más de los veinte son impares, más son pares, o diez de cada.',
      'أكثر العشرين فردي، أو أكثرها زوجي، أو عشرة من كلٍّ.',
    ),
    choices: [
      fair('more-odd', { measure: odd, values: [[11, 20]] }, listed),
      fair('level', { measure: odd, values: [10] }, listed),
      fair('more-even', { measure: odd, values: [[0, 9]] }, listed),
    ],
  },
  {
    code: 'elements',
    name: text('Five elements', 'পঞ্চভূত', 'Cinco elementos', 'العناصر الخمسة'),
    rule: text(
      'The sum lies in the span of the element: gold {210}–{695}, wood {696}–{763}, water {764}–{855}, fire {856}–{923}, earth {924}–{1410}.',
      'যোগফল উপাদানটির সীমায়: সোনা {210}–{695}, কাঠ {696}–{763}, জল {764}–{855}, আগুন {856}–{923}, মাটি {924}–{1410}।',
      'La suma cae en el tramo del elemento: oro {210}–{695}, madera {696}–{763}, agua {764}–{855}, fuego {856}–{923}, tierra {924}–{1410}.',
      'يقع المجموع في نطاق العنصر: ذهب {210}–{695}، خشب {696}–{763}، ماء {764}–{855}، نار {856}–{923}، تراب {924}–{1410}.',
    ),
    choices: [
      fair('gold', { measure: sum, values: [[210, 695]] }, listed),
      fair('wood', { measure: sum, values: [[696, 763]] }, listed),
      fair('water', { measure: sum, values: [[764, 855]] }, listed),
      fair('fire', { measure: sum, values: [[856, 923]] }, listed),
      fair('earth', { measure: sum, values: [[924, 1410]] }, listed),
    ],
  },
  ...range(1, 10).map(pick),
];

function pick(count: number): PickPlayType {
  const table = payTables[count] ?? [];
  return {
    code: `pick${count}`,
    name: text(`Pick {${count}}`, `{${count}}টি বাছুন`, `Elige {${count}}`, `اختر {${count}}`),
    rule: text(
      'The more of your numbers are among the twenty drawn, the more it pays.',
      'আপনার যত বেশি সংখ্যা ওঠা কুড়িটির মধ্যে থাকে, তত বেশি মেলে।',
      'Cuantos más de tus números salgan entre los veinte, más paga.',
      'كلما زاد عدد أرقامك ضمن العشرين المسحوبة زاد العائد.',
    ),
    pick: { form: 'set', count, from: 1, to: 80, width: 2 },
    match: {
      by: 'count',
      source: { at: [0, 20] },
      counts: table.map(([hits]) => hits),
    },
    odds: table.map(([, odds]) => odds),
    unitStake: 1,
  };
}
