import type { Id, OutgoingMessage } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

function aMessage(overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: 'msg_00000001' as Id<'msg'>,
    brand: 'padma',
    channel: 'sms',
    recipient: '+8801712345678',
    kind: 'code-login',
    subject: 'Your sign-in code',
    text: 'Padma: 482913 is your sign-in code.',
    canReveal: false,
    state: 'kept',
    attempts: 0,
    lastError: null,
    madeAt: '2026-01-02T10:00:00Z',
    sentAt: null,
    ...overrides,
  };
}

const failed = aMessage({
  id: 'msg_00000002' as Id<'msg'>,
  channel: 'mail',
  recipient: 'lucia@example.com',
  subject: 'Choose a new password',
  state: 'failed',
  attempts: 8,
  lastError: 'answered 503',
});

test('each message shows its recipient, content and delivery state', async () => {
  await renderConsole({ path: '/outbox', answers: { messages: [aMessage(), failed] } });
  const list = await screen.findByRole('list', { name: 'Outbox' });
  const [sms, mail] = within(list).getAllByRole('listitem');
  if (!sms || !mail) throw new Error('two messages were expected');
  expect(sms).toHaveTextContent(/Kept here.*SMS.*\+8801712345678.*padma/);
  expect(sms).toHaveTextContent('Padma: 482913 is your sign-in code.');
  expect(within(sms).queryByRole('heading')).toBeNull();
  expect(within(sms).queryByRole('button')).toBeNull();
  expect(within(mail).getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(mail).toHaveTextContent('Attempts: 8. answered 503');
});

test('a message that was given up is sent again', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/outbox',
    answers: { messages: [failed], retryMessage: { ...failed, state: 'waiting' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again to lucia@example.com' }));
  expect(await screen.findByText('On its way to lucia@example.com again.')).toBeVisible();
  expect(called).toContainEqual(
    expect.objectContaining({ name: 'retryMessage', input: { id: failed.id } }),
  );
});

test('an expired code is refused with a message', async () => {
  const user = userEvent.setup();
  await renderConsole({
    path: '/outbox',
    answers: { messages: [failed], retryMessage: aFailure({ code: 'message-expired' }) },
  });
  await user.click(await screen.findByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText(/This message can no longer be used/)).toBeVisible();
});

test('messages are filtered by state, and a full page links to older ones', async () => {
  const user = userEvent.setup();
  const fifty = Array.from({ length: 50 }, (_, index) =>
    aMessage({ id: `msg_${String(99_999_999 - index)}` as Id<'msg'> }),
  );
  const { called } = await renderConsole({ path: '/outbox', answers: { messages: fifty } });
  await user.click(await screen.findByRole('radio', { name: 'Given up' }));
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('button', { name: 'Newer' })).toBeEnabled();
  expect(called.map(({ input }) => input)).toEqual(
    expect.arrayContaining([{}, { state: 'failed' }, { state: 'failed', before: 'msg_99999950' }]),
  );
});

test('an empty outbox says what will appear in it', async () => {
  await renderConsole({ path: '/outbox', answers: { messages: [] } });
  expect(await screen.findByText('No messages here')).toBeVisible();
});

const hidden = aMessage({ text: 'Padma: •••••• is your sign-in code.', canReveal: true });

test('a code is hidden until it is asked for', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/outbox',
    answers: { messages: [hidden], revealMessage: aMessage({ canReveal: true }) },
  });
  const show = await screen.findByRole('button', {
    name: 'Show the code or link to +8801712345678',
  });
  expect(screen.queryByText(/482913/)).toBeNull();
  await user.click(show);
  expect(await screen.findByText(/482913/)).toBeVisible();
  expect(show).not.toBeInTheDocument();
  expect(called.at(-1)).toMatchObject({ name: 'revealMessage', input: { id: hidden.id } });
});

test('an operator without the permission to reveal sees no button for it', async () => {
  await renderConsole({
    path: '/outbox',
    operator: anOperator({ reach: { messages: null } }),
    answers: { messages: [hidden] },
  });
  await screen.findByText(/••••••/);
  expect(screen.queryByRole('button', { name: /^Show the code/ })).toBeNull();
});
