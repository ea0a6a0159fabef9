import { CallFailed } from '@croupier/client';
import type { PlayerRank, VipLadder } from '@croupier/contracts';
import { aProfile, aSession, renderInHost, type Answers } from '@croupier/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const benefits = {
  rebateBonus: 0,
  withdrawalBonus: null,
  instantWithdrawal: null,
  levelGift: null,
  birthdayGift: null,
};

const ladder: VipLadder = {
  isEnabled: true,
  title: 'River club',
  text: '',
  currency: 'BDT',
  weights: { LOTT: 100 },
  graceMonths: 1,
  levels: [
    { level: 1, name: 'Boat', reach: 100, keep: 0, benefits, hasSupport: false },
    {
      level: 2,
      name: 'Ferry',
      reach: 500,
      keep: 50,
      benefits: { ...benefits, levelGift: '100.00' },
      hasSupport: false,
    },
    { level: 3, name: 'Lighthouse', reach: 2000, keep: 200, benefits, hasSupport: true },
  ],
};

const rank: PlayerRank = {
  level: 2,
  rankPoints: '620.255',
  monthPoints: '20.00',
  checkedOn: '2026-05-01',
  missedMonths: 0,
  changes: [{ from: 1, to: 2, reason: 'reached', at: '2026-04-02T10:00:00.000Z' }],
};

async function open(
  playerRank: Answers['playerRank'] = rank,
  shown: Answers['vipLadder'] = ladder,
) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first="playerRank" />, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    answers: { playerRank, vipLadder: shown, memberInfo: aProfile() },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return hosted;
}

test('shows the level, what is missing to the next one, and what keeps this one', async () => {
  await open();
  expect(screen.getByText('Ferry')).toBeVisible();
  expect(screen.getByText('620.25 rank points')).toBeVisible();
  expect(screen.getByText('1,379.75 more rank points lead to Lighthouse.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '20 of 50 points this month' })).toHaveValue(0.4);
  expect(screen.getByText(/One missed month is forgiven/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Next: Lighthouse' })).toBeVisible();
  expect(screen.getByText('Personal support')).toBeVisible();
  expect(screen.getByText('Reached level 2')).toBeVisible();
});

test('progress moves without a reload when a bet settles', async () => {
  let points = '90.00';
  const { host } = await open(() => ({ ...rank, level: 0, rankPoints: points, changes: [] }));
  expect(screen.getByText('10 more rank points lead to Boat.')).toBeVisible();
  points = '95.00';
  act(() => host.publish('rank.changed', { level: 0, rankPoints: points }));
  expect(await screen.findByText('5 more rank points lead to Boat.')).toBeVisible();
});

test('the highest level has no next one', async () => {
  await open({ ...rank, level: 3, rankPoints: '9000.00', monthPoints: '500.00' });
  expect(screen.getByText('This is the highest level.')).toBeVisible();
  expect(screen.getByText('The level is kept for this month.')).toBeVisible();
});

test('a brand without a ladder says so', async () => {
  await open(rank, { ...ladder, isEnabled: false, levels: [] });
  expect(screen.getByText('No VIP levels here')).toBeVisible();
});

test('one press loads again all that failed', async () => {
  let isDown = true;
  const orFailure = <T,>(answer: T) => {
    if (isDown) throw new CallFailed({ code: 'unavailable' });
    return answer;
  };
  await open(
    () => orFailure(rank),
    () => orFailure(ladder),
  );
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('620.25 rank points')).toBeVisible();
});
