import type { WrittenForm } from './pad-layout.ts';
import { readList } from './read-list.ts';

const two: WrittenForm = { form: 'digits', count: 2 };
const xien: WrittenForm = { form: 'set', count: 2, from: 0, to: 99, width: 2 };

test('any characters may separate digits, leading zeros stay, and repeated picks count once', () => {
  expect(readList(two, '07 83,00;\n83|07')).toEqual({
    picks: ['07', '83', '00'],
    errors: [],
    repeated: 2,
    unread: 0,
  });
});

test('a set takes one line, in any order', () => {
  expect(readList(xien, '83,05\n05 83\n 12-94 ').picks).toEqual(['05,83', '12,94']);
});

test('invalid entries are reported with position and reason; the others are read', () => {
  const { picks, errors } = readList(xien, '83,05\n83\n1,2\n12,12\nab,12\n-5,100');
  expect(picks).toEqual(['05,83']);
  expect(errors.map(({ at, error }) => [at, error])).toEqual([
    [2, 'wrong-count'],
    [3, 'wrong-width'],
    [4, 'duplicate-number'],
    [5, 'not-a-number'],
    [6, 'wrong-width'],
  ]);
});

test('ten thousand are read, the rest is counted', () => {
  const list = readList({ form: 'digits', count: 5 }, digitsTo(10_003));
  expect([list.picks.length, list.unread]).toEqual([10_000, 3]);
});

function digitsTo(count: number): string {
  return Array.from({ length: count }, (_, index) => String(index).padStart(5, '0')).join('\n');
}
