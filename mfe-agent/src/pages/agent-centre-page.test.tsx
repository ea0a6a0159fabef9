import { CallFailed } from '@croupier/client';
import type { LotteryRebate, Page, TeamMember, TeamOverview } from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { AgentCentrePage } from './agent-centre-page.tsx';
import { AgentHomePage } from './agent-home-page.tsx';

function aTeamMember(account: string, wishes: Partial<TeamMember> = {}): TeamMember {
  return {
    id: `mem_${account.padEnd(8, '0')}` as TeamMember['id'],
    account,
    type: 0,
    joinedAt: '2026-02-01T00:00:00.000Z',
    turnover: '0.00',
    net: '0.00',
    prizeGroup: null,
    groupBounds: null,
    ...wishes,
  };
}

function aTeam(wishes: Partial<TeamOverview> = {}): TeamOverview {
  const members = [
    aTeamMember('rahim', { turnover: '120.00', net: '-35.50' }),
    aTeamMember('sohel', { type: 2 }),
  ];
  return {
    size: members.length,
    activeToday: 1,
    turnoverToday: '120.00',
    depositsToday: '500.00',
    affiliateCode: 'KARIM2026',
    members,
    ...wishes,
  };
}

const noRebates: Page<LotteryRebate> = { rows: [], next: null };

const aRebate = (ticket: string, amount: LotteryRebate['amount']): LotteryRebate => ({
  ticketId: `tkt_${ticket}` as LotteryRebate['ticketId'],
  amount,
  currency: 'BDT',
  earnedAt: '2026-02-01T00:00:00.000Z',
});

const open = (page: ReactNode, options: HostOptions = {}) =>
  renderInHost(page, {
    session: aSession({ account: 'karim_agent', nickname: 'Karim', type: 1 }),
    texts: { 'mfe-agent': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: { team: aTeam(), lotteryRebates: noRebates, ...options.answers },
  });

const centre = (
  <AgentCentrePage page={undefined} onPage={() => undefined} onClose={() => undefined} />
);

describe('the agent centre', () => {
  test('shows the team’s numbers and its members', async () => {
    await open(centre);
    const table = await screen.findByRole('table', { name: 'Members' });
    const row = within(table).getByRole('row', { name: /rahim/ });
    expect(within(row).getByText('৳120.00')).toBeVisible();
    expect(within(row).getByText('−৳35.50')).toBeVisible();
    expect(screen.getByText('৳500.00')).toBeVisible();
    expect(within(table).getByText('Agent')).toBeVisible();
  });

  test('a search keeps members whose name contains the text, and shows their number', async () => {
    const user = userEvent.setup();
    await open(centre);
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'SO');
    expect(screen.queryByRole('row', { name: /rahim/ })).toBeNull();
    expect(screen.getByRole('row', { name: /sohel/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 member');
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nobody by that name')).toBeVisible();
  });

  test('one press copies the affiliate link', async () => {
    const user = userEvent.setup();
    await open(centre);
    await user.click(await screen.findByRole('button', { name: 'Copy Affiliate link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/register?referralCode=KARIM2026`,
    );
  });

  test('sets the prize group of a member whom the agent brought in, within the bounds', async () => {
    const user = userEvent.setup();
    const rahim = aTeamMember('rahim', {
      prizeGroup: 1800,
      groupBounds: { least: 1700, most: 1900 },
    });
    const sohel = aTeamMember('so•••l');
    const { called } = await open(centre, {
      answers: { team: aTeam({ members: [rahim, sohel] }), setTeamPrizeGroup: undefined },
    });
    expect(await screen.findByRole('row', { name: /rahim.*1,800/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Set so/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set rahim’s prize group' }));
    const dialog = within(screen.getByRole('dialog'));
    const input = dialog.getByRole('textbox', { name: 'Prize group' });
    await user.clear(input);
    await user.type(input, '1950');
    await user.click(dialog.getByRole('button', { name: 'Set the group' }));
    expect(input).toHaveAccessibleDescription(/from 1,700 to 1,900/);
    expect(input).toBeInvalid();
    await user.clear(input);
    await user.type(input, '1850');
    await user.click(dialog.getByRole('button', { name: 'Set the group' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const set = called.filter(({ name }) => name === 'setTeamPrizeGroup');
    expect(set.map(({ input: sent }) => sent)).toEqual([{ memberId: rahim.id, prizeGroup: 1850 }]);
  });

  test('an empty team shows how to invite members', async () => {
    await open(centre, { answers: { team: aTeam({ size: 0, members: [] }) } });
    expect(await screen.findByText('Your team is still empty')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Affiliate code' })).toHaveValue('KARIM2026');
  });

  test('shows the income from the team’s lottery tickets, with older rows on the next page', async () => {
    const user = userEvent.setup();
    const lotteryRebates = ({ before }: { before?: string }): Page<LotteryRebate> =>
      before === undefined
        ? { rows: [aRebate('newest', '1.25')], next: 'tkt_newest' }
        : { rows: [aRebate('oldest', '-0.50')], next: null };
    await open(centre, { answers: { lotteryRebates } });
    const table = await screen.findByRole('table', { name: 'Lottery rebates' });
    expect(within(table).getByText('+৳1.25')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('−৳0.50')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText('+৳1.25')).toBeVisible();
  });

  test('a member who is no agent sees a message', async () => {
    await open(centre, { answers: { team: new CallFailed({ code: 'error_not_agent' }) } });
    expect(await screen.findByText('This is not an agent account.')).toBeVisible();
  });

  test('speaks Arabic', async () => {
    await open(centre, { language: 'ar' });
    expect(await screen.findByRole('heading', { name: 'فريقك اليوم' })).toBeVisible();
  });
});

describe('agent home', () => {
  test('greets the agent and links to the team', async () => {
    const user = userEvent.setup();
    const { said } = await open(<AgentHomePage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Karim' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open the agent centre' }));
    expect(said.at(-1)).toMatchObject({
      topic: 'overlay.requested',
      payload: { overlay: 'agent-centre', page: 'agentTeamOverview' },
    });
  });

  test('a player sees that the page is for agents, and no request is sent', async () => {
    const { called } = await open(<AgentHomePage />, { session: aSession({ type: 0 }) });
    expect(screen.getByText('This is not an agent account')).toBeVisible();
    expect(called).toEqual([]);
  });

  test('a visitor may sign in', async () => {
    const user = userEvent.setup();
    const { said } = await open(<AgentHomePage />, { session: null });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(said.at(-1)).toMatchObject({
      topic: 'sign-in.requested',
      payload: { reason: 'centre' },
    });
  });
});

const bounded = aTeamMember('rahim', {
  prizeGroup: 1800,
  groupBounds: { least: 1700, most: 1900 },
});

describeForm('prize group of a team member', {
  call: 'setTeamPrizeGroup',
  open: async (line) => {
    const hosted = await open(centre, {
      answers: { team: aTeam({ members: [bounded] }), setTeamPrizeGroup: line.gives(undefined) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set rahim’s prize group' }));
    return hosted;
  },
  fields: [{ name: 'prizeGroup', good: '1850', refuses: ['1950', '1699', '18.5', 'most', '🎰'] }],
});
