import type { InboxMessage, Notice } from '@croupier/contracts';
import { Toaster } from '@croupier/ui';
import { aFailure, aSession, idOf, renderInHost, type Answers } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const aMessage = (number: number, overrides: Partial<InboxMessage> = {}): InboxMessage => ({
  id: idOf('mmg', `0000000${number}`),
  title: `Message ${number}`,
  text: `Text of message ${number}`,
  image: null,
  sentAt: '2026-03-01T10:00:00.000Z',
  isRead: false,
  ...overrides,
});

const notice: Notice = {
  id: idOf('ntc', '00000001'),
  title: 'A new game',
  content: [],
  types: ['PU'],
  startsAt: '2026-03-01T10:00:00.000Z',
};

/** A platform with these messages: reading, deleting and restoring change what it answers. */
function anInbox(messages: readonly InboxMessage[], support = 0) {
  let rows = [...messages];
  const deleted = new Map<string, InboxMessage>();
  const change = (wanted: string, isRead: boolean) => {
    rows = rows.map((row) => (row.id === wanted ? { ...row, isRead } : row));
  };
  return {
    unreadCount: () => ({
      messages: rows.filter(({ isRead }) => !isRead).length,
      support,
      missions: 0,
      rewards: 0,
    }),
    inboxMessages: () => ({ rows, next: null }),
    inboxMessage: ({ id }) => {
      const message = rows.find((row) => row.id === id);
      if (!message) throw aFailure({ code: 'not-found' });
      return message;
    },
    readInboxMessage: ({ id }) => change(id, true),
    readInboxUpTo: () => {
      rows = rows.map((row) => ({ ...row, isRead: true }));
    },
    deleteInboxMessage: ({ id }) => {
      for (const row of rows) if (row.id === id) deleted.set(id, row);
      rows = rows.filter((row) => row.id !== id);
    },
    restoreInboxMessage: ({ id }) => {
      const row = deleted.get(id);
      if (row) rows = [row, ...rows];
    },
  } satisfies Answers;
}

async function open(answers: Answers, path = '/') {
  const Centre = await loadCentre();
  const page = (
    <>
      <Centre first="messageV2" />
      <Toaster />
    </>
  );
  const hosted = await renderInHost(page, {
    path,
    session: aSession(),
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    answers: { announcements: { list: [notice], totalPages: 1 }, ...answers },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  const inputsOf = (name: string) =>
    hosted.called.filter((one) => one.name === name).map(({ input }) => input);
  return { ...hosted, inputsOf, user: userEvent.setup() };
}

const list = () => within(screen.getByRole('list', { name: 'Inbox' }));
const menu = () => within(screen.getByRole('navigation', { name: 'Member centre' }));

test('opening a message shows it, marks it as read once, and the counts follow', async () => {
  const { user, inputsOf } = await open(anInbox([aMessage(1), aMessage(2)]));
  expect(await menu().findByText('2 unread')).toBeInTheDocument();
  await user.click(list().getByRole('button', { name: /Message 1/ }));
  expect(await screen.findByRole('heading', { name: 'Message 1' })).toHaveFocus();
  expect(await menu().findByText('1 unread')).toBeInTheDocument();
  await waitFor(() =>
    expect(list().getByRole('button', { name: /Message 1/ })).not.toHaveAttribute('data-unread'),
  );
  expect(inputsOf('readInboxMessage')).toEqual([{ id: aMessage(1).id }]);
});

test('a link opens a message; going back returns the focus to its place in the list', async () => {
  const picture = { id: idOf('mim', '00000001'), width: 40, height: 20 };
  const { user } = await open(
    anInbox([aMessage(1), aMessage(2, { image: picture })]),
    `/?message=${aMessage(2).id}`,
  );
  expect(await screen.findByRole('heading', { name: 'Message 2' })).toBeVisible();
  const shown = screen.getByRole('img', { name: /Picture of the message/ });
  expect(shown).toHaveAttribute('src', `/wps/messages/images/${picture.id}`);
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByRole('heading', { name: 'Message 2' })).not.toBeInTheDocument();
  expect(list().getByRole('button', { name: /Message 2/ })).toHaveFocus();
});

test('a message with a picture shows it, and the picture opens in full', async () => {
  const image = { id: idOf('mim', '00000001'), width: 640, height: 360 };
  const { user } = await open(anInbox([aMessage(1, { image })]));
  await user.click(list().getByRole('button', { name: /Message 1/ }));
  const picture = await screen.findByRole('img', { name: /Message 1/ });
  expect(picture.closest('a')).toHaveAttribute('href', picture.getAttribute('src'));
  expect(picture).toHaveAttribute('src', expect.stringContaining(image.id));
});

test('a deleted message can be restored from the toast', async () => {
  const { user, inputsOf } = await open(anInbox([aMessage(1), aMessage(2)]));
  await user.click(list().getByRole('button', { name: /Message 1/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list().queryByRole('button', { name: /Message 1/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await list().findByRole('button', { name: /Message 1/ })).toBeVisible();
  expect(inputsOf('restoreInboxMessage')).toEqual([{ id: aMessage(1).id }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('everything is marked as read up to the newest message that the page shows', async () => {
  const { user, inputsOf } = await open(anInbox([aMessage(1), aMessage(2)]));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('2 unread')).toBeNull());
  expect(inputsOf('readInboxUpTo')).toEqual([{ id: aMessage(1).id }]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('a message that comes meanwhile appears without a reload', async () => {
  let inbox = anInbox([]);
  const { host } = await open({
    unreadCount: () => inbox.unreadCount(),
    inboxMessages: () => inbox.inboxMessages(),
  });
  expect(screen.getByText('No messages yet')).toBeVisible();
  inbox = anInbox([aMessage(1)]);
  act(() => host.publish('inbox.changed', { reason: 'received' }));
  expect(await screen.findByRole('button', { name: /Message 1/ })).toBeVisible();
  expect(await menu().findByText('1 unread')).toBeInTheDocument();
});

test('announcements open in the notice window, and support in its conversation', async () => {
  const { user, published } = await open(anInbox([], 3));
  await user.click(screen.getByRole('tab', { name: 'Announcements' }));
  await user.click(await screen.findByRole('button', { name: /A new game/ }));
  await user.click(screen.getByRole('tab', { name: /Support/ }));
  expect(screen.getByText('3 new answers wait for you.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the conversation' }));
  const asked = published.filter(({ topic }) => topic === 'overlay.requested');
  expect(asked.map(({ payload }) => payload)).toEqual([
    { overlay: 'notice', page: notice.id },
    { overlay: 'support' },
  ]);
});

test('a list that fails offers a retry, and a deleted message says so', async () => {
  const failing = { ...anInbox([]), inboxMessages: aFailure({ code: 'unavailable' }) };
  await open(failing, `/?message=${aMessage(9).id}`);
  expect(await screen.findAllByRole('button', { name: /again/i })).toHaveLength(2);
});
