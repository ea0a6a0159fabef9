import { CallFailed } from '@croupier/client';
import type { PlayTime, Session } from '@croupier/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aRemote, aSession } from '../../testing/makers.ts';
import { renderShell, type Answers } from '../../testing/render-shell.tsx';

const minute = 60_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

const aPlayTime = (overrides: Partial<PlayTime> = {}): PlayTime => ({
  startedAt: at(-5 * minute),
  serverTime: at(0),
  staked: '80.00',
  net: '-12.50',
  realityCheckAt: at(55 * minute),
  isRealityCheckDue: false,
  timeLeftMs: null,
  ...overrides,
});

const inAll = { en: 'Table', bn: 'Table', es: 'Table', ar: 'Table' };
const table = aModule('mfe-lottery', {
  routes: [
    { path: '/lottery', page: 'table', title: inAll, plays: true },
    { path: '/rules', page: 'table', title: inAll },
  ],
});

const member: Session | null = aSession();

function open(answers: Answers, { path = '/lottery', session = member } = {}) {
  return renderShell({
    site: { modules: [table], session },
    path,
    answers,
    loadRemote: async () =>
      aRemote({ pages: { table: () => Promise.resolve({ TablePage: () => <p>The table</p> }) } }),
  });
}

const dialog = () => screen.queryByRole('dialog', { name: 'A look at your play' });

test('a page with play shows its duration and result', async () => {
  await open({ keepPlaying: aPlayTime() });
  const strip = await screen.findByRole('group', { name: 'Time and result of your play' });
  await waitFor(() => expect(strip).toHaveTextContent(/Playing for 5:0\d/));
  expect(strip).toHaveTextContent(/Result −.12\.50/);
  expect(dialog()).toBeNull();
});

test.each([
  ['a page that does not play', { path: '/rules' }],
  ['a visitor', { session: null }],
])('%s is not watched', async (_who, where) => {
  const { called } = await open({ keepPlaying: aPlayTime() }, where);
  await screen.findByText('The table');
  expect(screen.queryByRole('group', { name: 'Time and result of your play' })).toBeNull();
  expect(called.some(({ name }) => name === 'keepPlaying')).toBe(false);
});

test('a check that is due covers the page until it is answered', async () => {
  const { called } = await open({
    keepPlaying: aPlayTime({ realityCheckAt: at(-minute), isRealityCheckDue: true }),
    answerRealityCheck: aPlayTime(),
  });
  await waitFor(() => expect(dialog()).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop playing' }));
  await waitFor(() =>
    expect(called).toContainEqual({ name: 'answerRealityCheck', input: { goOn: false } }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('an excluded member sees a notice in place of the numbers', async () => {
  await open({ keepPlaying: new CallFailed({ code: 'self-excluded' }) });
  const strip = await screen.findByRole('group', { name: 'Time and result of your play' });
  await waitFor(() => expect(strip).toHaveTextContent(/You are excluded from playing/));
});
