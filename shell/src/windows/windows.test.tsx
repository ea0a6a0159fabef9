import { shellWindows, type Session } from '@croupier/contracts';
import { aProfile } from '@croupier/ui/testing';
import { act, getConfig, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotice, aModule, aRemote, aSession, registerRules } from '../testing/makers.ts';
import { openedWindow, renderShell, type Answers } from '../testing/render-shell.tsx';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });
const memberCentre = aModule('mfe-member', {
  overlays: [{ overlay: 'member-centre', title: inAll('My account'), opens: 'member' }],
});
const Centre = () => <input aria-label="Amount" />;

const answers: Answers = {
  announcements: { list: [aNotice('Flood')], totalPages: 1 },
  balance: { sumBalance: '5.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 },
  challenge: null,
  helpCenter: [
    { slug: 'pay', title: 'Paying in', content: ['By wallet.'] },
    { slug: 'term', title: 'Terms', content: ['You are of age.'] },
  ],
  login: {
    ...aSession(),
    user: aSession().member,
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: null,
  },
  memberInfo: aProfile(),
  recentGames: { list: [] },
  registerSettings: registerRules,
  rememberedLogin: null,
  signInProviders: { social: [], phone: { by: 'code' } },
  supportRoom: { messages: [], hasEarlier: false, isClosed: false },
  unreadCount: { messages: 0, support: 0, missions: 0, rewards: 0 },
};

/** Without a greeting after log-in, which would open another window later. */
const noNews: Answers = { announcements: { list: [], totalPages: 0 } };

const open = (path: string, session: Session | null = null, others: Answers = {}) =>
  renderShell({
    path,
    site: {
      session,
      modules: [memberCentre],
      flags: ['COMM3', 'CHNGPASSMAIL3', 'DIRECTREG3', 'USERNAMEREG3'],
    },
    answers: { ...answers, ...others },
    loadRemote: async () =>
      aRemote({ overlays: { 'member-centre': () => Promise.resolve({ Centre }) } }),
  });

const titles: Readonly<Record<keyof typeof shellWindows, string>> = {
  login: 'Log in',
  register: 'Sign up',
  forgot: 'Retrieve your password',
  'change-password': 'Change your password',
  'after-login': 'Good to know',
  notice: 'News',
  support: 'Chat with us',
  feedback: 'Feedback',
  history: 'Played last',
  help: 'Help',
};
const all = Object.entries(titles).map(([name, title]) => ({ name, title }));
const sessionFor = (name: string) =>
  Object.entries(shellWindows).some(([one, to]) => one === name && to === 'members')
    ? aSession()
    : null;

test.each(all)('$name opens by its address; Escape closes it', async ({ name, title }) => {
  const user = userEvent.setup();
  await open(`/?centre=${name}`, sessionFor(name));
  const dialog = await openedWindow(title);
  expect(dialog).toContainElement(activeElement());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

test.each(all)('$name opens by the bus; going back closes it', async ({ name, title }) => {
  const { shell } = await open('/', sessionFor(name));
  act(() => shell.own.publish('overlay.requested', { overlay: name }));
  await openedWindow(title);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['support', 'Chat with us', 'Write a message'],
  ['login', 'Log in', 'Username'],
])(
  '%s is one window before and after its code loads, and the focus moves to its field',
  async (...given) => {
    const [name, title, field] = given;
    const { shell } = await open('/', name === 'support' ? aSession() : sessionFor(name));
    act(() => shell.own.publish('overlay.requested', { overlay: name }));
    const before = screen.getByRole('dialog', { name: title });
    expect(before).toHaveAttribute('aria-busy', 'true');
    const after = await openedWindow(title);
    expect(after).toBe(before);
    expect(after).not.toHaveAttribute('aria-busy');
    await waitFor(() => expect(within(after).getByLabelText(field)).toHaveFocus());
  },
);

test('a visitor who navigates while a window loads is not moved back', async () => {
  const { shell } = await open('/', aSession());
  act(() => shell.own.publish('overlay.requested', { overlay: 'support' }));
  const dialog = screen.getByRole('dialog', { name: 'Chat with us' });
  act(() => within(dialog).getByRole('button', { name: 'Close' }).focus());
  await openedWindow('Chat with us');
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
});

const help = { overlay: 'help', page: 'pay' };

test('an overlay that a module requests opens above its own window, which keeps typed text', async () => {
  const user = userEvent.setup();
  const { shell } = await open('/?centre=member-centre', aSession());
  await user.type(await screen.findByLabelText('Amount'), '500');
  const asked = shell.bus.handleFor({ name: 'mfe-member', publishes: ['overlay.requested'] });
  // Outside of React, as a module's own code does; in an `act` the blur of the field would wait for it.
  await getConfig().asyncWrapper(async () => asked.publish('overlay.requested', help));
  expect(await screen.findByText('By wallet.')).toBeVisible();
  expect(window.location.search).toBe('?centre=member-centre&over=help.pay');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull());
  expect(screen.getByLabelText('Amount')).toHaveValue('500');
  expect(screen.getByLabelText('Amount')).toHaveFocus();
});

test('a module that does not declare the overlay cannot open a window', async () => {
  const { shell } = await open('/');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const silent = shell.bus.handleFor({ name: 'mfe-member', publishes: [] });
  expect(() => silent.publish('overlay.requested', { overlay: 'help' })).toThrow(/may not publish/);
  expect(window.location.search).toBe('');
});

test('a member without a team reads on the agents’ page who its windows are for', async () => {
  const AgentHome = () => <p>For agents</p>;
  const read = { path: '/api/agent/team', audience: 'member' } as const;
  const asks = [{ call: 'teamSummary', read }];
  const agents = aModule('mfe-agent', {
    routes: [
      { path: '/agentHome', page: 'home', arrival: 'agent', asks, title: inAll('Agent home') },
    ],
    overlays: [{ overlay: 'agent-centre', title: inAll('Agent'), opens: 'agent' }],
  });
  const { called } = await renderShell({
    path: '/?centre=agent-centre',
    site: { session: aSession(), modules: [agents] },
    answers: { ...answers, ...noNews },
    loadRemote: async () => aRemote({ pages: { home: () => Promise.resolve({ AgentHome }) } }),
  });
  expect(await screen.findByText('For agents')).toBeVisible();
  expect(called.map(({ name }) => name)).not.toContain('teamSummary');
});

test('an address with stacked windows opens them in order', async () => {
  await open('/?centre=member-centre&over=notice&over=help.term', aSession());
  await openedWindow('Terms of use');
  const names = screen
    .getAllByRole('dialog')
    .map((dialog) => within(dialog).getAllByRole('heading')[0]?.textContent);
  expect(names).toEqual(['My account', 'News', 'Terms of use']);
});

test('the help topics link to each other inside their window', async () => {
  const user = userEvent.setup();
  await open('/?centre=help');
  await user.click(await screen.findByRole('link', { name: 'Paying in' }));
  expect(await screen.findByText('By wallet.')).toBeVisible();
  expect(window.location.search).toBe('?centre=help&page=pay');
});

test('a window for members opens after the log-in, and going back closes it', async () => {
  const user = userEvent.setup();
  await open('/?centre=change-password', null, noNews);
  await user.type(await screen.findByLabelText('Username'), 'rahim');
  await user.type(screen.getByLabelText('Password'), 'Padma2026!{Enter}');
  await openedWindow('Change your password');
  act(() => window.history.back());
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Change your password' })).toBeNull(),
  );
});

test('a shared address with stacked windows opens all of them after the log-in', async () => {
  const user = userEvent.setup();
  await open('/?centre=notice&over=change-password&over=help.term', null, noNews);
  await user.type(await screen.findByLabelText('Username'), 'rahim');
  await user.type(screen.getByLabelText('Password'), 'Padma2026!{Enter}');
  await openedWindow('Terms of use');
  expect(window.location.search).toBe('?centre=notice&over=change-password&over=help.term');
  expect(screen.getAllByRole('dialog')).toHaveLength(3);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  expect(window.location.search).toBe('?centre=notice&over=change-password');
});

test('a member whom a module navigates after the sign-in stays there', async () => {
  const user = userEvent.setup();
  const { shell } = await open('/?centre=login');
  shell.own.on('session.changed', (session) => {
    if (!session) return;
    window.history.pushState(null, '', '/join');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.type(await screen.findByLabelText('Username'), 'rahim');
  await user.type(screen.getByLabelText('Password'), 'Padma2026!{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
  expect(window.location.pathname).toBe('/join');
});

test('a form opened from another keeps text typed in the other, and the address names it', async () => {
  const user = userEvent.setup();
  await open('/?centre=login');
  await user.type(await screen.findByLabelText('Username'), 'rahim');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await openedWindow('Retrieve your password');
  expect(window.location.search).toBe('?centre=forgot');
  await user.click(screen.getByRole('button', { name: 'Back to log in' }));
  const login = await openedWindow('Log in');
  expect(within(login).getAllByLabelText('Username')[0]).toHaveValue('rahim');
});

test.each([
  ['a window that nobody owns', '/?game=k3&centre=no-such-window', null],
  ['a form that a member has no use for', '/?game=k3&centre=register', aSession()],
])('%s leaves the address', async (_what, path, session) => {
  await open(path, session);
  await waitFor(() => expect(window.location.search).toBe('?game=k3'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

function activeElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
