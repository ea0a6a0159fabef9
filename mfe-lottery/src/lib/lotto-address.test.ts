import { readAddress, tableAddress } from './lotto-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('a game leads to its table, no game to the lobby, and the lobby can be requested', () => {
  expect(read('gameCode=k3-1m&playType=sum')).toMatchObject({
    view: 'betting',
    gameCode: 'k3-1m',
    playType: 'sum',
  });
  expect(read('')).toMatchObject({ view: 'lobby', gameCode: null });
  expect(read('lottoGameCode=k3-1m&lottoView=lobby').view).toBe('lobby');
  expect(read('lottoView=betting').view).toBe('lobby');
});

test.each([
  ['/rng?page=2#top', '/rng?page=2#top'],
  ['https://other.site/', null],
  ['//other.site', null],
  ['/\\other.site', null],
  ['/.//other.site', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s as the way back is %s', (backUrl, expected) => {
  expect(read(new URLSearchParams({ backUrl }).toString()).backUrl).toBe(expected);
});

test('hostile codes are rejected', () => {
  expect(read('gameCode=<script>&vendor=a b&playType=..')).toMatchObject({
    gameCode: null,
    vendor: null,
    playType: null,
    view: 'lobby',
  });
});

test('the return address is kept', () => {
  expect(tableAddress('k3-1m', { backUrl: '/rng?a=1' })).toBe(
    '/lottery?gameCode=k3-1m&backUrl=%2Frng%3Fa%3D1',
  );
});

test.each([
  ['gamecode=K3_1M&VENDOR=tcg-sea&play_type=Sum', 'K3_1M', 'TCG_SEA', 'Sum'],
  ['game_code=k31m&accountTypeName=Elott&defaultPlayType=sum', 'k31m', 'ELOTT', 'sum'],
  ['code=k3-1m&vendor=other', 'k3-1m', 'other', null],
])('%s is read in its spelling', (query, gameCode, vendor, playType) => {
  expect(read(query)).toMatchObject({ view: 'betting', gameCode, vendor, playType });
});
