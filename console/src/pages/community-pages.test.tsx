import type {
  AdminChatMessage,
  AdminDocument,
  AdminLeaderboard,
  AdminRaffle,
  Localized,
  MissionDraft,
  MissionId,
} from '@croupier/contracts';
import { aFailure, idOf } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newLeaderboard } from '../features/leaderboards/new-leaderboard.ts';
import { newMission } from '../features/missions/new-mission.ts';
import { newRaffle } from '../features/raffles/new-raffle.ts';
import { aBrandDetails, anOperator, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });
const shared = {
  brands: [padma, verano],
  brandSettings: { ...aBrandDetails(), languages: ['en', 'bn'] as const },
  lobbyGames: aFailure({ code: 'forbidden' }),
};

function aDocument<Draft, Id>(id: Id, draft: Draft): AdminDocument<Draft, Id> {
  return { id, draft, revision: 1, publishedRevision: 1, isChanged: false };
}

const mission: AdminDocument<MissionDraft, MissionId> = aDocument(idOf('mis', '00000001'), {
  ...newMission(new Date('2026-01-01T00:00:00.000Z')),
  words: { en: { title: 'Warm up' } },
  steps: [{ measure: 'turnover', target: '100.00', category: 'LOTT' }],
  reward: { kind: 'cash', amount: '5.00' },
});

const missions = {
  ...shared,
  adminMissions: [mission],
  removedMissions: [],
  missionFigures: [{ id: mission.id, completed: 7, claimed: 5 }],
};

test('shows the missions with their use, and saves a new one with its steps', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/missions?brand=padma',
    answers: {
      ...missions,
      saveMission: aFailure({
        code: 'invalid-input',
        fields: { 'draft.after': { code: 'pattern', pattern: 'mission-chain' } },
      }),
    },
  });
  expect(await screen.findByText('Completed 7, claimed 5')).toBeVisible();
  expect(screen.getByText('Turnover: BDT 100.00, Lottery')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create a mission' }));
  await user.type(screen.getByLabelText('Title'), 'Next');
  await user.type(screen.getByLabelText('Target (BDT, or a number)'), '250');
  await user.click(screen.getByRole('button', { name: 'Add one' }));
  await user.click(screen.getByRole('button', { name: 'Remove number 2' }));
  await user.selectOptions(screen.getByLabelText('Reward'), 'bonus');
  await user.selectOptions(screen.getByLabelText('Opens after'), 'Warm up');
  await user.type(screen.getByLabelText('Why?'), 'spring');
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(called.find(({ name }) => name === 'saveMission')?.input).toMatchObject({
    brand: 'padma',
    id: null,
    revision: 0,
    note: 'spring',
    publish: true,
    draft: {
      words: { en: { title: 'Next' } },
      period: 'daily',
      endsAt: null,
      steps: [{ measure: 'turnover', target: '250' }],
      reward: { kind: 'bonus', terms: { times: 10, days: 14 } },
      claimDays: 3,
      after: mission.id,
    },
  });
  expect(await screen.findByText('Choose a published mission of the same period.')).toBeVisible();
});

