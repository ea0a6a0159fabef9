import { aFailure, renderInHost, type Answers } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { JackpotDraws } from './jackpot-draws.tsx';

const open = (jackpotDraws: NonNullable<Answers['jackpotDraws']>) =>
  renderInHost(<JackpotDraws />, {
    texts: { 'mfe-games': remote.texts },
    answers: { jackpotDraws },
  });

test('before the first draw the list says when it comes, and leads to the games that fill the jackpot', async () => {
  await open([]);
  expect(await screen.findByText('No draw was held yet')).toBeVisible();
  expect(screen.getByText(/The first one comes at the next full hour/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the slots' })).toHaveAttribute('href', '/rng');
});

test('a list that cannot be read offers a retry', async () => {
  await open(aFailure({ code: 'unavailable' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('No draw was held yet')).not.toBeInTheDocument();
});
