import type { ChatMessage, ChatRoom, OwnChat } from '@croupier/contracts';
import { aFailure, aSession, idOf, renderInHost, type Answers } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { ChatRoomPage } from './chat-room-page.tsx';

const message: ChatMessage = {
  id: idOf('cht', '00000001'),
  account: 'ra•••m',
  author: 'aaaa00000001',
  text: 'Good evening',
  at: '2026-03-01T10:00:00.000Z',
};
const room: ChatRoom = { isOpen: true, slowSeconds: 10, textLength: 200, messages: [message] };
const own: OwnChat = { author: 'bbbb00000002', mutedUntil: null, mayPost: true, shares: [] };
const posted: ChatMessage = {
  ...message,
  id: idOf('cht', '00000002'),
  author: own.author,
  text: 'Hello all',
};

const show = (answers: Answers = {}, session: ReturnType<typeof aSession> | null = aSession()) =>
  renderInHost(<ChatRoomPage />, {
    texts: { 'mfe-promo': remote.texts },
    publishes: description.topics.publishes,
    ...(session && { session }),
    answers: { chatRoom: room, ownChat: own, postChat: posted, ...answers },
  });

beforeEach(() => localStorage.clear());

test('a message of the stream appears at once, and a removed one disappears', async () => {
  const { host } = await show();
  expect(await screen.findByText('Good evening')).toBeVisible();
  act(() =>
    host.publish('chat.posted', {
      ...message,
      id: idOf('cht', '00000003'),
      text: 'From the stream',
    }),
  );
  expect(screen.getByText('From the stream')).toBeVisible();
  act(() => host.publish('chat.removed', { id: message.id }));
  expect(screen.queryByText('Good evening')).toBeNull();
});

test('writes by keyboard, shows the own message and empties the field', async () => {
  const user = userEvent.setup();
  const { called } = await show();
  const field = await screen.findByLabelText('Your message');
  await user.type(field, 'Hello all{Enter}');
  expect(await screen.findByText('Hello all')).toBeVisible();
  expect(field).toHaveValue('');
  expect(called.find(({ name }) => name === 'postChat')?.input).toEqual({ text: 'Hello all' });
});

test('a refused message stays in the field with the reason', async () => {
  const user = userEvent.setup();
  await show({ postChat: aFailure({ code: 'chat-text-refused' }) });
  const field = await screen.findByLabelText('Your message');
  await user.type(field, 'see evil.com{Enter}');
  expect(await screen.findByText(/^Links, contacts/)).toBeVisible();
  expect(field).toHaveValue('see evil.com');
});

test('a visitor reads and is asked to sign in; a trial account reads only', async () => {
  const { unmount } = await show({}, null);
  expect(await screen.findByText('Good evening')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in to write' })).toBeVisible();
  unmount();
  await show({ ownChat: { ...own, mayPost: false } });
  expect(await screen.findByText(/^You can read here/)).toBeVisible();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('a player can be hidden and shown again, and a message reported', async () => {
  const user = userEvent.setup();
  const { called } = await show({ reportChat: undefined });
  await user.click(await screen.findByRole('button', { name: 'Report a message of ra•••m' }));
  await user.click(screen.getByRole('radio', { name: 'Begging' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(called.find(({ name }) => name === 'reportChat')?.input).toEqual({
    id: message.id,
    reason: 'begging',
  });
  await user.click(screen.getByRole('button', { name: 'Hide messages of ra•••m' }));
  expect(screen.queryByText('Good evening')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the hidden player again' }));
  expect(screen.getByText('Good evening')).toBeVisible();
});

test('a share of a rain is claimed', async () => {
  const user = userEvent.setup();
  const reward = { kind: 'cash', amount: '5.00' } as const;
  const share = { id: idOf('ran', '00000001'), reward, endsAt: '2126-03-01T10:00:00.000Z' };
  await show({ ownChat: { ...own, shares: [share] }, claimRain: { reward } });
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('You have it: ৳5.00 in cash.')).toBeVisible();
});

describeForm('a message in the chat room', {
  call: 'postChat',
  open: async (line) => {
    const hosted = await show({ postChat: line.gives(posted) });
    await screen.findByLabelText('Your message');
    return hosted;
  },
  fields: [{ name: 'text', good: 'Hello all', refuses: ['x'.repeat(room.textLength + 1)] }],
});
