import { CallFailed } from '@croupier/client';
import { renderInHost, type Answers } from '@croupier/ui/testing';
import { act, screen } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { aDraw, aTable } from '../../testing/makers.ts';
import { NextDraws } from './next-draws.tsx';

const openPart = (lotteryGames: Answers['lotteryGames'], language: 'en' | 'bn' = 'en') =>
  renderInHost(<NextDraws />, {
    language,
    texts: { 'mfe-lottery': remote.texts },
    answers: { ...(lotteryGames && { lotteryGames }) },
  });

test('each table shows how long it is open and links to its page', async () => {
  await openPart([aTable()]);
  expect(await screen.findByText('Bets are open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bet on Dice K3 · 1 minute' })).toHaveAttribute(
    'href',
    '/lottery?gameCode=k3-1m',
  );
});

test('a lock event on the live stream closes the table without a new response', async () => {
  const { host, called } = await openPart([aTable()]);
  await screen.findByText('Bets are open');
  act(() => host.publish('draw.changed', aDraw({ state: 'locked' })));
  expect(screen.getByText('Bets are closed, drawing soon')).toBeVisible();
  expect(called).toHaveLength(1);
});

test('a failure affects only its own section and can be retried', async () => {
  await openPart(new CallFailed({ code: 'unavailable' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Next draws' })).toBeVisible();
});

test('all texts are translated to Bengali', async () => {
  await openPart([aTable()], 'bn');
  expect(await screen.findByText('বাজি ধরা যাচ্ছে')).toBeVisible();
  expect(
    screen.getByText('1, 1, 3'.replace(/[13]/g, (digit) => (digit === '1' ? '১' : '৩'))),
  ).toBeInTheDocument();
});
