import { CallFailed } from '@croupier/client';
import type { Leaderboard, Localized, MemberMission, MissionSummary } from '@croupier/contracts';
import { aSession, idOf, renderInHost } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });

const first: MemberMission = {
  id: idOf('mis', '00000001'),
  title: inAll('Warm up'),
  period: 'daily',
  day: '2026-03-02',
  state: 'open',
  steps: [
    { measure: 'turnover', target: '100.00', category: 'LOTT', progress: '60.00' },
    { measure: 'bets', target: '5.00', stake: '10.00', progress: '5.00' },
  ],
  reward: { kind: 'cash', amount: '5.00' },
  after: null,
  endsAt: '2126-03-02T18:00:00.000Z',
  claimUntil: '2126-03-03T18:00:00.000Z',
};
const second: MemberMission = {
  ...first,
  id: idOf('mis', '00000002'),
  title: inAll('Keep going'),
  state: 'locked',
  after: first.id,
};
const done: MemberMission = {
  ...first,
  state: 'completed',
  steps: [{ measure: 'turnover', target: '100.00', progress: '140.00' }],
};

const board: Leaderboard = {
  id: idOf('lbd', '00000001'),
  title: inAll('Spring race'),
  measure: 'turnover',
  categories: ['RNG'],
  state: 'running',
  currency: 'BDT',
  startsAt: '2026-03-01T18:00:00.000Z',
  endsAt: '2126-03-08T18:00:00.000Z',
  prizes: [{ from: 1, to: 3, reward: { kind: 'cash', amount: '500.00' } }],
  rows: [{ place: 1, account: 'ra•••m', score: '900.00', isOwn: false }],
  own: { place: 7, account: 'na•••n', score: '120.00', isOwn: true },
  players: 42,
};

interface Answers {
  readonly missions?: readonly MemberMission[];
  readonly boards?: readonly Leaderboard[] | CallFailed;
  readonly claimed?: CallFailed;
}

async function open({ missions = [first, second], boards = [board], claimed }: Answers = {}) {
  const Centre = await loadCentre();
  let shown = missions;
  const summary = (): MissionSummary => ({
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    missions: [...shown],
    waiting: [],
    isPaused: false,
  });
  const hosted = await renderInHost(<Centre first="missionLeaderboard" />, {
    session: aSession(),
    balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    answers: {
      unreadCount: { messages: 0, support: 0, missions: 3, rewards: 0 },
      missionSummary: summary,
      leaderboards: boards instanceof CallFailed ? boards : [...boards],
      claimMission: claimed ?? { reward: first.reward },
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  const show = (next: readonly MemberMission[]) => (shown = next);
  return { ...hosted, show, user: userEvent.setup() };
}

test('shows each step with its progress, and what opens a locked mission', async () => {
  await open();
  const bar = screen.getAllByRole('progressbar', { name: 'Bet ৳100.00 in total: Lottery' })[0];
  expect(bar).toHaveAttribute('value', '0.6');
  expect(screen.getAllByText('৳60.00 of ৳100.00')[0]).toBeVisible();
  expect(screen.getAllByText('5 of 5')[0]).toBeVisible();
  expect(screen.getByText('Opens when “Warm up” is done.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
});

test('a step that is exceeded shows its target as done', async () => {
  const [step] = first.steps;
  if (!step) throw new Error('the mission has a step');
  await open({ missions: [{ ...first, steps: [{ ...step, progress: '7000.00' }] }] });
  expect(screen.getByText('৳100.00 of ৳100.00')).toBeVisible();
  expect(screen.queryByText(/7,000/)).toBeNull();
});

test('a booking moves the progress without a reload, and a completed mission is claimed by keyboard', async () => {
  const { show, host, user, called } = await open();
  show([done]);
  act(() =>
    host.publish('wallet.balance-changed', { sumBalance: '900.00', currency: 'BDT', version: 4 }),
  );
  const claim = await screen.findByRole('button', { name: 'Claim Warm up' });
  claim.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You have it: ৳5.00 in cash.')).toBeVisible();
  expect(called.find(({ name }) => name === 'claimMission')?.input).toEqual({
    id: first.id,
    day: first.day,
  });
});

test('a claim that is refused says why and can be tried again', async () => {
  const { user } = await open({
    missions: [done],
    claimed: new CallFailed({ code: 'mission-not-done' }),
  });
  const claim = screen.getByRole('button', { name: 'Claim Warm up' });
  await user.click(claim);
  expect(await screen.findByText(/bets that it counted came back/)).toBeVisible();
  expect(claim).toBeEnabled();
});

test('a leaderboard shows masked names, the own place and the prizes', async () => {
  await open();
  expect(screen.getByText('Your place: 7 of 42, with ৳120.00')).toBeVisible();
  const table = screen.getByRole('table', { name: 'First places' });
  expect(within(table).getByRole('row', { name: /ra•••m/ })).toHaveTextContent('৳500.00 in cash');
  expect(screen.getByText('Places 1 to 3: ৳500.00 in cash')).toBeInTheDocument();
});

test('the menu shows how many missions can be claimed', async () => {
  await open();
  const entry = screen.getByRole('button', { name: /^Missions/ });
  expect(entry).toHaveTextContent('3');
});

test('without missions the page says so, and failed leaderboards offer a retry', async () => {
  await open({ missions: [], boards: new CallFailed({ code: 'unavailable' }) });
  expect(screen.getByText('No mission at the moment')).toBeVisible();
  expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
});
