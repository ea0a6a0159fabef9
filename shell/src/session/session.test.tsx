import { CallFailed } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { aProfile } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../testing/makers.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { showHolder } from './shell-client.ts';

const balance = (sumBalance: string, version: number) => ({
  sumBalance,
  bonus: '0.00',
  held: '0.00',
  currency: 'BDT',
  version,
});

beforeEach(() => sessionStorage.clear());

test('a handle without a session is cleared, and other stored data stays', async () => {
  sessionStorage.setItem('token', 'old');
  sessionStorage.setItem('isAgent', '0');
  sessionStorage.setItem('merchant', 'padma');
  await renderShell();
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('merchant')).toBe('padma');
  expect(screen.getAllByRole('button', { name: 'Log in' })[0]).toBeVisible();
});

test('a visitor’s tab storage is not cleared', async () => {
  sessionStorage.setItem('scroll-positions', '700 default /help');
  await renderShell();
  expect(sessionStorage.getItem('scroll-positions')).toBe('700 default /help');
});

test('a new tab gets its session from the page', async () => {
  await renderShell({
    site: { session: aSession({ type: 1 }) },
    answers: { balance: balance('1250.00', 4) },
  });
  expect(sessionStorage.getItem('token')).toBe('handle-1');
  expect(sessionStorage.getItem('isAgent')).toBe('1');
  expect(await screen.findByText('৳1,250.00')).toBeInTheDocument();
});

test('the balance updates itself, and never returns to an older value', async () => {
  const { stream } = await renderShell({
    site: { session: aSession() },
    answers: { balance: balance('100.00', 4) },
  });
  await screen.findByText('৳100.00');
  act(() => stream.latest.emit('wallet.balance-changed', balance('90.00', 5)));
  expect(screen.getByText('৳90.00')).toBeInTheDocument();
  act(() => stream.latest.emit('wallet.balance-changed', balance('100.00', 4)));
  expect(screen.getByText('৳90.00')).toBeInTheDocument();
});

test('signing out asks first, ends the session everywhere and reopens the stream as a visitor', async () => {
  const { shell, stream, called } = await renderShell({
    path: '/nowhere',
    site: { session: aSession() },
    answers: { balance: balance('100.00', 4), logout: undefined },
  });
  await screen.findByText('৳100.00');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(called.map(({ name }) => name)).not.toContain('logout');
  const asked = await screen.findByRole('dialog', { name: 'Sign out' });
  await userEvent.click(await within(asked).findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(shell.session.current()).toBeNull());
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(window.location.pathname).toBe('/');
  expect(shell.own.latest('wallet.balance-changed')?.sumBalance).toBe('0.00');
  expect(stream.openings).toHaveLength(2);
});

test('a session that ended elsewhere ends here', async () => {
  const { shell } = await renderShell({
    site: { session: aSession() },
    answers: { balance: new CallFailed({ code: 'unavailable' }) },
  });
  expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  act(() =>
    shell.bus
      .handleFor({ name: 'another tab', publishes: 'everything' })
      .publish('session.changed', null),
  );
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('after another tab signs in another member, the page says so and does nothing until it is loaded again', async () => {
  const reload = jest.fn();
  const { shell } = await renderShell({
    site: { session: aSession() },
    answers: { balance: new CallFailed({ code: 'unavailable' }) },
    reload,
  });
  const tab = shell.bus.handleFor({ name: 'another tab', publishes: 'everything' });
  const { member, token } = aSession();
  act(() => tab.publish('session.changed', null));
  act(() => tab.publish('session.changed', { token, member }));
  expect(screen.queryByRole('dialog', { name: 'Another account is signed in' })).toBeNull();

  const other = { ...member, account: 'nasrin' };
  act(() => tab.publish('session.changed', { token: 'another-handle', member: other }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Another account is signed in' }),
  );
  expect(dialog.getByText(/now signed in as nasrin/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue as nasrin' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a member who is signed out for another reason is notified once', async () => {
  const { shell } = await renderShell({
    site: { session: aSession() },
    answers: { balance: new CallFailed({ code: 'unavailable' }) },
  });
  act(() => {
    shell.session.lose();
    shell.session.lose();
  });
  expect(
    await screen.findAllByText('You have been signed out. Please sign in again.'),
  ).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('drafts survive a session that ends in the middle, for the same member only, and not a sign-out', async () => {
  const { shell } = await renderShell({
    site: { session: aSession() },
    answers: { balance: new CallFailed({ code: 'unavailable' }) },
  });
  const user = aSession().member;
  const draft = () => sessionStorage.getItem('draft:deposit.amount');
  const signIn = (account: string) =>
    act(() =>
      shell.session.start({
        token: 'handle-2',
        firstTimeLogin: false,
        passwordExpired: false,
        mustChangePassword: null,
        user: { ...user, account },
      }),
    );
  sessionStorage.setItem('draft:deposit.amount', '500');
  act(() => shell.session.lose());
  expect([draft(), sessionStorage.getItem('token')]).toEqual(['500', null]);
  signIn(user.account);
  expect(draft()).toBe('500');
  act(() => shell.session.lose());
  signIn('another');
  expect(draft()).toBeNull();
  // Another tab finds the session over: it writes this before the event arrives here.
  sessionStorage.setItem('draft:deposit.amount', '600');
  localStorage.setItem('session-lost', '1');
  act(() =>
    shell.bus
      .handleFor({ name: 'another tab', publishes: 'everything' })
      .publish('session.changed', null),
  );
  expect(draft()).toBe('600');
  signIn('another');
  sessionStorage.setItem('draft:deposit.amount', '700');
  act(() => shell.session.end());
  expect(draft()).toBeNull();
});

test('an agent who is demoted while the page is open reads it at the next step, and the agent pages close', async () => {
  const demoted = { ...aSession({ type: 0 }).member };
  const { shell } = await renderShell({
    site: { session: aSession({ type: 1 }) },
    answers: {
      balance: balance('100.00', 4),
      teamSummary: new CallFailed({ code: 'error_not_agent' }),
      memberInfo: aProfile(demoted),
    },
  });
  await screen.findByText('৳100.00');
  await act(() =>
    expect(shell.client.call(calls.teamSummary, undefined)).rejects.toMatchObject({
      code: 'error_not_agent',
    }),
  );
  expect(await screen.findByText(/^Your account is no longer an agent account/)).toBeVisible();
  expect(shell.session.current()?.member.type).toBe(0);
  expect(sessionStorage.getItem('isAgent')).toBe('0');
});

test('a page that missed the event of the other tab says whose session it is, and is not signed out', async () => {
  let answer = () => Promise.resolve(aProfile({ account: 'nasrin' }));
  const { shell } = await renderShell({
    site: { session: aSession() },
    answers: {
      balance: new CallFailed({ code: 'session-switched' }),
      memberInfo: () => answer(),
    },
  });
  const ask = () => act(() => showHolder(shell.client, shell.session));
  await ask();
  const dialog = await screen.findByRole('dialog', { name: 'Another account is signed in' });
  expect(within(dialog).getByText(/now signed in as nasrin/)).toBeVisible();
  expect(shell.session.current()?.token).toBe(aSession().token);

  answer = () => Promise.reject(new CallFailed({ code: 'offline' }));
  await ask();
  expect(shell.session.current()).not.toBeNull();
  answer = () => Promise.reject(new CallFailed({ code: 'unauthenticated' }));
  await ask();
  expect(shell.session.current()).toBeNull();
});
