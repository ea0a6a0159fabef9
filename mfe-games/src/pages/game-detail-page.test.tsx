import { CallFailed } from '@croupier/client';
import type { GameDetail, RoundDetail, RoundId } from '@croupier/contracts';
import { useShownPageName } from '@croupier/ui';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { aGame, aGameId } from '../testing/makers.ts';
import { GameDetailPage } from './game-detail-page.tsx';

const game = aGame();
const detail: GameDetail = {
  game,
  vendorName: 'Croupier Studio',
  maxBet: '500.00',
  languages: ['en', 'bn'],
  hasFunPlay: true,
  jackpotRtp: 0,
  rtpRange: null,
  similar: [aGame({ nodeId: aGameId('gold00000001'), title: 'Monsoon Gold' })],
};

const TabName = () => <p aria-label="name in the tab">{useShownPageName()}</p>;

const open = (options: HostOptions = {}) =>
  renderInHost([<GameDetailPage key="page" />, <TabName key="name" />], {
    path: `/gameDetail?nodeId=${game.nodeId}`,
    texts: { 'mfe-games': remote.texts },
    ...options,
    answers: { gameDetail: detail, favouriteIds: { content: [] }, ...options.answers },
  });

test('a visitor sees the provider’s facts, can try free play, and finds similar games', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'River Lotus' })).toBeVisible();
  expect(screen.getByLabelText('name in the tab')).toHaveTextContent('River Lotus');
  expect(screen.getByText('96.38%')).toBeVisible();
  expect(screen.getByText('৳500.00')).toBeVisible();
  expect(screen.getByText('English, Bangla')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play for fun' })).toHaveAttribute(
    'href',
    `/game?nodeId=${game.nodeId}&mode=fun`,
  );
  const similar = screen.getByRole('list', { name: 'Like this one' });
  expect(within(similar).getByRole('link', { name: /^Monsoon Gold/ })).toBeVisible();
  expect(screen.queryByText('Your last rounds')).toBeNull();
});

test('a game whose bets return differently states the range of them', async () => {
  await open({ answers: { gameDetail: { ...detail, rtpRange: { least: 48, most: 99.1 } } } });
  expect(await screen.findByText('48.00% to 99.10%, depending on the bet')).toBeVisible();
});

test('a member sees their own last rounds of the game', async () => {
  const round = {
    id: 'rnd_000000000001' as RoundId,
    game: game.name,
    stake: '5.00',
    win: '12.50',
    state: 'closed' as const,
    startedAt: '2026-01-05T10:00:00.000Z',
  };
  const roundDetail: RoundDetail = {
    ...round,
    nodeId: game.nodeId,
    providerRound: 'R-77',
    currency: 'BDT',
    bonusStake: '0.00',
    jackpotWin: '10.00',
    closedAt: '2026-01-05T10:00:01.000Z',
    bookings: [
      {
        kind: 'win',
        amount: '12.50',
        jackpot: '10.00',
        isTakenBack: false,
        bookedAt: '2026-01-05T10:00:01.000Z',
      },
    ],
  };
  const { called } = await open({
    session: aSession(),
    answers: { rounds: { rows: [round], next: null }, roundDetail },
  });
  await userEvent.click(await screen.findByText('৳12.50'));
  const booked = await screen.findByRole('list', { name: 'What was booked' });
  expect(booked).toHaveTextContent('Jackpot');
  expect(screen.getByRole('link', { name: 'See it again in the game' })).toHaveAttribute(
    'href',
    `/game?nodeId=${game.nodeId}&round=${round.id}`,
  );
  expect(called.find(({ name }) => name === 'rounds')?.input).toEqual({
    nodeId: game.nodeId,
    limit: 5,
  });
});

test('a game is added to the favourites, and the button shows it', async () => {
  const { called } = await open({
    session: aSession(),
    answers: {
      rounds: { rows: [], next: null },
      addFavourite: { content: [game.nodeId] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to favourites' }));
  expect(await screen.findByRole('button', { name: 'In your favourites' })).toBeVisible();
  expect(called.some(({ name }) => name === 'addFavourite')).toBe(true);
});

test.each([
  ['a game that is offered no more', { path: `/gameDetail?nodeId=${game.nodeId}` }],
  ['an address without a game', { path: '/gameDetail' }],
])('%s leads back to the lobby', async (_, options) => {
  await open({
    ...options,
    answers: {
      gameDetail: new CallFailed({ code: 'game-unavailable' }),
      hotGames: [aGame({ nodeId: aGameId('gold00000001'), title: 'Monsoon Gold' })],
    },
  });
  expect(await screen.findByRole('link', { name: 'Monsoon Gold' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'To the lobby' })).toHaveAttribute('href', '/rng');
});
