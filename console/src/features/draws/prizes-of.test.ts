import { drawnPrizes, prizeFields, readField } from './prizes-of.ts';

const [first, front] = prizeFields('THAI');

test.each([
  ['735867', ['735867']],
  [' 035867 ', ['035867']],
  ['-', []],
  ['35867', null],
  ['7358x7', null],
  ['735867 735868', null],
  ['', null],
])('a prize of one number of six digits reads %j as %j', (text, numbers) => {
  expect(first && readField(first, text)).toEqual(numbers);
});

test('several numbers can be separated by spaces, commas or line breaks, and keep their leading zeros', () => {
  for (const text of ['012 345', '012,345', '012\n345', ' 012; 345. '])
    expect(front && readField(front, text)).toEqual(['012', '345']);
  expect(front && readField(front, '12 345')).toBeNull();
});

test('drawn numbers are grouped by prize; a prize that was not drawn has none', () => {
  const numbers = [7, 3, 5, 8, 6, 7, 0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1, 0, 2];
  expect(drawnPrizes('THAI', numbers)).toEqual([
    { prize: 'first', numbers: ['735867'] },
    { prize: 'front3', numbers: ['012', '345'] },
    { prize: 'back3', numbers: [] },
    { prize: 'bottom2', numbers: ['02'] },
  ]);
});
