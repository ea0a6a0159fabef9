import type { SupportMessage } from '@croupier/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/makers.ts';
import { openedWindow } from '../../testing/opened-window.ts';
import { renderShell } from '../../testing/render-shell.tsx';

const aMessage = (number: number, author: SupportMessage['author'], text: string) =>
  ({ number, author, text, images: [], sentAt: '2026-03-01T12:00:00.000Z' }) as const;

const messages = [aMessage(1, 'member', 'Where is it?'), aMessage(2, 'operator', 'On its way.')];
const answers = {
  supportRoom: { messages, hasEarlier: false, isClosed: false },
  supportUnread: { unread: 1 },
  readSupport: undefined,
  sendSupport: aMessage(3, 'member', 'Thanks'),
};
const path = '/?centre=support';

test('the address opens the room; what is seen is told, what is written is sent once', async () => {
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

test('what was typed stays where it could not be sent', async () => {
  const user = userEvent.setup();
  const { sendSupport: _sendSupport, ...others } = answers;
  await renderShell({ path, site: { session: aSession() }, answers: others });
  const field = await screen.findByRole('textbox', { name: 'Write a message' });
  await user.type(field, 'Hello{Shift>}{Enter}{/Shift}there');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/connection/)).toBeVisible();
  expect(field).toHaveValue('Hello\nthere');
});

test('the room is asked for again when something is said in it', async () => {
  const { called, stream } = await renderShell({
    path,
    site: { session: aSession() },
    answers,
  });
  await screen.findByText('On its way.');
  const asked = () => called.filter(({ name }) => name === 'supportRoom').length;
  const before = asked();
  act(() => stream.latest.say('support.changed', { number: 3 }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

test('a visitor is asked to log in first', async () => {
  await renderShell({ path, answers });
  await openedWindow('Log in');
  expect(window.location.search).toBe('?centre=login');
});
