import { itemOfCode } from './plain-code.ts';

const codes = ['k3-1m', 'k3-1-m2', 'sum-sides', 'ab-c', 'a-bc'];
const find = (code: string) => itemOfCode(codes, code, (item) => item);

test.each([
  ['k3-1m', 'k3-1m'],
  ['K3_1M', 'k3-1m'],
  ['k31m', 'k3-1m'],
  ['K3 1m', 'k3-1m'],
  ['SUM_SIDES', 'sum-sides'],
  ['sumSides', 'sum-sides'],
  ['ab-c', 'ab-c'],
])('%s is the code %s', (given, code) => {
  expect(find(given)).toBe(code);
});

test.each(['k3', 'abc', ''])('“%s” names no single code', (given) => {
  expect(find(given)).toBeUndefined();
});
