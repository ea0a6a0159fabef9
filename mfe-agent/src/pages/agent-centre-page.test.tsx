import { CallFailed } from '@croupier/client';
import type {
  AgentTransferTerms,
  LotteryRebate,
  Page,
  ReportSums,
  TeamMember,
  TeamPeriod,
  TeamPrizeGroup,
  TeamReport,
  TeamSummary,
} from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import description from '../../module.json';
import type { CentrePage } from '../lib/centre-pages.ts';
import { remote } from '../remote.tsx';
import { AgentHomePage } from './agent-home-page.tsx';

function aTeamMember(account: string, overrides: Partial<TeamMember> = {}): TeamMember {
  return {
    id: `mem_${account.padEnd(8, '0')}` as TeamMember['id'],
    account,
    level: 1,
    type: 0,
    status: 'active',
    joinedAt: '2026-02-01T00:00:00.000Z',
    lastSeenAt: null,
    recruits: 0,
    balance: '250.00',
    prizeGroup: null,
    ...overrides,
  };
}

const noPeriod: TeamPeriod = {
  registrations: 0,
  firstDeposits: 0,
  active: 0,
  turnover: '0.00',
  net: '0.00',
  commission: '0.00',
};

function aSummary(overrides: Partial<TeamSummary> = {}): TeamSummary {
  const today = { ...noPeriod, active: 1, turnover: '120.00', net: '-35.50' };
  const { active: _active, ...day } = today;
  return {
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    affiliateCode: 'KARIM2026',
    size: 2,
    today,
    yesterday: noPeriod,
    thisMonth: { ...today, registrations: 4, commission: '7.25' },
    lastMonth: noPeriod,
    days: [{ day: '2026-03-01', ...day }],
    ...overrides,
  };
}

const noSums: ReportSums = {
  bets: 0,
  turnover: '0.00',
  win: '0.00',
  tip: '0.00',
  bonus: '0.00',
  rebate: '0.00',
  deposit: '0.00',
  withdrawal: '0.00',
  fee: '0.00',
  transfer: '0.00',
  correction: '0.00',
  profit: '0.00',
};
const sums: ReportSums = {
  ...noSums,
  bets: 3,
  turnover: '120.00',
  deposit: '500.00',
  profit: '-35.50',
};

function aReport(overrides: Partial<TeamReport> = {}): TeamReport {
  const { id, account, level } = aTeamMember('rahim');
  return {
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    today: '2026-03-31',
    from: '2026-03-02',
    to: '2026-03-31',
    rows: [{ id, account, level, day: '2026-03-30', sums }],
    next: null,
    total: sums,
    ...overrides,
  };
}

const membersAnswer = (rows: TeamMember[], trail: TeamMember[] = []) => ({
  rows,
  next: null,
  trail: trail.map(({ id, account, level }) => ({ id, account, level })),
});

const noRebates: Page<LotteryRebate> = { rows: [], next: null };

const aRebate = (ticket: string, amount: LotteryRebate['amount']): LotteryRebate => ({
  ticketId: `tkt_${ticket}` as LotteryRebate['ticketId'],
  amount,
  currency: 'BDT',
  earnedAt: '2026-02-01T00:00:00.000Z',
});

const cannotTransfer: AgentTransferTerms = {
  refusal: 'off',
  upline: null,
  currency: 'BDT',
  minAmount: '1.00',
  maxAmount: '100.00',
  dailyAmount: '1000.00',
  leftToday: '1000.00',
  available: '500.00',
  turnover: null,
};

