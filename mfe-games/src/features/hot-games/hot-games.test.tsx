import { CallFailed } from '@croupier/client';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { aGame, aGameId, aTicket } from '../../testing/makers.ts';
import { HotGames } from './hot-games.tsx';

const texts = { 'mfe-games': remote.texts };

test('the hot games link to their tables', async () => {
  await renderInHost(<HotGames />, { texts, answers: { hotGames: [aGame({ isHot: true })] } });
  expect(await screen.findByRole('link', { name: /^River Lotus/ })).toBeVisible();
  expect(screen.getByText('Hot')).toBeVisible();
});

test('an empty list shows a message', async () => {
  await renderInHost(<HotGames />, { texts, answers: { hotGames: [] } });
  expect(await screen.findByText('No hot games at the moment')).toBeVisible();
});

test('a failure affects only its own section', async () => {
  await renderInHost(<HotGames />, {
    texts,
    answers: { hotGames: new CallFailed({ code: 'unavailable' }) },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hot right now' })).toBeVisible();
});

const other = aGame({ nodeId: aGameId('other0000001'), title: 'Monsoon Gold' });
const strip = () => screen.findByRole('list', { name: 'Continue playing' });
const cardsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((card) => card.textContent);

test('a returning member sees waiting tickets, then the last games, then hot games', async () => {
  const won = aTicket({ gameId: 'wingo-1m', state: 'won', payout: '38.00' });
  const waiting = aTicket({ gameId: 'k3-1m', state: 'waiting' });
  const earlier = aTicket({ gameId: 'k3-1m', state: 'lost' });
  await renderInHost(<HotGames />, {
    texts,
    session: aSession(),
    answers: {
      recentGames: { list: [other] },
      tickets: { rows: [won, earlier, waiting], next: null },
      hotGames: [aGame(), other],
    },
  });
  const [first, second, ...games] = cardsOf(await strip());
  expect(first).toMatch(/^Drawn in.*k3-1m/);
  expect(second).toMatch(/^Your last ticket paid.*38.*wingo-1m/);
  expect(games).toEqual([
    expect.stringContaining('Monsoon Gold'),
    expect.stringContaining('River Lotus'),
  ]);
});

test('a member who has not played, and one whose play cannot be loaded, get the hot games', async () => {
  const failed = new CallFailed({ code: 'unavailable' });
  for (const [recentGames, tickets] of [
    [{ list: [] }, { rows: [], next: null }],
    [failed, failed],
  ] as const) {
    const { unmount } = await renderInHost(<HotGames />, {
      texts,
      session: aSession(),
      answers: { recentGames, tickets, hotGames: [aGame()] },
    });
    expect(await screen.findByRole('list', { name: 'Hot right now' })).toBeVisible();
    unmount();
  }
});

test('until the play of a member has loaded, its space is reserved and no hot game appears', async () => {
  await renderInHost(<HotGames />, {
    texts,
    session: aSession(),
    answers: {
      recentGames: () => new Promise(() => undefined),
      tickets: { rows: [], next: null },
      hotGames: [aGame()],
    },
  });
  expect(screen.queryByRole('link', { name: /^River Lotus/ })).toBeNull();
});
