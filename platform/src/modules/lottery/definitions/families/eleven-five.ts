import { named, numbered, orPush, parities, range, sizes } from '../choices.ts';
import type { Measure } from '../condition.ts';
import type { PlayTypeDefinition } from '../game-definition.ts';
import { text } from '../localized-text.ts';
import { allAmong, drawnWithin, inOrder } from './number-plays.ts';

const sum: Measure = { of: 'sum', at: [0, 5] };

/**
 * Five of eleven in drawing order (lottery rules 4.4); 11 on a ball's sides and a sum of 30 return the stake.
 */
export const elevenFivePlayTypes: readonly PlayTypeDefinition[] = [
  {
    code: 'sum-sides',
    name: text('Sum of five', 'পাঁচটির যোগফল', 'Suma de cinco', 'مجموع الخمسة'),
    rule: text(
      'The five numbers add up to more than {30} (big), less (small), odd or even. At {30} big and small get the stake back.',
      'পাঁচ সংখ্যার যোগফল {30}-এর বেশি (বড়), কম (ছোট), বিজোড় বা জোড়। {30} হলে বড় ও ছোটের বাজি ফেরত।',
      'Los cinco números suman más de {30} (grande), menos (pequeño), impar o par. Con {30}, grande y pequeño recuperan lo apostado.',
      'مجموع الأرقام الخمسة أكبر من {30} (كبير) أو أقل (صغير) أو فردي أو زوجي. عند {30} يُعاد رهان الكبير والصغير.',
    ),
    choices: [
      ...sizes(sum, { big: [31, 45], small: [15, 29] }, '1.982').map((choice) =>
        orPush(choice, { measure: sum, values: [30] }),
      ),
      named('odd', '1.9', { measure: sum, values: [[15, 45]], parity: 'odd' }),
      named('even', '1.98', { measure: sum, values: [[15, 45]], parity: 'even' }),
    ],
  },
  ...range(1, 5).map(ball),
  ...range(2, 5).map((count) =>
    allAmong({ code: `any${count}`, family: 'E115', count, at: [0, 5] }),
  ),
  ...range(6, 8).map((count) => drawnWithin({ code: `any${count}`, family: 'E115', count })),
  inOrder({ code: 'front2-direct', family: 'E115', count: 2 }),
  allAmong({ code: 'front2-group', family: 'E115', count: 2, at: [0, 2] }),
  inOrder({ code: 'front3-direct', family: 'E115', count: 3 }),
  allAmong({ code: 'front3-group', family: 'E115', count: 3, at: [0, 3] }),
];

function ball(place: number): PlayTypeDefinition {
  const number: Measure = { of: 'number', at: place - 1 };
  const eleven = { measure: number, values: [11] };
  return {
    code: `ball-${place}`,
    name: text(`Ball {${place}}`, `বল {${place}}`, `Bola {${place}}`, `الكرة {${place}}`),
    rule: text(
      'This ball is your number, or big ({6}–{10}), small ({1}–{5}), odd or even. At {11} the sides get the stake back.',
      'এই বলটি আপনার সংখ্যা, অথবা বড় ({6}–{10}), ছোট ({1}–{5}), বিজোড় বা জোড়। {11} হলে এগুলোর বাজি ফেরত।',
      'Esta bola es tu número, o grande ({6}–{10}), pequeño ({1}–{5}), impar o par. Con el {11} estas cuatro recuperan lo apostado.',
      'هذه الكرة رقمك، أو كبيرة ({6}–{10}) أو صغيرة ({1}–{5}) أو فردية أو زوجية. عند {11} يُعاد رهان هذه الأربعة.',
    ),
    choices: [
      ...sizes(number, { big: [6, 10], small: [1, 5] }, '1.96').map((one) => orPush(one, eleven)),
      ...parities(number, [[1, 10]], '1.96').map((one) => orPush(one, eleven)),
      ...numbered(range(1, 11), number, () => '10.6'),
    ],
  };
}
