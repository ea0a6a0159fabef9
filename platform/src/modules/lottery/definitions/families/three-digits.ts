import { drawShapes } from '@croupier/contracts';
import { fair, numbered, parities, range, returning, sizes } from '../choices.ts';
import type { Measure } from '../condition.ts';
import type { PlayTypeDefinition } from '../game-definition.ts';
import { text } from '../localized-text.ts';
import { directPlay, groupPlay } from './digit-plays.ts';

const sum: Measure = { of: 'sum', at: [0, 3] };
const span: Measure = { of: 'span', at: [0, 3] };
const shape = drawShapes.D3;
const listedReturn = 96;
const listed = returning(shape, listedReturn);

/** Three digits and their sum, as 3D and PC28 have them (lottery rules 4.7). */
export const threeDigitsPlayTypes: readonly PlayTypeDefinition[] = [
  {
    code: 'sum-sides',
    name: text('Sum of three', 'তিনটির যোগফল', 'Suma de tres', 'مجموع الثلاثة'),
    rule: text(
      'The three digits add up to {14}–{27} (big), {0}–{13} (small), odd, even, {22}–{27} (extremely big) or {0}–{5} (extremely small).',
      'তিন অঙ্কের যোগফল {14}–{27} (বড়), {0}–{13} (ছোট), বিজোড়, জোড়, {22}–{27} (চরম বড়) বা {0}–{5} (চরম ছোট)।',
      'Los tres dígitos suman {14}–{27} (grande), {0}–{13} (pequeño), impar, par, {22}–{27} (muy grande) o {0}–{5} (muy pequeño).',
      'مجموع الأرقام الثلاثة {14}–{27} (كبير) أو {0}–{13} (صغير) أو فردي أو زوجي أو {22}–{27} (كبير جدًا) أو {0}–{5} (صغير جدًا).',
    ),
    choices: [
      ...sizes(sum, { big: [14, 27], small: [0, 13] }, '1.96'),
      ...parities(sum, [[0, 27]], '1.96'),
      fair('extreme-big', { measure: sum, values: [[22, 27]] }, listed),
      fair('extreme-small', { measure: sum, values: [[0, 5]] }, listed),
    ],
  },
  {
    code: 'sum',
    name: text('Exact sum', 'সঠিক যোগফল', 'Suma exacta', 'المجموع بالضبط'),
    rule: text(
      'The three digits add up to exactly your number.',
      'তিন অঙ্কের যোগফল ঠিক আপনার সংখ্যা।',
      'Los tres dígitos suman exactamente tu número.',
      'مجموع الأرقام الثلاثة يساوي رقمك تمامًا.',
    ),
    choices: numbered(range(0, 27), sum, listed),
  },
  {
    code: 'span',
    name: text('Span', 'ব্যবধান', 'Diferencia', 'الفرق'),
    rule: text(
      'The highest of the three digits less the lowest is your number.',
      'তিন অঙ্কের সবচেয়ে বড় থেকে সবচেয়ে ছোটটি বাদ দিলে আপনার সংখ্যা।',
      'El mayor de los tres dígitos menos el menor es tu número.',
      'أكبر الأرقام الثلاثة ناقص أصغرها هو رقمك.',
    ),
    choices: numbered(range(0, 9), span, listed),
  },
  ...range(1, 3).map((place): PlayTypeDefinition => ({
    code: `ball-${place}`,
    name: text(`Digit {${place}}`, `অঙ্ক {${place}}`, `Dígito {${place}}`, `الرقم {${place}}`),
    rule: text(
      'The digit in this place is yours.',
      'এই স্থানের অঙ্কটি আপনার।',
      'El dígito de este lugar es el tuyo.',
      'الرقم في هذا الموضع هو رقمك.',
    ),
    choices: numbered(range(0, 9), { of: 'number', at: place - 1 }, listed),
  })),
  directPlay(shape, { code: 'direct', at: [0, 3] }, listedReturn),
  groupPlay(shape, { code: 'group3', at: [0, 3], pattern: [2, 1] }, listedReturn),
  groupPlay(shape, { code: 'group6', at: [0, 3], pattern: [1, 1, 1] }, listedReturn),
];
