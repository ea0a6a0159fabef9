import { CallFailed } from '@croupier/client';
import type { VipLadder } from '@croupier/contracts';
import { aSession, renderInHost, type Answers, type HostOptions } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { VipPage } from './vip-page.tsx';

const ladder: VipLadder = {
  isEnabled: true,
  title: 'River club',
  text: 'Four steps up the river.',
  currency: 'BDT',
  weights: { RNG: 100, LIVE: 50 },
  graceMonths: 2,
  levels: [
    {
      level: 1,
      name: 'Boat',
      reach: 100,
      keep: 0,
      benefits: {
        rebateBonus: 10,
        withdrawalBonus: '5000.00',
        instantWithdrawal: '2000.00',
        levelGift: '50.00',
        birthdayGift: null,
      },
      hasSupport: false,
    },
    {
      level: 2,
      name: 'Lighthouse',
      reach: 2000,
      keep: 200,
      benefits: {
        rebateBonus: 0,
        withdrawalBonus: null,
        instantWithdrawal: null,
        levelGift: null,
        birthdayGift: null,
      },
      hasSupport: true,
    },
  ],
};

const open = (vipLadder: Answers['vipLadder'] = ladder, options: HostOptions = {}) =>
  renderInHost(<VipPage />, {
    texts: { 'mfe-promo': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: { vipLadder },
  });

test('a visitor sees each level with what it needs and gives, and is asked to sign in', async () => {
  const user = userEvent.setup();
  const { published } = await open();
  expect(await screen.findByRole('heading', { name: 'Boat' })).toBeVisible();
  expect(screen.getByText('From 2,000 rank points')).toBeVisible();
  expect(screen.getByText('Kept with 200 a month')).toBeVisible();
  expect(screen.getByText('0.10% more rebate')).toBeVisible();
  expect(screen.getByText('Personal support')).toBeVisible();
  expect(screen.getByText(/^2 missed months are forgiven/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in to see your level' }));
  expect(published.at(-1)).toMatchObject({ topic: 'sign-in.requested' });
});

test('a member gets to the own rank', async () => {
  const user = userEvent.setup();
  const { published } = await open(ladder, { session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'My VIP level' }));
  expect(published.at(-1)).toMatchObject({
    topic: 'overlay.requested',
    payload: { overlay: 'member-centre', page: 'playerRank' },
  });
});

test('a brand without a ladder says so', async () => {
  await open({ ...ladder, isEnabled: false, levels: [] });
  expect(await screen.findByText('No VIP levels here')).toBeVisible();
});

test('an error offers a retry', async () => {
  await open(new CallFailed({ code: 'unavailable' }));
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
