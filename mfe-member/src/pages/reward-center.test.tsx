import type { OutputOf, RewardGrant, calls } from '@croupier/contracts';
import { aFailure, aSession, idOf, renderInHost, type Answers } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });

const cash: RewardGrant = {
  id: idOf('rwd', '00000001'),
  source: 'campaign',
  title: inAll('Friday money'),
  terms: [inAll('One for each member.')],
  reward: { kind: 'cash', amount: '50.00' },
  currency: 'BDT',
  state: 'issued',
  grantedAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2126-03-08T10:00:00.000Z',
  claimedAt: null,
  note: null,
};

const parcel: RewardGrant = {
  ...cash,
  id: idOf('rwd', '00000002'),
  source: 'mission',
  title: inAll('A parcel'),
  reward: { kind: 'item', name: inAll('Cricket bat') },
  expiresAt: null,
};

/** A platform with these rewards: a claim moves a reward into the history. */
function aPlatform(granted: readonly RewardGrant[], history: readonly RewardGrant[] = []) {
  let waiting = [...granted];
  let past = [...history];
  function claim(id: string): RewardGrant {
    const found = waiting.find((row) => row.id === id);
    if (!found) throw aFailure({ code: 'reward-closed' });
    const state = found.reward.kind === 'item' ? 'processing' : 'claimed';
    const claimed: RewardGrant = { ...found, state, claimedAt: '2026-03-02T10:00:00.000Z' };
    waiting = waiting.filter((row) => row.id !== id);
    past = [claimed, ...past];
    return claimed;
  }
  return {
    rewards: ({ view }) => ({ rows: view === 'waiting' ? waiting : past, next: null }),
    unreadCount: () => ({
      messages: 0,
      support: 0,
      missions: 0,
      rewards: waiting.filter(({ state }) => state === 'issued').length,
    }),
    claimReward: ({ id }) => claim(id),
    claimAllRewards: (): OutputOf<typeof calls.claimAllRewards> => ({
      claimed: waiting.map(({ id }) => claim(id)),
      left: [],
    }),
  } satisfies Answers;
}

async function open(answers: Answers) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first="rewardCenter" />, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    answers: { unreadCount: { messages: 0, support: 0, missions: 0, rewards: 0 }, ...answers },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...hosted, user: userEvent.setup() };
}

const claimOf = (title: string) => screen.findByRole('button', { name: `Claim ${title}` });

test('shows what waits, with its terms and time, and the count in the menu', async () => {
  await open(aPlatform([cash, parcel]));
  const card = (await claimOf('Friday money')).closest('li');
  expect(card).toHaveTextContent('৳50.00 in cash');
  expect(card).toHaveTextContent('One for each member.');
  expect(within(card ?? document.body).getByRole('timer')).toBeVisible();
  expect(screen.getByText('Can be claimed at any time')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Rewards/ })).toHaveTextContent('2 rewards to claim');
});

test('a claim by keyboard says what it gave and moves the reward into the history', async () => {
  const { user } = await open(aPlatform([cash]));
  (await claimOf('Friday money')).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You have it: ৳50.00 in cash.')).toBeVisible();
  expect(await screen.findByText('No reward is waiting')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Earlier rewards' });
  expect(within(table).getByRole('row', { name: /Friday money/ })).toHaveTextContent('Claimed');
});

test('claims all at once', async () => {
  const { user } = await open(aPlatform([cash, parcel]));
  await user.click(await screen.findByRole('button', { name: 'Claim all' }));
  expect(await screen.findByText('All rewards were claimed: 2.')).toBeVisible();
  expect(await screen.findByText('No reward is waiting')).toBeVisible();
});

test('a claim that is refused names the reason and can be pressed again', async () => {
  const answers = aPlatform([cash]);
  const { user } = await open({ ...answers, claimReward: aFailure({ code: 'bonus-active' }) });
  await user.click(await claimOf('Friday money'));
  expect(await screen.findByText(/A bonus is active already/)).toBeVisible();
  expect(await claimOf('Friday money')).toBeEnabled();
});

test('a claim that another tab made first says so, and the reward is in the history', async () => {
  const platform = aPlatform([cash]);
  const { user } = await open(platform);
  const button = await claimOf('Friday money');
  platform.claimReward({ id: cash.id });
  await user.click(button);
  expect(await screen.findByText('This reward can’t be claimed any more.')).toBeVisible();
  expect(await screen.findByText('No reward is waiting')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Earlier rewards' });
  expect(within(table).getByRole('row', { name: /Friday money/ })).toHaveTextContent('Claimed');
});

test('an application has no claim, and a rejection shows its reason', async () => {
  const rejected: RewardGrant = { ...parcel, state: 'rejected', note: 'Second account' };
  await open(aPlatform([{ ...cash, state: 'applying' }], [rejected]));
  expect(await screen.findByText(/We are checking this one/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  expect(await screen.findByText('Second account')).toBeVisible();
});

test('a reward that is granted meanwhile appears by itself', async () => {
  const { called, host } = await open(aPlatform([]));
  const count = () => called.filter(({ name }) => name === 'rewards').length;
  const before = count();
  act(() => host.publish('reward.changed', { id: cash.id, state: 'issued' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('an error offers a retry', async () => {
  await open({ ...aPlatform([]), rewards: aFailure({ code: 'unavailable' }) });
  expect((await screen.findAllByRole('button', { name: /again/i })).length).toBeGreaterThan(0);
});
