import { CallFailed } from '@croupier/client';
import {
  agentContractFilePath,
  type AgentContract,
  type AgentPayout,
  type ContractOverview,
  type ContractTerms,
} from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import type { CentrePage } from '../lib/centre-pages.ts';
import { remote } from '../remote.tsx';

const terms: ContractTerms = {
  kind: 'dividend',
  base: 'net-loss',
  period: 'half-month',
  losses: 'carry',
  tiers: [
    { threshold: '0.00', members: 0, basisPoints: 1_000 },
    { threshold: '5000.00', members: 5, basisPoints: 2_000 },
  ],
  minimumTurnover: '500.00',
  validTurnover: '100.00',
};

const contract: AgentContract = {
  id: 'agc_00000001' as AgentContract['id'],
  version: 2,
  kind: 'dividend',
  upline: 'karim_agent',
  agent: 'shirin_agent',
  agentId: 'mem_00000001' as AgentContract['agentId'],
  terms,
  state: 'active',
  offeredAt: '2026-03-01T00:00:00.000Z',
  expiresAt: '2026-03-04T00:00:00.000Z',
  decidedAt: '2026-03-02T00:00:00.000Z',
  startsAt: '2026-03-15T18:00:00.000Z',
  endsAt: null,
  endRequest: null,
  side: 'agent',
};

const offer: AgentContract = {
  ...contract,
  id: 'agc_00000002' as AgentContract['id'],
  version: 3,
  state: 'offered',
  startsAt: null,
  decidedAt: null,
};

const given: AgentContract = {
  ...contract,
  id: 'agc_00000003' as AgentContract['id'],
  upline: 'shirin_agent',
  agent: 'low_agent',
  side: 'upline',
};

const payout: AgentPayout = {
  id: 'agp_00000001' as AgentPayout['id'],
  contractId: contract.id,
  version: 2,
  kind: 'dividend',
  upline: 'karim_agent',
  agent: 'shirin_agent',
  state: 'paid',
  amount: '1130.00',
  currency: 'BDT',
  computedAt: '2026-03-16T00:00:00.000Z',
  paidAt: '2026-03-16T00:00:00.000Z',
  explanation: {
    from: '2026-02-28T18:00:00.000Z',
    to: '2026-03-15T18:00:00.000Z',
    turnover: '10000.00',
    costs: { wins: '4000.00', rebates: '100.00', bonuses: '200.00', salaries: '50.00' },
    corrections: { turnover: '-120.00', wins: '0.00' },
    carriedIn: '0.00',
    carriedOut: '0.00',
    sum: '5650.00',
    base: '5650.00',
    validMembers: 7,
    tier: 2,
    basisPoints: 2_000,
    reason: null,
  },
};

const overview: ContractOverview = {
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  current: contract,
  offer: null,
  isFrozen: false,
  agents: [{ id: 'mem_00000009' as AgentContract['agentId'], account: 'low_agent' }],
};

const flags = ['CONTRACT3', 'SALARY3', 'DAILYSALARY3', 'HOURLYSALARY3', 'REALTIMESALARY3'];

async function openPage(page: CentrePage, options: HostOptions = {}) {
  const pieces = await Promise.all(
    ['agent-centre', `agent-centre/${page}`].map((name) => remote.overlays[name]?.()),
  );
  const [Overlay, Page] = pieces.map((piece) => Object.values(piece ?? {})[0]);
  if (!Overlay || !Page) throw new Error(`the remote has no ${page}`);
  const props = { page, onPage: () => undefined, onClose: () => undefined };
  return renderInHost(
    <Overlay {...props}>
      <Page {...props} />
    </Overlay>,
    {
      session: aSession({ account: 'shirin_agent', nickname: 'Shirin', type: 2 }),
      texts: { 'mfe-agent': remote.texts },
      publishes: description.topics.publishes,
      site: { flags },
      ...options,
      answers: {
        contractOverview: overview,
        agentContracts: { rows: [given], next: null },
        agentPayouts: { rows: [payout], next: null, currency: 'BDT', timeZone: 'Asia/Dhaka' },
        processDividend: contract,
        offerContract: given,
        ...options.answers,
      },
    },
  );
}

const inputs = (called: readonly { name: string; input: unknown }[], call: string) =>
  called.filter(({ name }) => name === call).map(({ input }) => input);

