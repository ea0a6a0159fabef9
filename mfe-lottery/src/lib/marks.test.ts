import { pickError } from '@croupier/contracts';
import { choose, countPicks, noMarks, picksOf, toggleMark, type Marks } from './marks.ts';
import type { WrittenForm } from './pad-layout.ts';
import { layoutOf, numbersOf } from './pad-layout.ts';

const two: WrittenForm = { form: 'digits', count: 2 };
const three: WrittenForm = { form: 'digits', count: 3 };
const group3: WrittenForm = { form: 'digits', count: 3, pattern: [2, 1], isUnordered: true };
const group6: WrittenForm = { form: 'digits', count: 3, pattern: [1, 1, 1], isUnordered: true };
const anyOrder: WrittenForm = { form: 'digits', count: 2, isUnordered: true };
const xien: WrittenForm = { form: 'set', count: 3, from: 0, to: 99, width: 2 };
const front: WrittenForm = { form: 'sequence', count: 2, from: 1, to: 11, width: 2 };

const digits = (text: string) => [...text];

test.each<[string, WrittenForm, Marks, readonly string[]]>([
  ['a number of the grid is a pick', two, [['07', '70']], ['07', '70']],
  ['places make their product', three, [['1'], ['2', '3'], ['4']], ['124', '134']],
  ['a place without a number makes none', three, [['1'], [], ['4']], []],
  ['group three pairs each with each', group3, [digits('21')], ['112', '122']],
  ['group six takes three of the pool', group6, [digits('4312')], ['123', '124', '134', '234']],
  ['without a pattern a digit may come twice', anyOrder, [digits('31')], ['11', '13', '33']],
  ['a set is written ascending', xien, [['83', '05', '49']], ['05,49,83']],
  [
    'a racer can not come twice',
    front,
    [
      ['01', '02'],
      ['02', '03'],
    ],
    ['01,02', '01,03', '02,03'],
  ],
])('%s', (_, form, marks, picks) => {
  expect([...picksOf(form, marks)]).toEqual(picks);
  expect(countPicks(form, marks)).toBe(picks.length);
});

test.each([two, three, group3, group6, anyOrder, xien, front])(
  'every pick from marks can be booked: %j',
  (form) => {
    const numbers = numbersOf(form).slice(0, 6);
    const marks = noMarks(form).map(() => numbers);
    const picks = [...picksOf(form, marks)];
    expect(picks.length).toBeGreaterThan(0);
    expect(new Set(picks).size).toBe(picks.length);
    expect(picks.map((pick) => pickError(form, pick)).filter((error) => error !== null)).toEqual(
      [],
    );
    expect(countPicks(form, marks)).toBe(picks.length);
  },
);

test('combinations of ten of eighty are counted without being generated', () => {
  const keno: WrittenForm = { form: 'set', count: 10, from: 1, to: 80, width: 2 };
  expect(countPicks(keno, [numbersOf(keno)])).toBe(1_646_492_110_120);
  expect(choose(4, 5)).toBe(0);
});

test('the layout follows from the form', () => {
  expect([two, three, group3, xien, front].map(layoutOf)).toEqual([
    'numbers',
    'places',
    'pool',
    'pool',
    'places',
  ]);
});

test('a second press removes a mark, in its own row only', () => {
  const once = toggleMark(noMarks(three), 1, '7');
  expect(toggleMark(toggleMark(once, 2, '7'), 1, '7')).toEqual([[], [], ['7']]);
});
