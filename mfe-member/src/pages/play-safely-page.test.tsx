import { CallFailed } from '@croupier/client';
import type { ProtectionRules, ProtectionStatus } from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { PlaySafelyPage } from './play-safely-page.tsx';

const rules: ProtectionRules = {
  profile: 'uk-like',
  looserAfterHours: 24,
  realityCheckChoices: [15, 30, 60],
  timeOutLengths: ['24h', '1w'],
  exclusionLengths: ['6m', '1y'],
  asksDepositLimit: false,
  isRealityCheckEnforced: true,
  helpers: [{ name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' }],
};

const aStatus = (overrides: Partial<ProtectionStatus> = {}): ProtectionStatus => ({
  limits: [],
  timeOutUntil: null,
  exclusion: null,
  realityCheckMinutes: 60,
  isDepositLimitAsked: false,
  isReviewDue: false,
  rules,
  ...overrides,
});

async function openPage(options: HostOptions = {}) {
  const hosted = await renderInHost(<PlaySafelyPage />, {
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: {
      protection: aStatus(),
      protectionRules: rules,
      protectionHistory: [],
      ...options.answers,
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return hosted;
}

const signedIn = { session: aSession() };
function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('heading', { name }).parentElement;
  if (!card) throw new Error(`${name} stands in no card`);
  return card;
}

test('a visitor sees the test and the help organisations, and limits after signing in', async () => {
  await openPage();
  expect(await screen.findByRole('link', { name: 'GamCare' })).toHaveAttribute(
    'href',
    'https://www.gamcare.org.uk',
  );
  expect(screen.getByRole('heading', { name: 'Is it still a game?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your limits' })).toBeNull();
});

test('a limit is set to the member’s own value', async () => {
  const { called } = await openPage({ ...signedIn, answers: { setLimit: aStatus() } });
  const user = userEvent.setup();
  await user.click(within(cardOf('Deposit limit')).getByRole('button', { name: 'Set a limit' }));
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  expect(screen.getByText('Enter a number greater than zero.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox'), '7 days');
  await user.type(screen.getByRole('textbox'), '500');
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toContainEqual({
    name: 'setLimit',
    input: { kind: 'deposit', period: 'week', value: '500' },
  });
});

test('a limit leads to the lines that it counts; a pending increase can be confirmed once it is due', async () => {
  const pending = {
    value: '900.00',
    askedAt: '2020-01-01T10:00:00.000Z',
    dueAt: '2020-01-02T10:00:00.000Z',
  };
  const limit = {
    kind: 'deposit',
    period: 'day',
    value: '500.00',
    used: '120.00',
    remaining: '380.00',
    pending,
  } as const;
  const { called, published } = await openPage({
    ...signedIn,
    answers: { protection: aStatus({ limits: [limit] }), confirmLimit: aStatus() },
  });
  expect(screen.getByText('৳500.00 in 24 hours')).toBeVisible();
  expect(screen.getByText('৳380.00 left')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open “Account record”' }));
  expect(published).toContainEqual(
    expect.objectContaining({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'transactionHistory' },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the change' }));
  await waitFor(() =>
    expect(called).toContainEqual({
      name: 'confirmLimit',
      input: { kind: 'deposit', period: 'day', expected: '900.00' },
    }),
  );
});

test('an exclusion needs a confirmation, and a failure is reported', async () => {
  const { called } = await openPage({
    ...signedIn,
    answers: { excludeSelf: new CallFailed({ code: 'unavailable' }) },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '6 months' }));
  expect(called.some(({ name }) => name === 'excludeSelf')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Exclude me' }));
  expect(called).toContainEqual({ name: 'excludeSelf', input: { length: '6m' } });
  expect(
    await screen.findByText(
      'We can’t reach this part of the site right now. Try again in a moment.',
    ),
  ).toBeVisible();
});

test('an excluded member sees the end date, that withdrawals are open, and how to return', async () => {
  const exclusion = {
    length: '6m',
    since: '2020-01-01T10:00:00.000Z',
    until: '2020-07-01T10:00:00.000Z',
    mayAskFrom: '2020-07-01T10:00:00.000Z',
    endsAt: null,
  } as const;
  const { called } = await openPage({
    ...signedIn,
    answers: { protection: aStatus({ exclusion }), askToReturn: aStatus() },
  });
  expect(screen.getByText(/at least until 1 Jul 2020/)).toBeVisible();
  expect(screen.getByText(/You can withdraw your money at any time/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open my account for play again' }));
  await waitFor(() => expect(called.some(({ name }) => name === 'askToReturn')).toBe(true));
});

test('the self-test shows its result once all questions are answered', async () => {
  await openPage();
  const user = userEvent.setup();
  const rows = screen.getAllByRole('radiogroup');
  for (const row of rows) {
    expect(screen.getByText('Answer all six questions to see the result.')).toBeVisible();
    await user.click(within(row).getByRole('radio', { name: 'Often' }));
  }
  expect(screen.getByText(/play may be harming you/)).toBeVisible();
});
