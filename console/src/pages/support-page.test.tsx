import type { AdminSupportRoom, Id, MemberFile } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const memberId = 'mem_00000001' as Id<'mem'>;

const room: AdminSupportRoom = {
  roomId: memberId,
  visitor: null,
  brand: 'padma',
  account: 'rahim',
  state: 'waiting',
  waitingSince: '2026-03-01T12:00:00.000Z',
  assignee: null,
  lastNumber: 1,
  lastText: 'Where is my deposit?',
  lastAt: '2026-03-01T12:00:00.000Z',
};

const file: MemberFile = {
  id: memberId,
  brand: 'padma',
  account: 'rahim',
  nickname: 'rahim',
  type: 0,
  status: 'active',
  joinedAt: '2026-01-01T10:00:00Z',
  lastLoginAt: null,
  lastLoginIp: null,
  email: null,
  mobile: null,
  emailVerifiedAt: null,
  mobileVerifiedAt: null,
  secondFactorSince: null,
  passkeys: 0,
  closesAt: null,
  uplineAccount: null,
  openSessions: 1,
  lockedUntil: null,
  rankLevel: 0,
  passwordAskedAt: null,
  balance: '1250.00',
  currency: 'BDT',
};

const sentAt = '2026-03-01T12:00:00.000Z';
const question = {
  number: 1,
  author: 'member',
  text: 'Where is my deposit?',
  images: [],
  sentAt,
} as const;

const answers = {
  brands: [padma],
  memberFile: file,
  supportQueue: { rooms: [room], waiting: 1 },
  supportDialogue: { room, messages: [question], hasEarlier: false },
  supportAnswers: [
    { id: 'san_00000001' as Id<'san'>, title: 'Greeting', text: 'Good day, what can we do?' },
  ],
  answerSupport: { ...question, number: 2, author: 'operator' as const },
  assignSupport: { ...room, assignee: 'mina' },
  closeSupport: { ...room, state: 'closed' as const },
};

test('a waiting member is found, gets a canned answer, and the room is closed', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path: '/support', answers });
  const inputsOf = (name: string) =>
    called.filter((one) => one.name === name).map(({ input }) => input);
  const rooms = await screen.findByRole('list', { name: 'Rooms' });
  await user.click(within(rooms).getByRole('link', { name: /rahim/ }));
  const log = await screen.findByRole('log', { name: 'Conversation' });
  expect(within(log).getByText('Where is my deposit?')).toBeVisible();

  await user.selectOptions(await screen.findByLabelText('Ready answer'), 'Greeting');
  const field = screen.getByRole('textbox', { name: 'Write an answer' });
  expect(field).toHaveValue('Good day, what can we do?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(inputsOf('answerSupport')).toEqual([
    { roomId: memberId, text: 'Good day, what can we do?' },
  ]);
  expect(field).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Take over' }));
  expect(inputsOf('assignSupport')).toEqual([{ roomId: memberId, isMine: true }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(inputsOf('closeSupport')).toEqual([{ roomId: memberId, lastNumber: 1 }]);
});

test('a new message is shown as now, even if the local clock is slow', async () => {
  const lastAt = new Date(Date.now() + 3_600_000).toISOString();
  await renderConsole({
    path: '/support',
    answers: { ...answers, supportQueue: { rooms: [{ ...room, lastAt }], waiting: 1 } },
  });
  const rooms = await screen.findByRole('list', { name: 'Rooms' });
  expect(within(rooms).getByText('now')).toBeVisible();
});

test('the menu shows how many members wait, and support shows the member’s file next to the dialogue', async () => {
  await renderConsole({ path: `/support/padma/${memberId}`, answers });
  const menu = screen.getByRole('navigation', { name: 'Console' });
  expect(await within(menu).findByRole('link', { name: /Support 1 member waits/ })).toBeVisible();
  expect(await screen.findByText(/1,250/)).toBeVisible();
});
