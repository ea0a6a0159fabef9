import { CallFailed } from '@croupier/client';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { aGame } from '../../testing/makers.ts';
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
