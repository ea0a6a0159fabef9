import type {
  AdminChatMessage,
  AdminLeaderboard,
  AdminMission,
  AdminRaffle,
  Localized,
} from '@croupier/contracts';
import { idOf } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });
const brands = [padma, verano];
const facts = { currency: 'BDT', timeZone: 'Asia/Dhaka' };

const mission: AdminMission = {
  id: idOf('mis', '00000001'),
  brand: 'padma',
  terms: {
    period: 'daily',
    startsAt: '2026-01-01T00:00:00.000Z',
    steps: [{ measure: 'turnover', target: '100.00', category: 'LOTT' }],
    reward: { kind: 'cash', amount: '5.00' },
    claimDays: 3,
    after: null,
  },
  showing: { title: inAll('Warm up'), isEnabled: true, endsAt: null, position: 1 },
  completed: 7,
  claimed: 5,
  createdAt: '2026-01-01T00:00:00.000Z',
};

async function typeTitle(user: ReturnType<typeof userEvent.setup>) {
  for (const language of ['English', 'Bengali', 'Spanish', 'Arabic'])
    await user.type(screen.getByLabelText(`Title in ${language}`), 'Next');
}

test('shows the missions with their use, and creates one with its steps', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/missions?brand=padma',
    answers: {
      brands,
      adminMissions: { ...facts, missions: [mission] },
      createMission: { id: mission.id },
    },
  });
  const created = () => called.filter(({ name }) => name === 'createMission');
  expect(await screen.findByText('Completed 7, claimed 5')).toBeVisible();
  expect(screen.getByText('Turnover: BDT 100.00, Lottery')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create a mission' }));
  await user.type(screen.getByLabelText('Why?'), 'spring');
  const [, confirm] = screen.getAllByRole('button', { name: 'Create a mission' });
  if (!confirm) throw new Error('the dialog has a button');
  await user.click(confirm);
  expect(screen.getByText(/^Fill in every title/)).toBeVisible();
  expect(created()).toEqual([]);
  await typeTitle(user);
  const [target] = screen.getAllByLabelText('Target (BDT, or a number)');
  if (!target) throw new Error('the form has a first step');
  await user.type(target, '250');
  await user.selectOptions(screen.getByLabelText('Reward'), 'bonus');
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '25');
  await user.selectOptions(screen.getByLabelText('Opens after'), 'Warm up');
  await user.click(confirm);
  expect(created()[0]?.input).toMatchObject({
    brand: 'padma',
    note: 'spring',
    showing: { title: inAll('Next'), isEnabled: true, endsAt: null, position: 2 },
    terms: {
      period: 'daily',
      steps: [{ measure: 'turnover', target: '250.00' }],
      reward: { kind: 'bonus', amount: '25', terms: { times: 10, days: 14 } },
      claimDays: 3,
      after: mission.id,
    },
  });
});

const board: AdminLeaderboard = {
  id: idOf('lbd', '00000001'),
  brand: 'padma',
  currency: 'BDT',
  state: 'held',
  terms: {
    title: inAll('Race'),
    measure: 'turnover',
    categories: [],
    firstDay: '2026-03-01',
    lastDay: '2026-03-07',
    prizes: [{ from: 1, to: 3, reward: { kind: 'cash', amount: '500.00' } }],
    isHeld: true,
  },
  startsAt: '2026-02-28T18:00:00.000Z',
  endsAt: '2026-03-07T18:00:00.000Z',
  players: 42,
};

test('excludes a member from the prizes, and releases held prizes, each with a reason', async () => {
  const user = userEvent.setup();
  const memberId = idOf('mem', '00000001');
  const { called } = await renderConsole({
    path: '/leaderboards?brand=padma',
    answers: {
      brands,
      adminLeaderboards: { ...facts, leaderboards: [board] },
      adminLeaderboardRows: [
        { place: 1, memberId, account: 'rahim', score: '90.00', isExcluded: false, reward: null },
      ],
      excludeFromLeaderboard: undefined,
      holdLeaderboard: undefined,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'First places' }));
  await user.click(await screen.findByRole('button', { name: 'Exclude rahim from the prizes' }));
  await user.type(screen.getByLabelText('Why?'), 'same device');
  const [, confirm] = screen.getAllByRole('button', { name: /^Exclude/ });
  if (!confirm) throw new Error('the dialog has a button');
  await user.click(confirm);
  expect(called.find(({ name }) => name === 'excludeFromLeaderboard')?.input).toEqual({
    brand: 'padma',
    id: board.id,
    memberId,
    isExcluded: true,
    note: 'same device',
  });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Release the prizes' }));
  await user.type(screen.getByLabelText('Why?'), 'checked');
  const [, release] = screen.getAllByRole('button', { name: 'Release the prizes' });
  if (!release) throw new Error('the dialog has a button');
  await user.click(release);
  expect(called.find(({ name }) => name === 'holdLeaderboard')?.input).toMatchObject({
    isHeld: false,
    note: 'checked',
  });
});

