import { calls } from '@croupier/contracts';
import { undescribedAnswer } from './output.ts';

const funds = { sumBalance: '1.00', currency: 'BDT', version: 1, bonus: '0.00', held: '0.00' };

test('an answer that its schema describes is accepted', () => {
  expect(undescribedAnswer(calls.balance, funds)).toBeNull();
  expect(undescribedAnswer(calls.logout, undefined)).toBeNull();
});

test.each([
  ['a missing field', { ...funds, held: undefined }, /held/],
  ['a field that the schema does not have', { ...funds, secret: 'x' }, /secret/],
  ['a field of another kind', { ...funds, version: '1' }, /version/],
])('%s is a difference, and the message names call and field', (_name, answer, field) => {
  const { message } = undescribedAnswer(calls.balance, answer) ?? { message: '' };
  expect(message).toMatch(/GET \/wps\/v2\/wallets\/balance/);
  expect(message).toMatch(field);
});
