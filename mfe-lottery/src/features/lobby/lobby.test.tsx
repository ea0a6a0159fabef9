import type { GameMenuItem, LotteryTable } from '@croupier/contracts';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { aTable } from '../../testing/makers.ts';
import { Lobby } from './lobby.tsx';

const named = (text: string) => ({ en: text, bn: text, es: text, ar: text });

/** A game with a tag; with weekdays, a calendar game. */
function aGame(gameId: string, gameMenuTag: string, weekdays?: readonly number[]): LotteryTable {
  const table = aTable();
  const calendar = { kind: 'calendar', timeZone: 'UTC', time: '12:00', lockSeconds: 60 } as const;
  const schedule = weekdays ? { ...calendar, weekdays } : table.game.schedule;
  return { ...table, game: { ...table.game, gameId, gameMenuTag, schedule, name: named(gameId) } };
}

function anItem(gameId: string): GameMenuItem {
  return {
    gameId,
    gameMenuTag: 'FAST',
    remark: named(gameId),
    numero: '20260105-0721',
    remainTime: 40,
    lockTime: 8,
    drawDayOfWeek: '1,2,3,4,5,6,7',
    winningTime: '2026-01-05T12:00:00.000Z',
    accountTypeName: 'ELOTT',
  };
}

const openLobby = (tables: readonly LotteryTable[]) =>
  renderInHost(<Lobby tables={tables} addressOf={(gameId) => `/lottery?gameCode=${gameId}`} />, {
    texts: { 'mfe-lottery': remote.texts },
    session: aSession(),
    answers: {
      popularLotteries: [anItem('keno-1m'), anItem('k3-1m')],
      recentLotteries: [anItem('vn-hn')],
    },
  });

const shown = () =>
  within(screen.getByRole('list', { name: 'Games' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const games = [
  aGame('k3-1m', 'FAST'),
  aGame('keno-1m', 'FAST'),
  aGame('vn-hn', 'VN-NORTH', [1, 4]),
  aGame('vn-tp', 'VN-SOUTH', [1, 6]),
];

test('tags, the day of the draw and words filter the games together', async () => {
  const user = userEvent.setup();
  await openLobby(games);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day of the draw' }), 'Sat');
  expect(shown()).toEqual(['k3-1m', 'keno-1m', 'vn-tp']);
  await user.click(screen.getByRole('tab', { name: 'Fast' }));
  expect(shown()).toEqual(['k3-1m', 'keno-1m']);
  await user.type(screen.getByRole('searchbox', { name: 'Search games' }), 'KENO');
  expect(shown()).toEqual(['keno-1m']);
});

test('hot games are ordered by number of bets, recent games by the member’s last bets', async () => {
  const user = userEvent.setup();
  await openLobby(games);
  await user.click(screen.getByRole('radio', { name: 'Hot' }));
  await screen.findByRole('list', { name: 'Games' });
  expect(shown()).toEqual(['keno-1m', 'k3-1m']);
  await user.click(screen.getByRole('radio', { name: 'Recent' }));
  await screen.findByRole('list', { name: 'Games' });
  expect(shown()).toEqual(['vn-hn']);
});

test.each([
  [6, 0],
  [7, 2],
])('with %s tags beside “All” there are %s arrows along them', async (count, arrows) => {
  await openLobby(Array.from({ length: count }, (_, tag) => aGame(`game-${tag}`, `TAG-${tag}`)));
  expect(screen.queryAllByRole('button', { name: /kinds$/ })).toHaveLength(arrows);
});
