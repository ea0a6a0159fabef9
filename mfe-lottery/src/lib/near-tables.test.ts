import { aTable } from '../testing/makers.ts';
import { nearTables } from './near-tables.ts';

const names = { 'k3-1m': 'Dice K3', 'k3-5m': 'Dice K3', 'pk10-1m': 'Car race', 'vn-mb': 'Hanoi' };
const tables = Object.entries(names).map(([gameId, name]) => {
  const { game, ...table } = aTable();
  return { ...table, game: { ...game, gameId, name: { en: name, bn: name, es: name, ar: name } } };
});
const near = (code: string) => nearTables(tables, code).map(({ game }) => game.gameId);

test.each([
  ['k3-9m', ['k3-1m', 'k3-5m']],
  ['K3_2M', ['k3-1m', 'k3-5m']],
  ['pk10', ['pk10-1m']],
  ['dice', ['k3-1m', 'k3-5m']],
  ['hanoy', ['vn-mb']],
])('near the code %s are %j', (code, games) => {
  expect(near(code)).toEqual(games);
});

test('nothing is near a code that is like none', () => {
  expect(near('zzzz')).toEqual([]);
});