test('an earlier revision of a mission is restored; terms that members work for are refused in words', async () => {
  const user = userEvent.setup();
  const earlier = { ...mission.draft, words: { en: { title: 'Warmer' } } };
  const history = { by: 'mina', at: '2026-03-01T10:00:00.000Z', note: 'name' } as const;
  const { called } = await renderConsole({
    path: '/missions?brand=padma',
    answers: {
      ...missions,
      adminMissions: [{ ...mission, isChanged: true }],
      missionRevisions: {
        rows: [{ ...history, revision: 1, action: 'published', draft: earlier }],
        next: null,
      },
      restoreMissionRevision: mission,
      publishMission: aFailure({ code: 'terms-fixed' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'History: Warm up' }));
  await user.click(await screen.findByRole('button', { name: 'Restore revision 1' }));
  await user.type(screen.getByLabelText('Why?'), 'back');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(called.find(({ name }) => name === 'restoreMissionRevision')?.input).toEqual({
    brand: 'padma',
    id: mission.id,
    revision: 1,
    wanted: 1,
    note: 'back',
  });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Publish: Warm up' }));
  await user.type(screen.getByLabelText('Why?'), 'other terms');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/only its texts, its end and its place can change/)).toBeVisible();
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

const boardDraft = {
  ...newLeaderboard('2026-03-01'),
  words: { en: { title: 'Race' } },
  prizes: board.terms.prizes,
};

test('excludes a member from the prizes, and releases held prizes, each with a reason', async () => {
  const user = userEvent.setup();
  const memberId = idOf('mem', '00000001');
  const { called } = await renderConsole({
    path: '/leaderboards?brand=padma',
    answers: {
      ...shared,
      adminLeaderboards: [aDocument(board.id, boardDraft)],
      removedLeaderboards: [],
      leaderboardFigures: [board],
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

const raffleDraft = { ...newRaffle('2026-03-01'), words: { en: { title: 'Friday draw' } } };

test('closes a raffle early with a reason, and says that this is final', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/raffles?brand=padma',
    answers: {
      ...shared,
      adminRaffles: [aDocument(raffle.id, raffleDraft)],
      removedRaffles: [],
      raffleFigures: [raffle],
      freezeRaffle: undefined,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  expect(screen.getByText(/This is final/)).toBeVisible();
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

test('a raffle has its title in the language of the operator, otherwise in that of the brand', async () => {
  const second = idOf('rfl', '00000002');
  const both = { bn: { title: 'শুক্রবারের ড্র' }, en: { title: 'Friday draw' } };
  await renderConsole({
    path: '/raffles?brand=padma',
    answers: {
      ...shared,
      brandSettings: { ...shared.brandSettings, languages: ['bn', 'en'] },
      adminRaffles: [
        aDocument(raffle.id, { ...raffleDraft, words: both }),
        aDocument(second, { ...raffleDraft, words: { bn: { title: 'শনিবারের ড্র' } } }),
      ],
      removedRaffles: [],
      raffleFigures: [],
    },
  });
  expect(await screen.findByText('Friday draw')).toBeVisible();
  expect(screen.getByText('শনিবারের ড্র')).toBeVisible();
});

test('a new raffle begins today in the time zone of the brand', async () => {
  const user = userEvent.setup();
  const { settings } = aBrandDetails();
  // At one of the two offsets another day has begun, whatever the time is.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const profile = { ...settings.profile, timeZone };
    const brandSettings = { ...shared.brandSettings, settings: { ...settings, profile } };
    const noRaffles = { adminRaffles: [], removedRaffles: [], raffleFigures: [] };
    const { unmount } = await renderConsole({
      path: '/raffles?brand=padma',
      answers: { ...shared, ...noRaffles, brandSettings },
    });
    await user.click(await screen.findByRole('button', { name: 'Create a raffle' }));
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    expect(await screen.findByLabelText('First day')).toHaveValue(today);
    unmount();
  }
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

const rules = aDocument('room' as const, { slowSeconds: 10, textLength: 200 });
const chatRules = { adminChatRules: [rules], removedChatRules: [] };

test('removes a reported message, starts a rain and mutes an author', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/chat?brand=padma',
    answers: {
      ...shared,
      ...chatRules,
      chatRains: {
        isOpen: true,
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

test('rules of the room are changed with their history, by operators of bonuses only', async () => {
  const user = userEvent.setup();
  const answers = {
    ...shared,
    ...chatRules,
    chatRains: { isOpen: true, rains: [] },
    adminChat: { rows: [], next: null },
    saveChatRules: rules,
  };
  const { called, unmount } = await renderConsole({ path: '/chat?brand=padma', answers });
  await user.click(await screen.findByRole('button', { name: 'Edit: Rules of the room' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Seconds between two messages'));
  await user.type(dialog.getByLabelText('Seconds between two messages'), '30');
  await user.type(dialog.getByLabelText('Why?'), 'quieter');
  await user.click(dialog.getByRole('button', { name: 'Save and publish' }));
  expect(called.find(({ name }) => name === 'saveChatRules')?.input).toMatchObject({
    id: 'room',
    revision: 1,
    draft: { slowSeconds: 30, textLength: 200 },
    publish: true,
  });
  unmount();
  const operator = anOperator({ reach: { support: null } });
  await renderConsole({ path: '/chat?brand=padma', answers, operator });
  expect(await screen.findByText('Nothing to decide')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit: Rules of the room' })).toBeNull();
});

test('a leaderboard is planned with prizes of any kind by place', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/leaderboards?brand=padma',
    answers: {
      ...shared,
      adminLeaderboards: [],
      removedLeaderboards: [],
      leaderboardFigures: [],
      saveLeaderboard: aFailure({
        code: 'invalid-input',
        fields: { 'draft.prizes': { code: 'pattern', pattern: 'prize-places' } },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create a leaderboard' }));
  await user.type(screen.getByLabelText('Title'), 'Race');
  await user.selectOptions(screen.getByLabelText('Score'), 'points');
  await user.type(screen.getByLabelText('Points for each unit: Slots'), '3');
  await user.click(screen.getByRole('button', { name: 'Add one' }));
  const [, second] = screen.getAllByLabelText('Reward');
  if (!second) throw new Error('there are two prizes');
  await user.selectOptions(second, 'points');
  await user.type(screen.getByLabelText('Why?'), 'spring');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(called.find(({ name }) => name === 'saveLeaderboard')?.input).toMatchObject({
    publish: false,
    draft: {
      measure: 'points',
      points: { RNG: 3 },
      prizes: [
        { from: 1, to: 1, reward: { kind: 'cash' } },
        { from: 2, to: 2, reward: { kind: 'points' } },
      ],
    },
  });
  expect(await screen.findByText('Each place can have one prize only.')).toBeVisible();
});

test('empty lists say so', async () => {
  await renderConsole({
    path: '/missions?brand=padma',
    answers: { ...missions, adminMissions: [], missionFigures: [] },
  });
  expect(await screen.findByText('Create the first mission of this brand.')).toBeVisible();
});
