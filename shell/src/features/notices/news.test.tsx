import type { PasswordChangeReason } from '@croupier/contracts';
import { aProfile } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContent, aNotice, aSession } from '../../testing/makers.ts';
import { openedWindow, renderShell } from '../../testing/render-shell.tsx';

const scrolled = jest.fn<void, [string]>();
beforeEach(() => {
  localStorage.clear();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.textContent);
  };
});
afterEach(() => jest.useRealTimers());

const flood = aNotice('Flood');
const feast = aNotice('Feast');
const list = [flood, feast];
const content = aContent({ notices: list });
const answers = { announcements: { list, totalPages: 1 }, pageContent: content };

test('a title of the bar opens the window at its notice; closing it goes back', async () => {
  const user = userEvent.setup();
  await renderShell({ site: { content }, answers });
  const bar = screen.getByRole('region', { name: 'Notices' });
  await user.click(within(bar).getByRole('link', { name: 'Feast' }));
  const dialog = await openedWindow('News');
  expect(await within(dialog).findByText('All about Flood')).toBeVisible();
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.stringContaining('Feast')));
  expect(window.location.search).toBe('?centre=notice&page=ntc_Feast');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

test('an address and the bus also open the window; a removed notice shows a message', async () => {
  const { shell } = await renderShell({
    path: '/?centre=notice&page=ntc_Gone',
    site: { content },
    answers,
  });
  expect(await screen.findByText(/no longer shown/)).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => shell.own.publish('overlay.requested', { overlay: 'notice', page: flood.id }));
  await openedWindow('News');
});

test('the bar moves once the page is idle, and can be stopped', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderShell({ site: { content }, answers });
  const bar = screen.getByRole('region', { name: 'Notices' });
  const track = within(bar).getByRole('list');
  expect(track).toHaveAttribute('data-paused', 'true');
  act(() => void jest.advanceTimersByTime(3_000));
  expect(track).toHaveAttribute('data-paused', 'false');
  await user.click(within(bar).getByRole('button', { name: 'Stop the movement' }));
  expect(track).toHaveAttribute('data-paused', 'true');
});

test('news for everybody pop up in the corner until they are closed', async () => {
  const user = userEvent.setup();
  const site = { content: aContent({ popups: [flood.id] }) };
  const first = await renderShell({ site, answers });
  const card = await openedWindow('News');
  expect(within(card).getByText('All about Flood')).toBeVisible();
  expect(within(card).queryByText('All about Feast')).toBeNull();
  expect(first.called).toContainEqual(
    expect.objectContaining({
      name: 'announcements',
      input: expect.objectContaining({ execution: 'PU' }),
    }),
  );
  await user.click(within(card).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('seen-news')).toContain(flood.id);
});

test('closed news stay closed', async () => {
  localStorage.setItem('seen-news', flood.id);
  const site = { content: aContent({ popups: [flood.id] }) };
  const { called } = await renderShell({ site, answers });
  expect(called.map(({ name }) => name)).not.toContain('announcements');
});

test('a member is greeted after the log-in, not on a page that loaded with a session', async () => {
  const page = { site: { content: aContent(), session: null }, answers };
  const { shell } = await renderShell(page);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => shell.own.publish('session.changed', aSession()));
  expect(await screen.findByText('All about Flood')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Good to know' })).toBeVisible();
  expect(window.location.search).toBe('?centre=after-login');
});

test.each(['/login', '/noticePage'])(
  'a member is greeted after a log-in at %s, too',
  async (path) => {
    const { shell } = await renderShell({ path, answers });
    act(() => shell.own.publish('session.changed', aSession()));
    expect(await screen.findByRole('dialog', { name: 'Good to know' })).toBeVisible();
    expect(window.location.pathname).not.toBe('/login');
  },
);

test('without notices the window after the log-in closes', async () => {
  await renderShell({
    path: '/promotions?centre=after-login',
    site: { content: aContent(), session: aSession() },
    answers: { ...answers, announcements: { list: [], totalPages: 0 } },
  });
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a required password change comes first', async () => {
  let mustChangePassword: PasswordChangeReason | null = 'default-password';
  const { shell, called } = await renderShell({
    answers: { ...answers, memberInfo: async () => aProfile({ mustChangePassword }) },
  });
  act(() => shell.own.publish('session.changed', aSession()));
  expect(await screen.findByRole('dialog', { name: /password/i })).toBeVisible();
  await waitFor(() => expect(called.map(({ name }) => name)).toContain('announcements'));
  expect(window.location.search).toBe('');
  mustChangePassword = null;
  act(() => shell.own.publish('session.changed', aSession({ nickname: 'Rahim' })));
  await act(() => shell.cache.invalidateQueries());
  await waitFor(() => expect(window.location.search).toBe('?centre=after-login'));
});

test('a page that loaded with a session shows no greeting', async () => {
  const { called } = await renderShell({
    site: { content: aContent(), session: aSession() },
    answers,
  });
  expect(called.map(({ name }) => name)).not.toContain('announcements');
});

test('a notice that is published while the page is open appears without a reload', async () => {
  const { stream, shell } = await renderShell({
    site: { content: aContent() },
    answers: { ...answers, pageContent: aContent({ notices: [feast] }) },
  });
  expect(stream).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  act(() => shell.own.publish('notice.published', { id: feast.id, types: ['B'] }));
  expect(await screen.findByRole('link', { name: 'Feast' })).toBeInTheDocument();
});

test('the address controls the page number of the notices', async () => {
  const { called } = await renderShell({
    path: '/noticePage?page=2',
    answers: { announcements: { list, totalPages: 3 } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/noticePage?page=3',
  );
  expect(called).toContainEqual(
    expect.objectContaining({ input: expect.objectContaining({ pageNo: 2 }) }),
  );
});
