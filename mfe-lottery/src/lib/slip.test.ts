import { aTable } from '../testing/makers.ts';
import { changeSlip, chipsOf, stakeFault, totalOf, type Slip } from './slip.ts';

const line = { playType: 'sum', choice: '10', stake: '0.10' };
const { game } = aTable();

test('the total is exact where floats are not', () => {
  const three = [line, { ...line, choice: '11' }, { ...line, choice: '12' }];
  expect(totalOf(three)).toBe('0.30');
});

test('choosing twice is choosing not at all, and another play type with the same code is another line', () => {
  const once = changeSlip([], { kind: 'toggled', line });
  const both = changeSlip(once, { kind: 'toggled', line: { ...line, playType: 'single' } });
  expect(both).toHaveLength(2);
  expect(changeSlip(both, { kind: 'toggled', line: { ...line, stake: '9.00' } })).toHaveLength(1);
});

test('a stake typed on one line leaves the others alone', () => {
  const slip: Slip = [line, { ...line, choice: '11' }];
  const after = changeSlip(slip, { kind: 'restaked', line, stake: '7.00' });
  expect(after.map(({ stake }) => stake)).toEqual(['7.00', '0.10']);
});

test.each([
  ['', 'missing'],
  ['0.99', 'too-small'],
  ['100.01', 'too-large'],
  ['1.001', 'too-fine'],
  ['1.00', null],
  ['100', null],
])('a stake of "%s" is %s', (stake, fault) => {
  expect(stakeFault({ ...line, stake }, game)).toBe(fault);
});

test('chips start at the least stake and stay within the most', () => {
  expect(chipsOf(game)).toEqual(['1.00', '5.00', '10.00', '50.00', '100.00']);
});