const open = (page: ReactNode, options: HostOptions = {}) =>
  renderInHost(page, {
    session: aSession({ account: 'karim_agent', nickname: 'Karim', type: 1 }),
    texts: { 'mfe-agent': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: {
      teamSummary: aSummary(),
      teamMembers: membersAnswer([]),
      teamReport: aReport(),
      agentTransferTerms: cannotTransfer,
      lotteryRebates: noRebates,
      ...options.answers,
    },
  });

async function openPage(page: CentrePage, options: HostOptions = {}) {
  const pieces = await Promise.all(
    ['agent-centre', `agent-centre/${page}`].map((name) => remote.overlays[name]?.()),
  );
  const [Overlay, Page] = pieces.map((piece) => Object.values(piece ?? {})[0]);
  if (!Overlay || !Page) throw new Error(`the remote has no ${page}`);
  const props = { page, onPage: () => undefined, onClose: () => undefined };
  return open(
    <Overlay {...props}>
      <Page {...props} />
    </Overlay>,
    options,
  );
}

const inputs = (called: readonly { name: string; input: unknown }[], call: string) =>
  called.filter(({ name }) => name === call).map(({ input }) => input);

describe('team management', () => {
  const sohel = aTeamMember('sohel', { type: 2, recruits: 3 });
  const shirin = aTeamMember('sh•••n', { level: 2, balance: null });

  test('shows the recruits, and one level further down on a press', async () => {
    const user = userEvent.setup();
    const teamMembers = ({ under }: { under?: string }) =>
      under === undefined ? membersAnswer([sohel]) : membersAnswer([shirin], [sohel]);
    const { called } = await openPage('teamManagement', { answers: { teamMembers } });
    const row = await screen.findByRole('row', { name: /sohel/ });
    expect(within(row).getByText('Agent')).toBeVisible();
    expect(within(row).getByText('৳250.00')).toBeVisible();
    await user.click(
      within(row).getByRole('button', { name: 'Show the members whom sohel recruited' }),
    );
    expect(await screen.findByRole('row', { name: /sh•••n.*•••/ })).toBeVisible();
    expect(inputs(called, 'teamMembers').at(-1)).toMatchObject({ under: sohel.id });
    await user.click(screen.getByRole('button', { name: 'My team' }));
    expect(await screen.findByRole('row', { name: /sohel/ })).toBeVisible();
  });

  test('an agent who was moved away while the page is open is shown as gone, and the own team is one press away', async () => {
    const user = userEvent.setup();
    await openPage('teamManagement', {
      path: `/?team-under=${sohel.id}`,
      answers: {
        teamMembers: ({ under }) => {
          if (under) throw new CallFailed({ code: 'not-found' });
          return membersAnswer([shirin]);
        },
      },
    });
    expect(await screen.findByText('This member is no longer in your team')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'My team' }));
    expect(await screen.findByRole('row', { name: /sh•••n/ })).toBeVisible();
  });

  test('searches for a name, which the address keeps', async () => {
    const user = userEvent.setup();
    const { called } = await openPage('teamManagement', {
      path: '/?team-search=sh',
      answers: { teamMembers: ({ search }) => membersAnswer(search === 'sh' ? [shirin] : []) },
    });
    const box = await screen.findByRole('searchbox', { name: 'Search by name' });
    expect(box).toHaveValue('sh');
    expect(await screen.findByRole('row', { name: /sh•••n/ })).toBeVisible();
    await user.type(box, 'x{Enter}');
    expect(await screen.findByText('Nobody by that name')).toBeVisible();
    expect(inputs(called, 'teamMembers').at(-1)).toEqual({ limit: 15, search: 'shx' });
  });

  test('the tree expands agents level by level and chooses whose recruits the table shows', async () => {
    const user = userEvent.setup();
    const deeper = aTeamMember('deeper', { account: 'de•••r', level: 2, type: 2, balance: null });
    const teamMembers = ({ under, agents }: { under?: string; agents?: string }) => {
      if (under === undefined) return membersAnswer(agents ? [sohel] : [sohel, bounded]);
      return membersAnswer(agents ? [deeper] : [deeper, shirin], [sohel]);
    };
    const { called } = await openPage('teamManagement', { answers: { teamMembers } });
    const tree = within(await screen.findByRole('navigation', { name: 'Agents in your team' }));
    const toggle = await tree.findByRole('button', { name: 'Agents below sohel' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.click(await tree.findByRole('button', { name: 'Recruits of de•••r' }));
    expect(inputs(called, 'teamMembers').at(-1)).toMatchObject({ under: deeper.id });
    await user.click(tree.getByRole('button', { name: 'Recruits of sohel' }));
    expect(await screen.findByRole('row', { name: /sh•••n/ })).toBeVisible();
  });

  test('a transfer opens for a recruit, where the brand has transfers', async () => {
    const user = userEvent.setup();
    const { published } = await openPage('teamManagement', {
      answers: {
        teamMembers: membersAnswer([bounded, shirin]),
        agentTransferTerms: { ...cannotTransfer, refusal: null },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Transfer to rahim' }));
    expect(screen.queryByRole('button', { name: /^Transfer to sh/ })).not.toBeInTheDocument();
    expect(published.at(-1)).toMatchObject({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'transferUpline', about: 'rahim' },
    });
  });

  test('an empty team shows how to invite members', async () => {
    await openPage('teamManagement');
    expect(await screen.findByText('Your team is still empty')).toBeVisible();
  });

  test('sets the prize group of a member whom the agent recruited, within the bounds', async () => {
    const user = userEvent.setup();
    const { called } = await openPage('teamManagement', {
      answers: {
        teamMembers: membersAnswer([bounded, shirin]),
        teamPrizeGroup: limits,
        setTeamPrizeGroup: undefined,
      },
    });
    expect(await screen.findByRole('row', { name: /rahim.*1,800/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Set sh/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set rahim’s prize group' }));
    const dialog = within(screen.getByRole('dialog'));
    const input = await dialog.findByRole('textbox', { name: 'Prize group' });
    expect(dialog.getByText('Not above 1,900, the group of karim_agent.')).toBeVisible();
    await user.clear(input);
    await user.type(input, '1950');
    await user.click(dialog.getByRole('button', { name: 'Set the group' }));
    expect(input).toHaveAccessibleDescription(/from 1,700 to 1,900/);
    await user.clear(input);
    await user.type(input, '1850');
    await user.click(dialog.getByRole('button', { name: 'Set the group' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputs(called, 'setTeamPrizeGroup')).toEqual([
      { memberId: bounded.id, prizeGroup: 1850 },
    ]);
  });

  test.each(['teamPrizeGroup', 'setTeamPrizeGroup'])(
    'a member who was moved while the page is open is named as gone by %s',
    async (call) => {
      const user = userEvent.setup();
      const gone = new CallFailed({ code: 'not-found' });
      await openPage('teamManagement', {
        answers: {
          teamMembers: membersAnswer([bounded]),
          teamPrizeGroup: limits,
          [call]: gone,
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Set rahim’s prize group' }));
      const dialog = within(screen.getByRole('dialog'));
      if (call === 'setTeamPrizeGroup')
        await user.click(await dialog.findByRole('button', { name: 'Set the group' }));
      expect(await dialog.findByText(/^The member was moved to another agent/)).toBeVisible();
    },
  );
});

describe('team reports', () => {
  test('betting goes to the previous 30 days, to 7 days, and never past today', async () => {
    const user = userEvent.setup();
    const { called } = await openPage('teamBetting');
    expect(await screen.findByRole('row', { name: /rahim.*30 Mar 2026.*৳120.00/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next 30 days' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous 30 days' }));
    const period = { kind: 'bets', from: '2026-01-31', to: '2026-03-01' };
    expect(inputs(called, 'teamReport').at(-1)).toEqual({ ...period, limit: 15 });
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    expect(inputs(called, 'teamReport').at(-1)).toMatchObject({ kind: 'bets' });
    expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
  });

  test('a row of the betting opens to the bets of its member and day, in the address', async () => {
    const user = userEvent.setup();
    const { called } = await openPage('teamBetting', {
      answers: {
        teamBets: {
          rows: [
            {
              id: 'tkt_00000001',
              category: 'LOTT',
              gameName: { en: 'Big Six', bn: 'Big Six', es: 'Big Six', ar: 'Big Six' },
              vendorName: '',
              stake: '120.00',
              win: '40.00',
              state: 'won',
              placedAt: '2026-03-30T04:00:00.000Z',
            },
          ],
          next: null,
          account: 'rahim',
          timeZone: 'Asia/Dhaka',
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Bets of rahim on 30 Mar 2026/ }));
    expect(await screen.findByRole('row', { name: /Big Six.*Won.*৳120.00.*৳40.00/ })).toBeVisible();
    const query = { memberId: 'mem_rahim000', day: '2026-03-30' };
    expect(inputs(called, 'teamBets')).toMatchObject([query]);
    const file = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(file, 'http://localhost').searchParams)).toEqual(query);
    const trail = within(screen.getByRole('navigation', { name: 'Place in the report' }));
    await user.click(trail.getByRole('button', { name: 'Team betting' }));
    expect(await screen.findByRole('button', { name: /^Bets of rahim/ })).toBeVisible();
  });

  test('profit and loss has totals, older pages and a file with the same filters', async () => {
    const user = userEvent.setup();
    const { called } = await openPage('userProfitLoss', {
      path: '/?team-to=2026-03-31&team-days=7&team-search=ra',
      answers: { teamReport: aReport({ from: '2026-03-25', next: 'mem_rahim000' }) },
    });
    const totals = within(await screen.findByRole('group', { name: 'Totals of the period' }));
    expect(totals.getByText('৳500.00')).toBeVisible();
    const filter = { kind: 'profit', from: '2026-03-25', to: '2026-03-31', search: 'ra' };
    expect(inputs(called, 'teamReport')).toEqual([{ ...filter, limit: 15 }]);
    const file = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
    const query = new URL(file ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual(filter);
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(inputs(called, 'teamReport').at(-1)).toMatchObject({ before: 'mem_rahim000' });
  });

  test('a period without records says so', async () => {
    await openPage('teamBetting', {
      answers: { teamReport: aReport({ rows: [], total: noSums }) },
    });
    expect(await screen.findByText('No records in this period')).toBeVisible();
  });

  test('a failure can be retried', async () => {
    await openPage('teamBetting', {
      answers: { teamReport: new CallFailed({ code: 'error_not_agent' }) },
    });
    expect(await screen.findByText('This is not an agent account.')).toBeVisible();
  });
});

describe('the team overview', () => {
  test('shows the numbers of each period, and a chart of the chosen measure', async () => {
    const user = userEvent.setup();
    await openPage('agentTeamOverview');
    const table = within(await screen.findByRole('table', { name: 'Team by period' }));
    expect(table.getByRole('row', { name: /^Today.*৳120.00.*−৳35.50/ })).toBeVisible();
    expect(table.getByRole('row', { name: /^This month.*৳7.25/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Turnover by day/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Registrations' }));
    expect(screen.getByRole('img', { name: /^Registrations by day/ })).toBeVisible();
  });

  test('one press copies the affiliate link', async () => {
    const user = userEvent.setup();
    await openPage('agentTeamOverview');
    await user.click(await screen.findByRole('button', { name: 'Copy Affiliate link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/register?referralCode=KARIM2026`,
    );
  });

  test('shows the income from the team’s lottery tickets, with older rows on the next page', async () => {
    const user = userEvent.setup();
    const lotteryRebates = ({ before }: { before?: string }): Page<LotteryRebate> =>
      before === undefined
        ? { rows: [aRebate('newest', '1.25')], next: 'tkt_newest' }
        : { rows: [aRebate('oldest', '-0.50')], next: null };
    await openPage('agentTeamOverview', { answers: { lotteryRebates } });
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
    await openPage('agentTeamOverview', {
      answers: { teamSummary: new CallFailed({ code: 'error_not_agent' }) },
    });
    expect(await screen.findByText('This is not an agent account.')).toBeVisible();
  });

  test('shows Arabic texts', async () => {
    await openPage('agentTeamOverview', { language: 'ar' });
    expect(await screen.findByRole('heading', { name: 'نظرة عامة على الفريق' })).toBeVisible();
  });
});

describe('agent home', () => {
  test('greets the agent and links to the team', async () => {
    const user = userEvent.setup();
    const { published } = await open(<AgentHomePage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Karim' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open the agent centre' }));
    expect(published.at(-1)).toMatchObject({
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
    const { published } = await open(<AgentHomePage />, { session: null });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(published.at(-1)).toMatchObject({
      topic: 'sign-in.requested',
      payload: { reason: 'centre' },
    });
  });
});

const bounded = aTeamMember('rahim', { prizeGroup: 1800 });
const limits: TeamPrizeGroup = {
  prizeGroup: 1800,
  least: { group: 1700, account: null },
  most: { group: 1900, account: 'karim_agent' },
};

describeForm('prize group of a team member', {
  call: 'setTeamPrizeGroup',
  open: async (line) => {
    const hosted = await openPage('teamManagement', {
      answers: {
        teamMembers: membersAnswer([bounded]),
        teamPrizeGroup: limits,
        setTeamPrizeGroup: line.gives(undefined),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set rahim’s prize group' }));
    await screen.findByRole('textbox', { name: 'Prize group' });
    return hosted;
  },
  fields: [{ name: 'prizeGroup', good: '1850', refuses: ['1950', '1699', '18.5', 'most', '🎰'] }],
});
