import { CallFailed } from '@croupier/client';
import type {
  AgentAnnouncement,
  IncomeBet,
  IncomeMember,
  TeamTransaction,
} from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import description from '../../../module.json';
import { remote } from '../../remote.tsx';
import { AnnouncementPage } from './announcement-page.tsx';
import { MyIncomePage } from './my-income-page.tsx';
import { TransactionDetailsPage } from './transaction-details-page.tsx';

const place = {
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  today: '2026-03-31',
  from: '2026-03-02',
  to: '2026-03-31',
};
const rahim = 'mem_rahim0000' as IncomeMember['id'];

const bet: IncomeBet = {
  ticketId: 'tkt_first0000' as IncomeBet['ticketId'],
  gameName: { en: 'Five digits', bn: 'পাঁচ', es: 'Cinco', ar: 'خمسة' },
  numero: '2026033001',
  amount: '0.25',
  parts: [
    {
      result: 1,
      stake: '10.00',
      ownGroup: 1900,
      belowGroup: 1800,
      exact: '0.500005',
      amount: '0.50',
      earnedAt: '2026-03-30T10:00:00.000Z',
    },
    {
      result: 2,
      stake: '0.00',
      ownGroup: null,
      belowGroup: null,
      exact: '-0.25',
      amount: '-0.25',
      earnedAt: '2026-03-30T11:00:00.000Z',
    },
  ],
};

const deposit: TeamTransaction = {
  id: 'trf_one00000' as TeamTransaction['id'],
  memberId: rahim,
  account: 'rahim',
  level: 1,
  kind: 'deposit',
  amount: '500.00',
  bookedAt: '2026-03-30T10:00:00.000Z',
};

const open = (Page: ComponentType, options: HostOptions = {}) =>
  renderInHost(<Page />, {
    session: aSession({ account: 'karim_agent', type: 1 }),
    texts: { 'mfe-agent': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: {
      agentIncome: {
        ...place,
        rows: [{ day: '2026-03-30', bets: 2, amount: '1.25025' }],
        next: null,
        total: { bets: 2, amount: '1.25025' },
      },
      agentIncomeMembers: {
        rows: [
          { id: rahim, account: 'rahim', level: 1, bets: 2, amount: '1.25' },
          {
            ...{ id: 'mem_gone00000' as typeof rahim, account: null, level: null },
            ...{ bets: 1, amount: '0.10' },
          },
        ],
        next: null,
      },
      agentIncomeBets: { rows: [bet], next: null },
      teamTransactions: { ...place, rows: [deposit], next: 'trf_one00000 mem_rahim0000' },
      agentAnnouncements: { rows: [], next: null },
      ...options.answers,
    },
  });

const inputs = (called: readonly { name: string; input: unknown }[], call: string) =>
  called.filter(({ name }) => name === call).map(({ input }) => input);

test('the income goes from a day to a member to a bet with the formula of its rebate, and back', async () => {
  const user = userEvent.setup();
  const { called } = await open(MyIncomePage);
  expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/wps/agent/income.csv?from=2026-03-02&to=2026-03-31',
  );
  await user.click(screen.getByRole('button', { name: 'Open 30 Mar 2026' }));
  expect(await screen.findByRole('row', { name: /No longer in your team/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open rahim' }));
  const [paid, corrected] = await screen.findAllByRole('row', { name: /Five digits.*2026033001/ });
  expect(paid).toHaveTextContent('৳10.00 × (1,900 − 1,800) ÷ 2,000 = 0.50');
  expect(corrected).toHaveTextContent('Corrected result, no rebate any more: -0.25');
  expect(inputs(called, 'agentIncomeBets')).toEqual([
    { day: '2026-03-30', memberId: rahim, limit: 15 },
  ]);
  await user.click(screen.getByRole('button', { name: 'All days' }));
  expect(await screen.findByRole('row', { name: /30 Mar 2026/ })).toBeVisible();
});

test('an address with a day opens that day', async () => {
  const { called } = await open(MyIncomePage, { path: '/?income-day=2026-03-30' });
  expect(await screen.findByRole('row', { name: /rahim/ })).toBeVisible();
  expect(inputs(called, 'agentIncomeMembers')).toEqual([{ day: '2026-03-30', limit: 15 }]);
});

test('transactions are filtered by kind, period and name; the file has the same filters', async () => {
  const user = userEvent.setup();
  const { called } = await open(TransactionDetailsPage, { path: '/?team-search=ra' });
  expect(await screen.findByRole('row', { name: /rahim.*Deposit.*\+৳500.00/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Deposits' }));
  expect(inputs(called, 'teamTransactions').at(-1)).toEqual({
    group: 'deposit',
    search: 'ra',
    limit: 15,
  });
  const href = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(href, 'http://localhost').searchParams)).toEqual({
    group: 'deposit',
    search: 'ra',
    from: place.from,
    to: place.to,
  });
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(inputs(called, 'teamTransactions').at(-1)).toMatchObject({
    before: 'trf_one00000 mem_rahim0000',
  });
});

test('announcements show the words of operators', async () => {
  const content: AgentAnnouncement['content'] = [
    { tag: 'p', children: ['The rates rise ', { tag: 'strong', children: ['today'] }] },
  ];
  await open(AnnouncementPage, {
    answers: {
      agentAnnouncements: {
        rows: [
          {
            id: 'ntc_rates0001' as AgentAnnouncement['id'],
            title: 'New rates',
            startsAt: '2026-03-30T10:00:00.000Z',
            content,
          },
        ],
        next: null,
      },
    },
  });
  const article = await screen.findByRole('article', { name: 'New rates' });
  expect(article).toHaveTextContent('The rates rise today');
});

test('without announcements the page says what will appear', async () => {
  await open(AnnouncementPage);
  expect(await screen.findByText('No announcements')).toBeVisible();
});

test('an agent who was demoted sees a message', async () => {
  await open(MyIncomePage, {
    answers: { agentIncome: new CallFailed({ code: 'error_not_agent' }) },
  });
  expect(await screen.findByText('This is not an agent account.')).toBeVisible();
});
