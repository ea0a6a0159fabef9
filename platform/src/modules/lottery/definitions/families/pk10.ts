import { drawShapes } from '@croupier/contracts';
import { named, numbered, parities, range, returning, sizes } from '../choices.ts';
import type { Measure } from '../condition.ts';
import type { PlayTypeDefinition } from '../game-definition.ts';
import { text } from '../localized-text.ts';
import { allAmong, inOrder } from './number-plays.ts';

const topTwo: Measure = { of: 'sum', at: [0, 2] };
const listed = returning(drawShapes.PK10, 98);

/** Ten cars in the order of their arrival (lottery rules 4.3). */
export const pk10PlayTypes: readonly PlayTypeDefinition[] = [
  {
    code: 'top2-sum',
    name: text(
      'Sum of the first two',
      'প্রথম দুটির যোগফল',
      'Suma de los dos primeros',
      'مجموع الأول والثاني',
    ),
    rule: text(
      'The first two cars add up to your number, to {12}–{19} (big), {3}–{11} (small), odd or even.',
      'প্রথম দুই গাড়ির যোগফল আপনার সংখ্যা, অথবা {12}–{19} (বড়), {3}–{11} (ছোট), বিজোড় বা জোড়।',
      'Los dos primeros coches suman tu número, o {12}–{19} (grande), {3}–{11} (pequeño), impar o par.',
      'مجموع أول سيارتين هو رقمك، أو {12}–{19} (كبير) أو {3}–{11} (صغير) أو فردي أو زوجي.',
    ),
    choices: [
      named('big', '2.205', { measure: topTwo, values: [[12, 19]] }),
      named('small', '1.764', { measure: topTwo, values: [[3, 11]] }),
      named('odd', '1.764', { measure: topTwo, values: [[3, 19]], parity: 'odd' }),
      named('even', '2.205', { measure: topTwo, values: [[3, 19]], parity: 'even' }),
      ...numbered(range(3, 19), topTwo, listed),
    ],
  },
  ...range(1, 10).map(place),
  ...range(1, 5).map(duel),
  inOrder({ code: 'top2-direct', family: 'PK10', count: 2 }),
  inOrder({ code: 'top3-direct', family: 'PK10', count: 3 }),
  allAmong({ code: 'top2-group', family: 'PK10', count: 2, at: [0, 2] }),
  allAmong({ code: 'top3-group', family: 'PK10', count: 3, at: [0, 3] }),
];

function place(place: number): PlayTypeDefinition {
  const car: Measure = { of: 'number', at: place - 1 };
  return {
    code: `place-${place}`,
    name: text(`Place {${place}}`, `স্থান {${place}}`, `Puesto {${place}}`, `المركز {${place}}`),
    rule: text(
      'The car in this place is yours, or big ({6}–{10}), small ({1}–{5}), odd or even.',
      'এই স্থানের গাড়িটি আপনার, অথবা বড় ({6}–{10}), ছোট ({1}–{5}), বিজোড় বা জোড়।',
      'El coche de este puesto es el tuyo, o grande ({6}–{10}), pequeño ({1}–{5}), impar o par.',
      'السيارة في هذا المركز سيارتك، أو كبيرة ({6}–{10}) أو صغيرة ({1}–{5}) أو فردية أو زوجية.',
    ),
    choices: [
      ...sizes(car, { big: [6, 10], small: [1, 5] }, '1.982'),
      ...parities(car, [[1, 10]], '1.982'),
      ...numbered(range(1, 10), car, () => '9.91'),
    ],
  };
}

function duel(place: number): PlayTypeDefinition {
  const other = 11 - place;
  const measure: Measure = { of: 'difference', at: [place - 1, other - 1] };
  return {
    code: `duel-${place}`,
    name: text(
      `Dragon {${place}}, tiger {${other}}`,
      `ড্রাগন {${place}}, টাইগার {${other}}`,
      `Dragón {${place}}, tigre {${other}}`,
      `تنين {${place}}، نمر {${other}}`,
    ),
    rule: text(
      `The car in place {${place}} has a higher number than the one in place {${other}} (dragon), or a lower one (tiger).`,
      `{${place}} নম্বর স্থানের গাড়ির সংখ্যা {${other}} নম্বর স্থানের চেয়ে বড় (ড্রাগন) বা ছোট (টাইগার)।`,
      `El coche del puesto {${place}} tiene un número mayor que el del {${other}} (dragón), o menor (tigre).`,
      `رقم السيارة في المركز {${place}} أكبر من رقم المركز {${other}} (تنين) أو أصغر (نمر).`,
    ),
    choices: [
      named('dragon', '1.982', { measure, values: [[1, 9]] }),
      named('tiger', '1.982', { measure, values: [[-9, -1]] }),
    ],
  };
}
