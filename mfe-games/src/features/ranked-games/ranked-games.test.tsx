import { CallFailed } from '@croupier/client';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { aGame } from '../../testing/makers.ts';
import { RankedGames } from './ranked-games.tsx';

const texts = { 'mfe-games': remote.texts };

test('the games that are played most stand in their order and lead to their tables', async () => {
  await renderInHost(<RankedGames />, {
    texts,
    answers: { rankedGames: [{ rank: 1, game: aGame() }] },
  });
  expect(await screen.findByRole('link', { name: /^1\s*River Lotus/ })).toBeVisible();
});

test('before anybody played the place says so', async () => {
  await renderInHost(<RankedGames />, { texts, answers: { rankedGames: [] } });
  expect(await screen.findByText('Nobody has played yet this week')).toBeVisible();
});

test('a failure stays in its place', async () => {
  await renderInHost(<RankedGames />, {
    texts,
    answers: { rankedGames: new CallFailed({ code: 'unavailable' }) },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Most played this week' })).toBeVisible();
});
