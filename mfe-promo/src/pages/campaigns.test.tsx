import type { RewardGrant, ShownCampaign } from '@croupier/contracts';
import {
  aFailure,
  aSession,
  idOf,
  renderInHost,
  type Answers,
  type HostOptions,
} from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { PromoDetailPage } from './promo-detail-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';

const inAll = (text: string) => ({ en: text, bn: `${text} (bn)`, es: text, ar: text });

const campaign: ShownCampaign = {
  id: idOf('cmp', '00000001'),
  category: 'reload',
  art: 'kite',
  title: inAll('Weekly climb'),
  summary: inAll('Play and climb'),
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  trigger: 'turnover',
  tiers: [
    {
      from: '100.00',
      gift: { kind: 'fixed', reward: { kind: 'cash', amount: '5.00' }, value: null },
    },
  ],
  currency: 'BDT',
  needsJoin: true,
  hasJoined: false,
  status: 'join',
  progress: null,
  canCheckIn: false,
  depositsBefore: null,
  rewardId: null,
  terms: [inAll('Bets in all games count.'), inAll('Once a week.')],
};
const code: ShownCampaign = {
  ...campaign,
  id: idOf('cmp', '00000002'),
  title: inAll('Secret word'),
  trigger: 'code',
  needsJoin: false,
  status: 'processing',
};

const reward: RewardGrant = {
  id: idOf('rwd', '00000001'),
  source: 'campaign',
  title: campaign.title,
  terms: [],
  reward: { kind: 'cash', amount: '5.00' },
  currency: 'BDT',
  state: 'claimed',
  grantedAt: '2026-03-01T10:00:00.000Z',
  expiresAt: null,
  claimedAt: '2026-03-01T10:00:00.000Z',
  note: null,
};

async function open(page: ReactNode, answers: Answers, options: HostOptions = {}) {
  const hosted = await renderInHost(page, {
    texts: { 'mfe-promo': remote.texts },
    publishes: description.topics.publishes,
    session: aSession(),
    ...options,
    answers: { promotions: [], ...answers },
  });
  return { ...hosted, user: userEvent.setup() };
}

const detailOf = ({ id }: ShownCampaign) => <PromoDetailPage params={{ id }} />;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the list shows campaigns with their state, the time that is left and their category', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const later = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  const coming = { ...code, trigger: 'deposit', status: 'coming', startsAt: later } as const;
  await open(<PromotionsPage />, { campaigns: [{ ...campaign, endsAt: soon }, coming] });
  const link = await screen.findByRole('link', { name: 'Weekly climb' });
  expect(link).toHaveAttribute('href', `/promoDetail/${campaign.id}`);
  expect(screen.getByText('Open')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByText('Coming soon')).toBeVisible();
  expect(screen.getByText(/^Starts/)).toBeVisible();
});

test('joins by keyboard, then shows progress and what is missing, and can be left', async () => {
  let shown = campaign;
  const joined: ShownCampaign = {
    ...campaign,
    hasJoined: true,
    status: 'processing',
    progress: { unit: 'money', value: '40.00', target: '100.00' },
  };
  const { user } = await open(detailOf(campaign), {
    campaigns: () => [shown],
    joinCampaign: () => (shown = joined),
    leaveCampaign: () => (shown = campaign),
  });
  expect(await screen.findByText('Bets in all games count.')).toBeVisible();
  (await button('Join')).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('৳40.00 of ৳100.00')).toBeVisible();
  expect(screen.getByText('৳60.00 to go')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/rng');
  await user.click(await button('Leave this promotion'));
  expect(await button('Join')).toBeVisible();
});

test('claims the reward that waits; the page shows it at once, before the campaigns are loaded again', async () => {
  const waiting = { ...campaign, status: 'claim', rewardId: reward.id } as const;
  let isClaimed = false;
  const { user, called } = await open(detailOf(waiting), {
    campaigns: () => (isClaimed ? new Promise<never>(() => undefined) : [waiting]),
    claimReward() {
      isClaimed = true;
      return reward;
    },
  });
  await user.click(await button('Claim your reward'));
  expect(await screen.findByText('Congratulations! The reward is yours.')).toBeVisible();
  expect(called.filter(({ name }) => name === 'claimReward')).toMatchObject([
    { input: { id: reward.id } },
  ]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Claim your reward' })).toBeNull(),
  );
  expect(screen.getByText('Claimed')).toBeVisible();
});