test('the menu has a page for each kind that the brand has', async () => {
  await openPage('dividend', { site: { flags: ['CONTRACT3', 'SALARY3', 'HOURLYSALARY3'] } });
  const menu = within(screen.getByRole('navigation', { name: 'Agent centre' }));
  expect(menu.getByRole('button', { name: 'Dividend' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Hourly salary' })).toBeVisible();
  expect(menu.queryByRole('button', { name: 'Daily salary' })).not.toBeInTheDocument();
});

test('a kind that is off states that, and the page makes no request', async () => {
  const { called } = await openPage('dailySalary', { site: { flags: ['CONTRACT3'] } });
  expect(screen.getByText('This site has no contracts of this kind.')).toBeVisible();
  expect(called).toEqual([]);
});

test('the own contract shows terms and dates, and an offer is accepted after a question', async () => {
  const user = userEvent.setup();
  const { called } = await openPage('dividend', {
    answers: { contractOverview: { ...overview, offer } },
  });
  expect(await screen.findByRole('heading', { name: 'karim_agent, version 2' })).toBeVisible();
  expect(
    screen.getAllByText('20.00% from ৳5,000.00 net result and 5 valid members')[0],
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept the offer of karim_agent' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(inputs(called, 'processDividend')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputs(called, 'processDividend')).toEqual([{ contractId: offer.id, action: 'accept' }]);
});

test('a refused answer says why and leaves the question open', async () => {
  const user = userEvent.setup();
  await openPage('dividend', {
    answers: {
      contractOverview: { ...overview, offer },
      processDividend: new CallFailed({ code: 'already-decided' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reject the offer of karim_agent' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/^This has been decided already/)).toBeVisible();
});

test('given contracts are filtered in the address, and an agent with unpaid payouts cannot offer', async () => {
  const user = userEvent.setup();
  const { called } = await openPage('dividend', {
    path: '/?contract-state=active',
    answers: { contractOverview: { ...overview, isFrozen: true } },
  });
  expect(await screen.findByRole('row', { name: /low_agent.*10.00% – 20.00%/ })).toBeVisible();
  expect(inputs(called, 'agentContracts')[0]).toMatchObject({ side: 'offered', state: 'active' });
  expect(screen.getByRole('button', { name: 'Offer a contract' })).toBeDisabled();
  expect(screen.getByText(/^Payouts to agents below are unpaid/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Ended');
  await waitFor(() =>
    expect(inputs(called, 'agentContracts').at(-1)).toMatchObject({ state: 'ended' }),
  );
});

test('an offer beyond the own contract is refused at its field before it is sent', async () => {
  const user = userEvent.setup();
  const { called } = await openPage('dividend');
  await user.click(await screen.findByRole('button', { name: 'Offer a contract' }));
  const dialog = within(screen.getByRole('dialog'));
  const [first] = dialog.getAllByRole('textbox', { name: 'Rate, %' });
  if (!first) throw new Error('there is a rate');
  await user.clear(first);
  await user.type(first, '10,01');
  await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(first).toHaveAccessibleDescription(
    'At most 10%: the upper contract pays no more at this tier. Above: shirin_agent. Below: low_agent.',
  );
  expect(inputs(called, 'offerContract')).toEqual([]);
  await user.clear(first);
  await user.type(first, '৯.৫');
  await user.click(dialog.getByRole('button', { name: 'Remove tier 2' }));
  await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputs(called, 'offerContract')).toEqual([
    {
      agentId: 'mem_00000009',
      days: 3,
      terms: { ...terms, tiers: [{ threshold: '0.00', members: 0, basisPoints: 950 }] },
    },
  ]);
});

test('a payout opens its explanation, the file has the same filter, and a change loads again', async () => {
  const user = userEvent.setup();
  const { called, host } = await openPage('dividend', {
    path: '/?payout-side=owed&payout-from=2026-03-01&payout-to=2026-03-31',
  });
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(within(table).getByRole('row', { name: /shirin_agent.*৳1,130.00/ })).toBeVisible();
  const query = { kind: 'dividend', side: 'owed', from: '2026-03-01', to: '2026-03-31' };
  expect(inputs(called, 'agentPayouts')[0]).toMatchObject(query);
  const [contracts, file] = screen
    .getAllByRole('link', { name: 'Download as CSV' })
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://localhost'));
  expect(contracts?.pathname).toBe(agentContractFilePath);
  expect(Object.fromEntries(file?.searchParams ?? [])).toEqual(query);
  await user.click(within(table).getByRole('button', { name: /^How the payout/ }));
  const dialog = screen.getByRole('dialog', { name: 'How the payout came about' });
  expect(dialog).toHaveTextContent(/Winnings of members.*4,000.00/);
  expect(dialog).toHaveTextContent('2: 20.00%');
  expect(dialog).toHaveTextContent(/corrections of bets of earlier days.*120.00/);
  const count = () => inputs(called, 'agentPayouts').length;
  const before = count();
  act(() => host.publish('agent-contract.changed', { kind: 'dividend' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('without contracts and payouts the page says so, also in Arabic', async () => {
  await openPage('realTimeSalary', {
    language: 'ar',
    answers: {
      contractOverview: { ...overview, current: null, agents: [] },
      agentContracts: { rows: [], next: null },
      agentPayouts: { rows: [], next: null, currency: 'BDT', timeZone: 'Asia/Dhaka' },
    },
  });
  expect(await screen.findByText('ليس لديك عقد من هذا النوع')).toBeVisible();
  expect(await screen.findByText('لا مدفوعات في هذه الفترة')).toBeVisible();
});

describeForm('offer of a contract', {
  call: 'offerContract',
  open: async (line) => {
    const single = { ...terms, tiers: terms.tiers.slice(1) };
    const hosted = await openPage('dividend', {
      answers: {
        contractOverview: { ...overview, current: { ...contract, terms: single } },
        offerContract: line.gives(given),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Offer a contract' }));
    return hosted;
  },
  fields: [
    { name: 'terms.tiers.0.threshold', good: '6000.50', refuses: ['much', '-1'] },
    { name: 'terms.tiers.0.members', good: '6', refuses: ['1.5', 'few', '100001'] },
    {
      name: 'terms.tiers.0.basisPoints',
      good: '12.5',
      sends: '1250',
      refuses: ['0', '20.01', '1.234', 'half'],
    },
    { name: 'terms.minimumTurnover', good: '501', refuses: ['499.99', 'none'] },
    { name: 'terms.validTurnover', good: '101', refuses: ['99', 'none'] },
  ],
});
