import type { SupportMessage } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/makers.ts';
import { openedWindow, renderShell } from '../../testing/render-shell.tsx';

const aMessage = (number: number, author: SupportMessage['author'], text: string) =>
  ({ number, author, text, images: [], sentAt: '2026-03-01T12:00:00.000Z' }) as const;

const messages = [aMessage(1, 'member', 'Where is it?'), aMessage(2, 'operator', 'On its way.')];
const answers = {
  supportRoom: { messages, hasEarlier: false, isClosed: false },
  unreadCount: { messages: 0, support: 1, missions: 0, rewards: 0 },
  readSupport: undefined,
  sendSupport: aMessage(3, 'member', 'Thanks'),
};
const path = '/?centre=support';

test('the address opens the room; seen messages are reported, written ones are sent once', async () => {
  const user = userEvent.setup();
  const { called } = await renderShell({ path, site: { session: aSession() }, answers });
  const room = await openedWindow('Chat with us');
  expect(await within(room).findByText('On its way.')).toBeVisible();
  const inputsOf = (name: string) =>
    called.filter((one) => one.name === name).map(({ input }) => input);
  await waitFor(() => expect(inputsOf('readSupport')).toEqual([{ number: 2 }]));

  const field = within(room).getByRole('textbox', { name: 'Write a message' });
  expect(within(room).getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(field, '  Thanks{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(inputsOf('sendSupport')).toEqual([{ text: 'Thanks', images: [] }]);

  await user.click(within(room).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

test('typed text stays if sending fails', async () => {
  const user = userEvent.setup();
  const { sendSupport: _sendSupport, ...others } = answers;
  await renderShell({ path, site: { session: aSession() }, answers: others });
  const field = await screen.findByRole('textbox', { name: 'Write a message' });
  await user.type(field, 'Hello{Shift>}{Enter}{/Shift}there');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/connection/)).toBeVisible();
  expect(field).toHaveValue('Hello\nthere');
});

test('the room is loaded again after a new message', async () => {
  const { called, stream } = await renderShell({
    path,
    site: { session: aSession() },
    answers,
  });
  await screen.findByText('On its way.');
  const asked = () => called.filter(({ name }) => name === 'supportRoom').length;
  const before = asked();
  act(() => stream.latest.emit('support.changed', { number: 3 }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

const visitorAnswers = {
  visitorSupport: null,
  challenge: null,
  sendVisitorSupport: aMessage(1, 'member', 'I cannot log in'),
};

test('a visitor writes without an account: name, contact and words go out once', async () => {
  const user = userEvent.setup();
  const { called } = await renderShell({ path, answers: visitorAnswers });
  const room = within(await openedWindow('Chat with us'));
  await user.click(await room.findByRole('button', { name: 'Send' }));
  expect(room.getByRole('textbox', { name: 'Your name' })).toBeInvalid();
  expect(room.getByRole('textbox', { name: 'Mail or phone' })).toBeInvalid();
  await user.type(room.getByRole('textbox', { name: 'Your name' }), 'Amina');
  await user.type(room.getByRole('textbox', { name: 'Mail or phone' }), 'amina@mail.com');
  await user.type(room.getByRole('textbox', { name: 'Write a message' }), 'I cannot log in{Enter}');
  await waitFor(() =>
    expect(
      called.filter(({ name }) => name === 'sendVisitorSupport').map(({ input }) => input),
    ).toEqual([
      {
        name: 'Amina',
        contact: 'amina@mail.com',
        text: 'I cannot log in',
        images: [],
        language: 'en',
      },
    ]),
  );
});

test('a visitor who returns continues the same conversation', async () => {
  const { called } = await renderShell({
    path,
    answers: {
      ...visitorAnswers,
      readVisitorSupport: undefined,
      visitorSupport: {
        messages,
        hasEarlier: false,
        isClosed: false,
        name: 'Amina',
        contact: 'amina@mail.com',
      },
    },
  });
  const room = within(await openedWindow('Chat with us'));
  expect(await room.findByText('On its way.')).toBeVisible();
  expect(room.getByText(/we answer to amina@mail\.com/)).toBeVisible();
  expect(room.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(called.find(({ name }) => name === 'readVisitorSupport')?.input).toEqual({ number: 2 }),
  );
});

test('a captcha is asked for where the platform wants one', async () => {
  const user = userEvent.setup();
  await renderShell({
    path,
    answers: {
      ...visitorAnswers,
      sendVisitorSupport: aFailure({ code: 'captcha-needed' }),
      captcha: { id: 'cap_1', image: 'aa', sound: '/sound', expiresInS: 300 },
    },
  });
  const room = within(await openedWindow('Chat with us'));
  await user.type(await room.findByRole('textbox', { name: 'Your name' }), 'Amina');
  await user.type(room.getByRole('textbox', { name: 'Mail or phone' }), 'amina@mail.com');
  await user.type(room.getByRole('textbox', { name: 'Write a message' }), 'Hello{Enter}');
  expect(await room.findByRole('img', { name: /captcha|picture|characters/i })).toBeVisible();
});
