import {
  agreementOf,
  amountsOf,
  amountsText,
  firstAgreement,
  gamesText,
  lobbiesText,
  unreadableIn,
} from './agreement-of.ts';

test('amounts are read with their currency before them, and written the same way', () => {
  expect(amountsOf('bdt 1000.00, EUR 20.00')).toEqual({ BDT: '1000.00', EUR: '20.00' });
  expect(amountsText({ BDT: '1000.00', EUR: '20.00' })).toBe('BDT 1000.00, EUR 20.00');
  expect(amountsOf('')).toEqual({});
});

test('the typed values become an agreement; an option that is not checked is not agreed', () => {
  const fields = new FormData();
  fields.set('displayName', ' Nova ');
  fields.set('origin', 'https://nova.example');
  fields.set('addresses', '203.0.113.7\n2001:db8::/32');
  fields.set('dialect', 'rs');
  fields.set('repeats', 'stored');
  fields.set('paysPrizes', 'on');
  fields.set('manyBetsOneWin', 'on');
  fields.set('maxStake', 'BDT 50.00');
  fields.set('maxWinTimes', '5000');
  expect(agreementOf(fields)).toEqual({
    ...firstAgreement,
    displayName: 'Nova',
    origin: 'https://nova.example',
    addresses: ['203.0.113.7', '2001:db8::/32'],
    repeats: 'stored',
    paysPrizes: true,
    rules: { winWithoutBet: false, manyBetsOneWin: true, manyWinsOneBet: false },
    maxStake: { BDT: '50.00' },
    maxWinTimes: 5_000,
  });
});

test('games with rights of their own and lobbies are read line by line, and written the same way', () => {
  const games = 'acme_reef: winWithoutBet, manyBetsOneWin\nacme_slot:';
  const lobbies = 'live: baccarat_1, roulette_2';
  const fields = new FormData();
  fields.set('games', games);
  fields.set('lobbies', lobbies);
  expect(unreadableIn(fields)).toEqual([]);
  const agreement = agreementOf(fields);
  expect(agreement.games).toEqual({
    acme_reef: { winWithoutBet: true, manyBetsOneWin: true, manyWinsOneBet: false },
    acme_slot: { winWithoutBet: false, manyBetsOneWin: false, manyWinsOneBet: false },
  });
  expect(agreement.lobbies).toEqual({ live: ['baccarat_1', 'roulette_2'] });
  expect(gamesText(agreement.games)).toBe(games);
  expect(lobbiesText(agreement.lobbies)).toBe(lobbies);
});

test.each([
  ['games', 'acme_reef: winsWithoutBet'],
  ['games', ': winWithoutBet'],
  ['lobbies', 'live: only_one_table'],
  ['lobbies', 'baccarat_1, roulette_2'],
])('a line of %s that cannot be read is named: %s', (name, text) => {
  const fields = new FormData();
  fields.set(name, text);
  expect(unreadableIn(fields)).toEqual([name]);
});
