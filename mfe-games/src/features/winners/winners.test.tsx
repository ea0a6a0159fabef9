import { CallFailed } from '@croupier/client';
import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { aWinner } from '../../testing/makers.ts';
import { Winners } from './winners.tsx';

const texts = { 'mfe-games': remote.texts };

test('a winner is shown masked, with the game, the amount and the elapsed time', async () => {
  await renderInHost(<Winners />, { texts, answers: { winners: [aWinner()] } });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('ra•••m');
  expect(row).toHaveTextContent('River Lotus');
  expect(row).toHaveTextContent('+৳250.00');
  expect(row).toHaveTextContent(/minutes? ago/);
});

test('the board shows a message before any win', async () => {
  await renderInHost(<Winners />, { texts, answers: { winners: [] } });
  expect(await screen.findByText('Nobody has won yet today')).toBeVisible();
});

test('a failure affects only its own section', async () => {
  await renderInHost(<Winners />, {
    texts,
    answers: { winners: new CallFailed({ code: 'unavailable' }) },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an operator sets for the brand how many wins are requested', async () => {
  const options = { texts, answers: { winners: [aWinner()] } };
  const { called } = await renderInHost(<Winners />, { ...options, settings: { winnersShown: 4 } });
  expect(called).toMatchObject([{ name: 'winners', input: { limitNum: 4 } }]);
});
