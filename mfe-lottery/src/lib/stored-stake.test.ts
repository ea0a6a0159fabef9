import { aTable } from '../testing/makers.ts';
import { storeStake, storedStake } from './stored-stake.ts';

const { game } = aTable();
const other = { ...game, gameId: 'another-game' };

beforeEach(() => localStorage.clear());

test('each game begins with the stake that was last chosen for it', () => {
  storeStake(game, { unit: '0.1', multiplier: 25 });
  expect(storedStake(game)).toEqual({ unit: '0.1', multiplier: 25 });
  expect(storedStake(other)).toEqual({ unit: '1', multiplier: 1 });
});

test.each([['["2","1"]'], ['["1","0"]'], ['["1","1.5"]'], ['["1"]'], ['{'], ['7']])(
  'a stored %s is no stake',
  (stored) => {
    localStorage.setItem(`lottery.stake:${game.gameId}`, stored);
    expect(storedStake(game)).toEqual({ unit: '1', multiplier: 1 });
  },
);