const raffle: AdminRaffle = {
  id: idOf('rfl', '00000001'),
  brand: 'padma',
  members: 0,
  state: 'open',
  currency: 'BDT',
  terms: {
    title: inAll('Friday draw'),
    prizes: [{ reward: { kind: 'cash', amount: '500.00' }, winners: 2 }],
    firstDay: '2026-03-01',
    lastDay: '2026-03-07',
    turnover: '100.00',
    categories: [],
    dailyTickets: 2,
    ticketsAtMost: 50,
  },
  startsAt: '2026-02-28T18:00:00.000Z',
  closesAt: '2126-03-07T18:00:00.000Z',
  proof: {
    numero: 'rfl_00000001',
    commit: 'ff'.repeat(32),
    seal: null,
    tickets: 0,
    serverSeed: null,
    beacon: null,
    drawn: [],
  },
  winners: [],
};

test('closes a raffle early with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/raffles?brand=padma',
    answers: {
      brands,
      adminRaffles: { ...facts, raffles: [raffle] },
      freezeRaffle: undefined,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  await user.type(screen.getByLabelText('Why?'), 'enough');
  const [, confirm] = screen.getAllByRole('button', { name: 'Close now' });
  if (!confirm) throw new Error('the dialog has a button');
  await user.click(confirm);
  expect(called.find(({ name }) => name === 'freezeRaffle')?.input).toEqual({
    brand: 'padma',
    id: raffle.id,
    note: 'enough',
  });
});

const message: AdminChatMessage = {
  id: idOf('cht', '00000001'),
  account: 'ra•••m',
  author: 'aaaa00000001',
  text: 'bad words',
  at: '2026-03-01T10:00:00.000Z',
  memberId: idOf('mem', '00000001'),
  username: 'rahim',
  reports: 3,
  isRemoved: false,
  mutedUntil: null,
};

test('removes a reported message, starts a rain and mutes an author', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/chat?brand=padma',
    answers: {
      brands,
      chatSettings: {
        isOpen: true,
        slowSeconds: 10,
        textLength: 200,
        rains: [{ id: idOf('cmp', '00000001'), title: inAll('Evening rain') }],
      },
      adminChat: { rows: [message], next: null },
      decideChat: undefined,
      startRain: { id: idOf('ran', '00000001'), members: 3 },
      muteChat: undefined,
    },
  });
  expect(await screen.findByText('3 reports')).toBeVisible();
  expect(screen.getByText('Rain campaigns running: 1')).toBeVisible();
  const press = async (name: string, why: string) => {
    await user.click(screen.getByRole('button', { name }));
    await user.type(screen.getByLabelText('Why?'), why);
    const [, confirm] = screen.getAllByRole('button', { name });
    if (!confirm) throw new Error('the dialog has a button');
    await user.click(confirm);
  };
  await press('Remove the message', 'insult');
  expect(called.find(({ name }) => name === 'decideChat')?.input).toMatchObject({
    id: message.id,
    decision: 'remove',
    note: 'insult',
  });
  await user.click(screen.getByRole('button', { name: 'Start a rain' }));
  await user.selectOptions(await screen.findByLabelText('Campaign'), 'Evening rain');
  await user.type(screen.getByLabelText('Why?'), 'evening');
  const [, start] = screen.getAllByRole('button', { name: 'Start a rain' });
  if (!start) throw new Error('the dialog has a button');
  await user.click(start);
  expect(called.find(({ name }) => name === 'startRain')?.input).toMatchObject({
    campaign: idOf('cmp', '00000001'),
    members: 10,
    minutes: 10,
  });
  await press('Mute the member', 'insult');
  expect(called.find(({ name }) => name === 'muteChat')?.input).toMatchObject({
    memberId: message.memberId,
    minutes: 60,
  });
});

test('empty lists say so', async () => {
  await renderConsole({
    path: '/missions?brand=padma',
    answers: { brands, adminMissions: { ...facts, missions: [] } },
  });
  expect(await screen.findByText('No missions yet')).toBeVisible();
});
