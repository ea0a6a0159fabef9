import { CallFailed } from '@croupier/client';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { aGame } from '../../testing/makers.ts';
import { RankedGames } from './ranked-games.tsx';

const texts = { 'mfe-games': remote.texts };

test('the most played games are shown in order and link to their tables', async () => {
  await renderInHost(<RankedGames />, {
    texts,
    answers: { rankedGames: [{ rank: 1, game: aGame() }] },
  });
  expect(await screen.findByRole('link', { name: /^1\s*River Lotus/ })).toBeVisible();
});

test('the section shows a message before any play', async () => {
  await renderInHost(<RankedGames />, { texts, answers: { rankedGames: [] } });
  expect(await screen.findByText('Nobody has played yet this week')).toBeVisible();
});

test('a failure affects only its own section', async () => {
  await renderInHost(<RankedGames />, {
    texts,
    answers: { rankedGames: new CallFailed({ code: 'unavailable' }) },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Most played this week' })).toBeVisible();
});
