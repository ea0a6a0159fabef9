import { aPlayType, aWrittenPlayType } from '../testing/makers.ts';
import { changeSlip, choicesOf, countLines, entryOf, type Slip } from './slip.ts';

const sum = aPlayType();
const xien = aWrittenPlayType({
  code: 'xien2',
  pick: { form: 'set', count: 2, from: 0, to: 99, width: 2 },
});

test('choosing twice removes the choice, and each play type has its own choices', () => {
  const pick = { playType: 'sum', choice: '10' };
  const once = changeSlip([], { kind: 'toggled', pick });
  const both = changeSlip(once, { kind: 'toggled', pick: { ...pick, playType: 'single' } });
  expect(both).toHaveLength(2);
  expect(changeSlip(both, { kind: 'toggled', pick }).map(({ playType }) => playType)).toEqual([
    'single',
  ]);
});

test('marks and a pasted list of one play type create each line once', () => {
  const marked = changeSlip([], { kind: 'marked', playType: 'xien2', marks: [['05', '83', '12']] });
  const slip = changeSlip(marked, { kind: 'added', playType: 'xien2', picks: ['05,83', '01,02'] });
  const entry = entryOf(slip, 'xien2');
  expect(choicesOf(entry, xien)).toEqual(['05,83', '01,02', '05,12', '12,83']);
  expect(countLines(entry, xien)).toBe(4);
});

test('a slip without marks and picks is empty again', () => {
  const marked: Slip = [{ playType: 'xien2', picks: [], marks: [['05']] }];
  expect(changeSlip(marked, { kind: 'marked', playType: 'xien2', marks: [[]] })).toEqual([]);
  expect(countLines(entryOf(marked, 'xien2'), xien)).toBe(0);
});

test('more combinations than the slip’s limit are counted and not generated', () => {
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  const big = { ...xien, pick: { form: 'set', count: 4, from: 0, to: 99, width: 2 } } as const;
  expect(countLines({ playType: 'xien2', picks: [], marks: [numbers] }, big)).toBe(3_921_225);
});

test('removing a play type keeps the others', () => {
  const slip: Slip = [
    { playType: 'sum', picks: ['10'], marks: [] },
    { playType: 'xien2', picks: ['05,83'], marks: [] },
  ];
  expect(changeSlip(slip, { kind: 'removed', playType: 'sum' })).toEqual([slip[1]]);
  expect(countLines(entryOf(slip, 'sum'), sum)).toBe(1);
});
