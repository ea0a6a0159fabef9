import { isPayloadOf } from './is-payload.ts';

test('a payload of another shape is not accepted for the topic', () => {
  expect(isPayloadOf('theme.changed', 'dark')).toBe(true);
  expect(isPayloadOf('theme.changed', 'pink')).toBe(false);
  expect(isPayloadOf('session.changed', null)).toBe(true);
  expect(isPayloadOf('session.changed', { token: 'a token' })).toBe(false);
  expect(isPayloadOf('overlay.requested', { overlay: 'member-centre' })).toBe(true);
  expect(isPayloadOf('overlay.requested', { overlay: 'member-centre', page: 7 })).toBe(false);
  expect(isPayloadOf('overlay.requested', { page: 'deposit' })).toBe(false);
  expect(isPayloadOf('game.launch-requested', { nodeId: 7 })).toBe(false);
  expect(isPayloadOf('notice.published', { id: 'ntc_12345678', types: ['B', 'X'] })).toBe(false);
  expect(
    isPayloadOf('wallet.balance-changed', { sumBalance: '1', currency: 'BDT', version: NaN }),
  ).toBe(false);
});

test('fields that this version does not know are accepted', () => {
  expect(isPayloadOf('support.changed', { number: 3, isUrgent: true })).toBe(true);
});