test('checks in once a day', async () => {
  const streak: ShownCampaign = {
    ...campaign,
    trigger: 'login-streak',
    status: 'processing',
    canCheckIn: true,
    progress: { unit: 'days', value: '2', target: '7' },
  };
  let shown = streak;
  const { user } = await open(detailOf(streak), {
    campaigns: () => [shown],
    checkInCampaign: () =>
      (shown = {
        ...streak,
        canCheckIn: false,
        progress: { unit: 'days', value: '3', target: '7' },
      }),
  });
  expect(await screen.findByText('Day 2 of 7')).toBeVisible();
  await user.click(await button('Check in for today'));
  expect(await screen.findByText('Day 3 of 7')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check in for today' })).toBeNull();
});

test('a refused action names the reason; a change elsewhere loads the page again', async () => {
  const { user, called, host } = await open(detailOf(campaign), {
    campaigns: [campaign],
    joinCampaign: aFailure({ code: 'campaign-not-open-to-member' }),
  });
  await user.click(await button('Join'));
  expect(await screen.findByText('This promotion isn’t open to your account.')).toBeVisible();
  const count = () => called.filter(({ name }) => name === 'campaigns').length;
  const before = count();
  act(() => host.publish('reward.changed', { id: reward.id, state: 'issued' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('a deposit campaign leads to the deposit, and a visitor to the sign-in', async () => {
  const deposit = { ...campaign, trigger: 'deposit', status: 'processing' } as const;
  const { user, published } = await open(detailOf(deposit), { campaigns: [deposit] });
  await user.click(await button('Deposit and take part'));
  expect(published.at(-1)).toMatchObject({ payload: { page: 'depositv2' } });
});

test('a campaign of the rain leads to the chat room', async () => {
  const rain = { ...campaign, trigger: 'chat-rain', status: 'processing' } as const;
  const { user, published } = await open(detailOf(rain), { campaigns: [rain] });
  await user.click(await button('Open the chat room'));
  expect(published.at(-1)).toMatchObject({ payload: { overlay: 'chat-room' } });
});

test('a visitor is asked to sign in', async () => {
  const { user, published } = await open(
    detailOf(campaign),
    { campaigns: [campaign] },
    { session: null },
  );
  await user.click(await button('Sign in to take part'));
  expect(published.at(-1)).toMatchObject({ topic: 'sign-in.requested' });
});

test.each([
  ['claimed', false, /the reward is yours/],
  ['claimed', true, /You have the reward of .* already/],
  ['issued', true, /You have entered this code already/],
  ['applying', false, /We are checking your reward/],
] as const)(
  'a code with a reward that is %s (entered before: %s)',
  async (state, wasEntered, words) => {
    const enterCampaignCode = { campaign: code, state, wasEntered };
    const { user, published } = await open(<PromotionsPage />, {
      campaigns: [code],
      enterCampaignCode,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Have a code?' }), 'EID2026');
    await user.click(await button('Enter code'));
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(await button('Show my rewards'));
    expect(published.at(-1)).toMatchObject({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'rewardCenter' },
    });
  },
);

describeForm('code of a promotion', {
  call: 'enterCampaignCode',
  open: async (line) => {
    const hosted = await open(<PromotionsPage />, {
      campaigns: [code],
      enterCampaignCode: line.gives({ campaign: code, state: 'issued', wasEntered: false }),
    });
    await screen.findByRole('textbox', { name: 'Have a code?' });
    return hosted;
  },
  fields: [
    { name: 'code', good: 'EID2026', refuses: ['ab', 'no spaces', '🎰🎰🎰', 'x'.repeat(33)] },
  ],
  about: [['campaign-code-unknown', 'code']],
});
